package org.jointscope.ui.pane;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Cure;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.pane.Details.Action;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The buttons for the cures of an issue, or of a rule of an engine.
 *
 * @param apply makes the edit of a cure for some findings, or searches for one
 */
public record CureActions(Texts texts, OpenModel open, BiConsumer<Cure, List<Finding>> apply) {

    /**
     * The cures that apply to the open animation, the best first.
     *
     * @param findings in the animation
     */
    public List<Action> of(List<Cure> cures, List<Finding> findings) {
        return open.md5Anim().stream()
                .flatMap(
                        anim ->
                                Cure.ordered(cures, anim).stream()
                                        .flatMap(cure -> action(cure, findings, anim).stream()))
                .toList();
    }

    private Optional<Action> action(Cure cure, List<Finding> findings, Md5Anim anim) {
        return switch (cure.scope()) {
            case SEARCH, FILE -> Optional.of(action(cure, findings, text(cure), tip(cure)));
            case PAIR -> open.md5Mesh().map(mesh -> action(cure, findings, text(cure), tip(cure)));
            case ROWS ->
                    cure.edit(findings, anim, open.md5Mesh())
                            .map(edit -> ofRows(cure, findings, edit, anim));
        };
    }

    private Action ofRows(Cure cure, List<Finding> findings, Edit edit, Md5Anim anim) {
        Edit first = edit instanceof Several several ? several.edits().getFirst() : edit;
        int count = edit instanceof Several several ? several.edits().size() : 1;
        String what = new EditWords(texts).of(edit, anim);
        return action(cure, findings, text(cure, count, value(first)), tip(cure, what));
    }

    /** What a row gets, or the frames in which it changes. */
    private String value(Edit edit) {
        return switch (edit) {
            case StartEdit start -> Integer.toString(start.startIndex());
            case NegateOrientation(int joint, FrameSpan frames) ->
                    texts.of(
                            "issues.cure.frames",
                            frames.last() - frames.first() + 1,
                            frames.first(),
                            frames.last());
            default -> "";
        };
    }

    private Action action(Cure cure, List<Finding> findings, String text, String tip) {
        return new Action("cure" + cure, text, tip, () -> apply.accept(cure, findings));
    }

    private String text(Cure cure, Object... arguments) {
        return texts.of("issues.cure." + cure, arguments);
    }

    private String tip(Cure cure, Object... arguments) {
        return texts.of("issues.cure." + cure + ".tip", arguments);
    }
}
