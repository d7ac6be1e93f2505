package org.jointscope.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.batch.BatchChecker;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.Severities;
import org.jointscope.files.GameTree;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.testing.FormatExamples;
import org.jointscope.testing.FormatExamples.Example;
import org.jointscope.testing.Markdown;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/lessons.md: its structure, the names of commands, and its animation. */
class LessonsTest {

    private static final int LESSONS = 12;

    private static final Path DOCUMENT = Path.of("docs/lessons.md");
    private static final Path BUNDLE = Path.of("resources/org/jointscope/messages/messages.properties");

    private static final Pattern LINK = Pattern.compile("(?m)^- \\[([^\\]]+)]\\(#([^)]+)\\)$");
    private static final Pattern LESSON = Pattern.compile("([0-9]+)\\. \\S.*");
    private static final Pattern STEP = Pattern.compile("([0-9]+)\\.([0-9]+) \\S.*");
    private static final Pattern PATH_IN_MENU = Pattern.compile("\\*\\*([^*]+ > [^*]+)\\*\\*");
    private static final Pattern SENTENCE_END = Pattern.compile("[.?](?=\\s|$)");

    private static final int MOST_SENTENCES = 6;

    @TempDir
    private Path folder;

    private static String document() throws IOException {
        return Files.readString(DOCUMENT);
    }

    /** The sections below a heading of a level, each with its heading as the first line. */
    private static List<String> sections(String text, String level) {
        return Arrays.stream(text.split("(?m)^" + level + " ")).skip(1).toList();
    }

    private static String heading(String section) {
        return section.lines().findFirst().orElseThrow();
    }

    @Test
    void twelveLessonsAreNumberedAndListed() throws IOException {
        List<String> headings =
                sections(document(), "##").stream().map(LessonsTest::heading).toList();
        assertThat(headings)
                .hasSize(LESSONS)
                .allMatch(heading -> LESSON.matcher(heading).matches());
        assertThat(headings.stream().map(heading -> heading.split("\\.")[0]))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, LESSONS)
                        .mapToObj(String::valueOf)
                        .toList());
        assertThat(LINK.matcher(document()).results().map(link -> link.group(1)))
                .containsExactlyElementsOf(headings);
        assertThat(LINK.matcher(document()).results())
                .allSatisfy(link -> assertThat(link.group(2)).isEqualTo(Markdown.anchor(link.group(1))));
    }

    @Test
    void everyStepExplainsAndHasAnActionAndAResult() throws IOException {
        List<String> lessons = sections(document(), "##");
        for (int lesson = 0; lesson < lessons.size(); lesson++) {
            List<String> steps = sections(lessons.get(lesson), "###");
            assertThat(steps).as(heading(lessons.get(lesson))).hasSizeBetween(3, 8);
            for (int step = 0; step < steps.size(); step++) {
                String text = steps.get(step);
                assertThat(heading(text))
                        .startsWith((lesson + 1) + "." + (step + 1) + " ")
                        .matches(STEP);
                assertThat(lines(text, "Do")).as(heading(text)).hasSize(1);
                assertThat(lines(text, "See")).as(heading(text)).hasSize(1);
                String explanation = text.substring(heading(text).length(), text.indexOf("\n**Do:** "));
                assertThat(SENTENCE_END
                                .matcher(explanation.replaceAll("(?s)```.*?```", ""))
                                .results())
                        .as(heading(text))
                        .hasSizeBetween(2, MOST_SENTENCES);
            }
        }
    }

    @Test
    void everyLessonEndsWithAQuestionAndItsAnswer() throws IOException {
        assertThat(sections(document(), "##")).allSatisfy(lesson -> {
            assertThat(lines(lesson, "Question")).hasSize(1);
            assertThat(lines(lesson, "Answer")).hasSize(1);
            assertThat(lesson.lastIndexOf("\n**See:** ")).isLessThan(lesson.indexOf("\n**Question:** "));
            assertThat(lesson.indexOf("\n**Question:** ")).isLessThan(lesson.indexOf("\n**Answer:** "));
        });
    }

    private static List<String> lines(String text, String label) {
        return text.lines()
                .filter(line -> line.startsWith("**" + label + ":** "))
                .toList();
    }

    @Test
    void commandsAreThoseOfTheMenus() throws IOException {
        Properties bundle = new Properties();
        try (var reader = Files.newBufferedReader(BUNDLE)) {
            bundle.load(reader);
        }
        Set<String> texts = bundle.values().stream()
                .map(text -> text.toString().replace("_", ""))
                .collect(Collectors.toSet());
        List<String> names = PATH_IN_MENU
                .matcher(document())
                .results()
                .flatMap(path -> Stream.of(path.group(1).split(" > ")))
                .toList();
        assertThat(names).hasSizeGreaterThan(50).isSubsetOf(texts);
    }

    @Test
    void animationHasNoIssuesAndThePoseOfTheText() throws IOException {
        List<Example> files =
                FormatExamples.in(document()).stream().filter(Example::isFile).toList();
        assertThat(files).extracting(Example::path).containsExactly("models/lever/lever.md5anim");
        byte[] bytes = files.getFirst().bytes();
        Files.write(folder.resolve("lever.md5anim"), bytes);
        new BatchChecker(List.of(folder), GameTree.NEARBY, new Severities(Map.of(), Set.of()), Engines.ALL)
                .into(result -> assertThat(result.issues()).isEmpty());
        SkinnedModel model =
                SkinnedModel.of(Md5Kernel.clip(Md5AnimReader.read(bytes).model(), Optional.empty()));
        model.pose(1, PoseOptions.FILE);
        assertThat(document())
                .contains(Arrays.stream(model.joints(), JointTransform.STRIDE, JointTransform.STRIDE + 3)
                        .mapToObj(number -> String.format(Locale.ROOT, "%.4f", number))
                        .collect(Collectors.joining(" ", "( ", " )")));
    }
}
