package org.jointscope.ui.md5.repair;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Baseframes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.MatchMesh;
import org.jointscope.edit.MeshBounds;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.PoseChange;
import org.jointscope.edit.Rebase;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.editing.EffectWords;
import org.jointscope.ui.text.Texts;

import java.util.Optional;
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

    /** Lays the floats out anew, joint after joint. */
    public void repack() {
        run(anim -> new Repack());
    }

    /** Gives the joints the startIndexes that one would expect, and leaves the floats alone. */
    public void renumberStarts() {
        run(anim -> new RenumberStarts());
    }

    /** Clears the bits of components that stay within a tolerance of the baseframe. */
    public void clearStill(Tolerance tolerance) {
        run(anim -> new ClearStill(tolerance));
    }

    /** Sets all six bits of every joint. */
    public void setAllComponents() {
        run(anim -> new AllComponents());
    }

    /** Makes frame 0 the baseframe. */
    public void rebaseToFrame() {
        run(anim -> new Rebase(Baseframes.ofFrame(anim, 0)));
    }

    /** Makes the mesh's bind pose the baseframe. */
    public void rebaseToBindPose() {
        withMesh(mesh -> run(anim -> new Rebase(Baseframes.ofBindPose(anim, mesh))));
    }

    /** Computes the bounds from the mesh. */
    public void computeBounds() {
        withMesh(mesh -> run(anim -> new ReplaceBounds(MeshBounds.of(mesh, anim))));
    }

    /** Keeps the bounds rows at the printed frame numbers, and renumbers the frames. */
    public void matchBounds() {
        run(anim -> new BoundsByFrameNumber());
    }

    /** Puts the joints into the order and under the names of the mesh. */
    public void matchMesh() {
        withMesh(mesh -> run(anim -> new MatchMesh(mesh)));
    }

    /** Negates a joint's quaternion in some frames. */
    public void negate(int joint, FrameSpan frames) {
        run(anim -> new NegateOrientation(joint, frames));
    }

    private void withMesh(Consumer<Md5Mesh> tool) {
        document.getOpen().md5Mesh().ifPresent(tool);
    }

    private void run(Function<Md5Anim, Edit> tool) {
        if (document.editing().file().isEmpty()) {
            return;
        }
        Md5Anim anim = document.editing().current();
        work.start(
                texts.of("repair.working"),
                () -> Made.of(tool.apply(anim), anim),
                this::take,
                failure -> document.noticeProperty().set(failure.toString()));
    }

    /** An edit, and what came of it. */
    private record Made(Edit edit, Md5Anim before, Md5Anim after) {
        static Made of(Edit edit, Md5Anim before) {
            return new Made(edit, before, edit.applyTo(before));
        }
    }

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

    /** Negates the quaternion of the selected joint. */
    public void negateSelected(FrameSpan frames) {
        selectedJoint().ifPresent(name -> negate(document.selectedJointProperty().get(), frames));
    }

    /** The frames that are played: what a range of frames begins as. */
    public FrameSpan playedFrames() {
        return new FrameSpan(
                document.modelPlayhead().rangeStart(), document.modelPlayhead().rangeEnd());
    }

    /** The last frame's number. */
    public int lastFrame() {
        return document.modelPlayhead().lastFrame();
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
