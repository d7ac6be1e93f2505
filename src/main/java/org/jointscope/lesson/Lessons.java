package org.jointscope.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.lesson.Lesson.Heading;
import org.jointscope.lesson.LessonStep.Paragraph;

/** All lessons. Their only source is docs/lessons.md, which the build adds to the program. */
public final class Lessons {

    private static final String DOCUMENT = "/org/jointscope/ui/help/lessons.md";

    private static final String LESSON_MARK = "## ";
    private static final String STEP_MARK = "### ";

    private static final Pattern LESSON = Pattern.compile("(?m)^## (\\d+)\\. (.+)\\R");
    private static final Pattern STEP = Pattern.compile("(?m)^### (\\d+\\.\\d+) (.+)\\R");

    /** An example, a labeled paragraph, or another paragraph. */
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\w*\\R(?<example>.*?)^```$"
            + "|^\\*\\*(?<label>\\w+):\\*\\*"
            + "\\h(?<labeled>\\S.*?)(?=\\R\\R|\\z)"
            + "|^(?<text>\\S.*?)(?=\\R\\R|\\z)");

    private Lessons() {}

    /** Read when one of them is needed. */
    private static final class All {
        static final List<Lesson> LESSONS = parse(read());
    }

    /** All lessons in their order. */
    public static List<Lesson> all() {
        return All.LESSONS;
    }

    /** The headings of all lessons, for a menu: without the patterns, in a few milliseconds. */
    public static List<Heading> headings() {
        List<Heading> headings = new ArrayList<>();
        for (String line : (Iterable<String>) read().lines()::iterator) {
            if (line.startsWith(LESSON_MARK) && Character.isDigit(line.charAt(LESSON_MARK.length()))) {
                int dot = line.indexOf('.');
                headings.add(new Heading(
                        Integer.parseInt(line.substring(LESSON_MARK.length(), dot)),
                        line.substring(dot + 2),
                        new ArrayList<>()));
            } else if (line.startsWith(STEP_MARK)) {
                headings.getLast()
                        .steps()
                        .add(line.substring(STEP_MARK.length(), line.indexOf(' ', STEP_MARK.length())));
            }
        }
        return headings;
    }

    /** A lesson by its number. */
    public static Optional<Lesson> find(int number) {
        return all().stream().filter(lesson -> lesson.number() == number).findFirst();
    }

    private static String read() {
        try (InputStream document = Lessons.class.getResourceAsStream(DOCUMENT)) {
            return new String(document.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Lesson> parse(String markdown) {
        List<Lesson> lessons = new ArrayList<>();
        String[] sections = LESSON.split(markdown);
        Matcher heading = LESSON.matcher(markdown);
        for (int i = 1; heading.find(); i++) {
            lessons.add(lesson(Integer.parseInt(heading.group(1)), heading.group(2), sections[i]));
        }
        return List.copyOf(lessons);
    }

    private static Lesson lesson(int number, String title, String section) {
        String[] sections = STEP.split(section);
        Matcher heading = STEP.matcher(section);
        List<LessonStep> steps = new ArrayList<>();
        for (int i = 1; heading.find(); i++) {
            steps.add(new LessonStep(
                    heading.group(1),
                    heading.group(2),
                    paragraphs(sections[i]),
                    labeled(sections[i], "Do"),
                    labeled(sections[i], "See")));
        }
        return new Lesson(number, title, steps, labeled(section, "Question"), labeled(section, "Answer"));
    }

    private static List<Paragraph> paragraphs(String section) {
        List<Paragraph> paragraphs = new ArrayList<>();
        Matcher block = BLOCK.matcher(section);
        while (block.find()) {
            if (block.group("example") != null) {
                paragraphs.add(new Paragraph(block.group("example").stripTrailing(), true));
            } else if (block.group("text") != null) {
                paragraphs.add(new Paragraph(unwrapped(block.group("text")), false));
            }
        }
        return paragraphs;
    }

    private static String labeled(String section, String label) {
        return BLOCK.matcher(section)
                .results()
                .filter(block -> label.equals(block.group("label")))
                .map(block -> unwrapped(block.group("labeled")))
                .findFirst()
                .orElse("");
    }

    private static String unwrapped(String paragraph) {
        return String.join(" ", Arrays.asList(paragraph.strip().split("\\s*\\R\\s*")));
    }
}
