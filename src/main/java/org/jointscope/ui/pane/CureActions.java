package org.jointscope.ui.pane;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Content;
import org.jointscope.edit.Cure;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.pane.Details.Action;

/**
 * The buttons for the cures of an issue, or of a rule of an engine.
 *
 * @param apply makes the edit of a cure for some findings, or searches for one
 */
public record CureActions(Texts texts, OpenModel open, BiConsumer<Cure, List<Finding>> apply) {

    /** Those of some cures that can fix issues of a file; none if it is not open for editing. */
    public List<Cure> in(InspectedFile file, List<Cure> cures) {
        boolean editable = Stream.of(open.mesh(), open.anim()).anyMatch(it -> it.orElse(null) == file);
        return editable
                ? cures.stream().filter(cure -> cure.isFor(file.content())).toList()
                : List.of();
    }

    /**
     * The cures that make sense for the open animation, the best first.
     *
     * @param findings in the file that they change
     */
    public List<Action> of(List<Cure> cures, List<Finding> findings) {
        Md5Anim anim = open.md5Anim().orElse(Md5Anim.EMPTY);
        return Cure.suitable(cures, anim).stream()
                .flatMap(cure -> action(cure, findings, anim).stream())
                .toList();
    }

    private Optional<Action> action(Cure cure, List<Finding> findings, Md5Anim anim) {
        return switch (cure.scope()) {
            case SEARCH, FILE -> Optional.of(action(cure, findings, text(cure), tip(cure)));
            case PAIR -> open.md5Mesh().map(mesh -> action(cure, findings, text(cure), tip(cure)));
            case ROWS -> cure.edit(findings, anim, open.md5Mesh()).map(edit -> ofRows(cure, findings, edit, anim));
        };
    }

    private Action ofRows(Cure cure, List<Finding> findings, Edit edit, Md5Anim anim) {
        Edit first = edit instanceof Several several ? several.edits().getFirst() : edit;
        int count = edit instanceof Several several ? several.edits().size() : 1;
        String what = new EditWords(texts).of(edit, Content.of(anim));
        return action(cure, findings, text(cure, count, value(first)), tip(cure, what));
    }

    /** What a row gets, or the frames in which it changes. */
    private String value(Edit edit) {
        return switch (edit) {
            case StartEdit start -> Integer.toString(start.startIndex());
            case NegateOrientation(int joint, FrameSpan frames) ->
                texts.of("issues.cure.frames", frames.last() - frames.first() + 1, frames.first(), frames.last());
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
