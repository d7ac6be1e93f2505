package org.jointscope.lesson;

import java.util.List;

/**
 * A lesson. Its texts are Markdown; see {@link Span}.
 *
 * @param number from 1 on
 * @param answer to the question at the end
 */
public record Lesson(int number, String title, List<LessonStep> steps, String question, String answer) {

    /**
     * The heading of a lesson, which is read without the lesson.
     *
     * @param steps their ids
     */
    public record Heading(int number, String title, List<String> steps) {}

    public Lesson {
        steps = List.copyOf(steps);
    }
}
