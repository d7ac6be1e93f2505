package org.jointscope.lesson;

import java.util.List;

/**
 * A step of a lesson: one idea.
 *
 * @param id the number of the lesson and of the step in it: {@code 3.5}
 * @param action what to do in the window
 * @param result what is visible then
 */
public record LessonStep(String id, String title, List<Paragraph> text, String action, String result) {

    /**
     * A paragraph in Markdown, or the lines of an example.
     *
     * @param example whether it is an example, which is not Markdown and does not wrap
     */
    public record Paragraph(String text, boolean example) {}

    public LessonStep {
        text = List.copyOf(text);
    }
}
