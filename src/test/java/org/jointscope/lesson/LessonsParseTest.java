package org.jointscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jointscope.lesson.LessonStep.Paragraph;
import org.jointscope.lesson.Span.Style;
import org.junit.jupiter.api.Test;

/** Reading the document of the lessons. */
class LessonsParseTest {

    private static final String DOCUMENT = """
        # Lessons

        Introduction with **Do** in it.

        ## 1. First

        ### 1.1 A step

        One sentence
        in two lines.

        ```console
        $ jointscope

        second
        ```

        After it.

        **Do:** Choose **View > Mesh**
        now.

        **See:** The *mesh*.

        **Question:** Why?

        **Answer:** Because
        of it.

        ## 2. Second

        ### 2.1 Another

        Text.

        **Do:** This.

        **See:** That.

        **Question:** Q

        **Answer:** A
        """;

    @Test
    void lessonHasStepsWithTextActionAndResult() {
        List<Lesson> lessons = Lessons.parse(DOCUMENT);
        assertThat(lessons).extracting(Lesson::title).containsExactly("First", "Second");
        assertThat(lessons.getFirst())
                .isEqualTo(new Lesson(
                        1,
                        "First",
                        List.of(new LessonStep(
                                "1.1",
                                "A step",
                                List.of(
                                        new Paragraph("One sentence in two lines.", false),
                                        new Paragraph("$ jointscope\n\nsecond", true),
                                        new Paragraph("After it.", false)),
                                "Choose **View > Mesh** now.",
                                "The *mesh*.")),
                        "Why?",
                        "Because of it."));
    }

    @Test
    void programContainsTheWholeDocument() throws IOException {
        String document = Files.readString(Path.of("docs/lessons.md"));
        assertThat(Lessons.all()).hasSize(12).isEqualTo(Lessons.parse(document));
        long steps = Pattern.compile("(?m)^### ").matcher(document).results().count();
        assertThat(Lessons.all().stream().flatMap(lesson -> lesson.steps().stream()))
                .hasSize((int) steps)
                .allSatisfy(step -> {
                    assertThat(step.text()).as(step.id()).isNotEmpty();
                    assertThat(step.action()).as(step.id()).isNotEmpty();
                    assertThat(step.result()).as(step.id()).isNotEmpty();
                });
        assertThat(Lessons.all())
                .allSatisfy(lesson ->
                        assertThat(List.of(lesson.question(), lesson.answer())).doesNotContain(""));
        assertThat(Lessons.find(13)).isEmpty();
        assertThat(Lessons.find(3).orElseThrow().steps().get(4).title()).isEqualTo("One component too early");
    }

    @Test
    void textsHaveStyles() {
        assertThat(Span.of("Select **Flags**, `chest` and *none*: 41 × (3 + 3), q · p · q*."))
                .containsExactly(
                        new Span("Select ", Style.PLAIN),
                        new Span("Flags", Style.STRONG),
                        new Span(", ", Style.PLAIN),
                        new Span("chest", Style.CODE),
                        new Span(" and ", Style.PLAIN),
                        new Span("none", Style.EMPHASIS),
                        new Span(": 41 × (3 + 3), q · p · q*.", Style.PLAIN));
        assertThat(Span.plain("The [format guide](format.md) has **all**.")).isEqualTo("The format guide has all.");
    }

    @Test
    void noMarkOfMarkdownRemainsInATextOfALesson() {
        assertThat(Lessons.all().stream()
                        .flatMap(lesson -> lesson.steps().stream())
                        .flatMap(step -> step.text().stream())
                        .filter(paragraph -> !paragraph.example())
                        .map(paragraph -> Span.plain(paragraph.text())))
                .noneMatch(text -> text.contains("**") || text.contains("`") || text.contains("]("));
    }

    @Test
    void headingsAreThoseOfTheLessons() {
        assertThat(Lessons.headings())
                .isEqualTo(Lessons.all().stream()
                        .map(lesson -> new Lesson.Heading(
                                lesson.number(),
                                lesson.title(),
                                lesson.steps().stream().map(LessonStep::id).toList()))
                        .toList());
    }
}
