package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.export.Json;
import org.jointscope.lesson.Lesson;
import org.jointscope.lesson.LessonStep;
import org.jointscope.lesson.LessonStep.Paragraph;
import org.jointscope.lesson.Lessons;
import org.jointscope.lesson.Span;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "lesson", mixinStandardHelpOptions = true)
final class LessonCommand extends JsonCommand {

    private static final int WIDTH = 80;
    private static final String INDENT = "    ";

    @Parameters(arity = "0..1", paramLabel = "N")
    private Optional<Integer> number = Optional.empty();

    @Override
    public Integer call() {
        List<Lesson> lessons = number.map(
                        it -> List.of(Lessons.find(it).orElseThrow(() -> wrongUse("cli.lesson.unknown", it))))
                .orElseGet(Lessons::all);
        print(
                json -> json.objects("lessons", lessons, (each, lesson) -> write(each, lesson, number.isPresent())),
                out -> {
                    for (Lesson lesson : lessons) {
                        if (number.isPresent()) {
                            print(lesson, out);
                        } else {
                            out.println(Words.text(
                                    "cli.lesson.line",
                                    lesson.number(),
                                    lesson.title(),
                                    lesson.steps().size()));
                        }
                    }
                });
        return 0;
    }

    private static void write(Json json, Lesson lesson, boolean whole) throws IOException {
        json.member("number", lesson.number()).member("title", lesson.title());
        if (!whole) {
            json.member("steps", lesson.steps().size());
            return;
        }
        json.objects(
                        "steps",
                        lesson.steps(),
                        (each, step) -> each.member("id", step.id())
                                .member("title", step.title())
                                .member("text", text(step))
                                .member("do", Span.plain(step.action()))
                                .member("see", Span.plain(step.result())))
                .member("question", Span.plain(lesson.question()))
                .member("answer", Span.plain(lesson.answer()));
    }

    private static String text(LessonStep step) {
        return step.text().stream()
                .map(paragraph -> paragraph.example() ? paragraph.text() : Span.plain(paragraph.text()))
                .collect(Collectors.joining("\n\n"));
    }

    private static void print(Lesson lesson, PrintWriter out) {
        out.println(Words.text("cli.lesson.title", lesson.number(), lesson.title()));
        for (LessonStep step : lesson.steps()) {
            out.println();
            out.println(step.id() + " " + step.title());
            step.text().forEach(paragraph -> print(paragraph, out));
            print(Words.text("cli.lesson.do", Span.plain(step.action())), out);
            print(Words.text("cli.lesson.see", Span.plain(step.result())), out);
        }
        print(Words.text("cli.lesson.question", Span.plain(lesson.question())), out);
        print(Words.text("cli.lesson.answer", Span.plain(lesson.answer())), out);
    }

    /** An example keeps its lines, which can be longer. */
    private static void print(Paragraph paragraph, PrintWriter out) {
        if (paragraph.example()) {
            out.println();
            // A tab would be replaced as a control character.
            paragraph
                    .text()
                    .replace("\t", INDENT)
                    .lines()
                    .forEach(line -> out.println((INDENT + line).stripTrailing()));
        } else {
            print(Span.plain(paragraph.text()), out);
        }
    }

    private static void print(String paragraph, PrintWriter out) {
        out.println();
        String rest = paragraph;
        while (rest.length() > WIDTH) {
            int end = rest.lastIndexOf(' ', WIDTH);
            out.println(rest.substring(0, end));
            rest = rest.substring(end + 1);
        }
        out.println(rest);
    }
}
