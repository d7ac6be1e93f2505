package org.jointscope.ui.md5.repair;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.PoseChange;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.editing.EffectWords;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.text.Texts;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Tools that change much at once. Each is one edit, which can be undone; what it changed stands in
 * the list of edits, and in a sentence in the status line.
 */
public final class RepairViewModel {

    private final Document document;
    private final BackgroundWork work;
    private final BackgroundWork previews;
    private final Texts texts;
    private final EditWords words;
    private final EffectWords effects;
    private Runnable done = () -> {};
    private Runnable suggesting = () -> {};

    /**
     * @param work a lane for the tools
     * @param previews a lane for what they would do
     */
    public RepairViewModel(
            Document document, BackgroundWork work, BackgroundWork previews, Texts texts) {
        this.document = document;
        this.work = work;
        this.previews = previews;
        this.texts = texts;
        this.words = new EditWords(texts);
        this.effects = new EffectWords(texts);
    }

    /** Calls back when a tool has changed something. */
    public void onDone(Runnable listener) {
        done = listener;
    }

    /** Calls back when somebody wants to see what would make sense of the animation. */
    public void onSuggest(Runnable listener) {
        suggesting = listener;
    }

    /** Shows what would make sense of the animation. */
    public void suggest() {
        suggesting.run();
    }

    /** Makes an edit that depends on the animation and the mesh beside it. */
    void run(BiFunction<Md5Anim, Md5Mesh, Edit> tool) {
        document.getOpen().md5Mesh().ifPresent(mesh -> run(anim -> tool.apply(anim, mesh)));
    }

    /** Makes an edit that depends on the animation, in the background. */
    void run(Function<Md5Anim, Edit> tool) {
        if (document.editing().file().isEmpty()) {
            return;
        }
        Md5Anim before = document.editing().current();
        work.start(
                texts.of("repair.working"),
                () -> {
                    Edit edit = tool.apply(before);
                    return new Made(edit, before, edit.applyTo(before));
                },
                this::take,
                failure -> document.noticeProperty().set(failure.toString()));
    }

    private record Made(Edit edit, Md5Anim before, Md5Anim after) {}

    private void take(Made made) {
        String title = words.of(made.edit(), made.before());
        if (!document.editing().apply(made.edit(), made.before(), made.after())) {
            document.noticeProperty().set(texts.of("repair.late", title));
            return;
        }
        String summary = words.summary(made.before(), made.after());
        document.noticeProperty()
                .set(
                        summary.isEmpty()
                                ? texts.of("repair.nothing", title)
                                : texts.of("repair.done", title, summary));
        if (!summary.isEmpty()) {
            done.run();
        }
    }

    /** What a tolerance would do: how many floats it would save, and what would move. */
    public void preview(Tolerance tolerance, Consumer<String> take) {
        Md5Anim before = document.editing().current();
        previews.start(
                texts.of("repair.working"),
                () -> preview(before, new ClearStill(tolerance).applyTo(before)),
                take,
                failure -> take.accept(failure.toString()));
    }

    private String preview(Md5Anim before, Md5Anim after) {
        String summary = words.summary(before, after);
        return summary.isEmpty()
                ? texts.of("repair.preview.nothing")
                : summary + "\n" + effects.of(PoseChange.between(before, after), before);
    }

    /** Gives up what is being computed for a preview. */
    public void endPreview() {
        previews.cancel();
    }

    /** The selected joint, if it is one of the animation. */
    public Optional<String> selectedJoint() {
        int joint = document.selectedJointProperty().get();
        Md5Anim anim = document.editing().current();
        return joint >= 0 && joint < anim.hierarchy().size()
                ? Optional.of(anim.hierarchy().get(joint).name())
                : Optional.empty();
    }

    /** Negates the quaternion of the selected joint in some frames. */
    void negateSelected(FrameSpan frames) {
        int joint = document.selectedJointProperty().get();
        selectedJoint().ifPresent(name -> run(anim -> new NegateOrientation(joint, frames)));
    }

    /** What plays the animation: a range of frames begins as the one that is played. */
    ModelPlayhead playhead() {
        return document.modelPlayhead();
    }

    /** Whether there is an animation to work on. */
    public ObservableValue<Boolean> animProperty() {
        return document.modelProperty().map(open -> open.anim().isPresent());
    }

    /** Whether there is a mesh beside the animation. */
    public ObservableValue<Boolean> pairProperty() {
        return document.modelProperty()
                .map(open -> open.anim().isPresent() && open.mesh().isPresent());
    }

    /** Whether a joint of an animation is selected. */
    public ObservableValue<Boolean> jointProperty() {
        return Bindings.createBooleanBinding(
                () -> document.getOpen().anim().isPresent() && selectedJoint().isPresent(),
                document.stateProperty(),
                document.selectedJointProperty());
    }
}
