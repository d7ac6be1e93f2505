package org.jointscope.ui.md5.repair;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Content;
import org.jointscope.edit.Cure;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.PoseChange;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.editing.EffectWords;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.text.Numbers;

/**
 * Tools that change much at once. Each is one edit, which can be undone; its changes are in the list of edits, and in a
 * sentence in the status line.
 */
public final class RepairViewModel {

    private static final Edit NOTHING = new Several(List.of());

    private static final int USUAL_RATE = 24;

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
     * @param previews a lane for the previews of their results
     */
    public RepairViewModel(Document document, BackgroundWork work, BackgroundWork previews, Texts texts) {
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

    /** Calls back when the suggestions are requested. */
    public void onSuggest(Runnable listener) {
        suggesting = listener;
    }

    /** Shows the suggestions for the animation. */
    public void suggest() {
        suggesting.run();
    }

    /** Makes an edit that depends on the animation and the open mesh. */
    void run(BiFunction<Md5Anim, Md5Mesh, Edit> tool) {
        document.getOpen().md5Mesh().ifPresent(mesh -> run(anim -> tool.apply(anim, mesh)));
    }

    /** Makes an edit that depends on the animation, in the background. */
    void run(Function<Md5Anim, Edit> tool) {
        run(tool, done);
    }

    /** Makes the edit of a cure for some findings, or shows the suggestions. */
    public void cure(Cure cure, List<Finding> findings) {
        Optional<Md5Mesh> mesh = document.getOpen().md5Mesh();
        if (cure == Cure.SUGGEST) {
            suggest();
        } else {
            run(anim -> cure.edit(findings, anim, mesh).orElse(NOTHING), () -> {});
        }
    }

    private void run(Function<Md5Anim, Edit> tool, Runnable then) {
        Content before = document.editing().current();
        if (before.equals(Content.EMPTY)) {
            return;
        }
        work.start(
                texts.of("repair.working"),
                () -> {
                    Edit edit = tool.apply(before.anim());
                    return new Made(edit, before, edit.applyTo(before));
                },
                made -> take(made, then),
                failure -> document.noticeProperty().set(texts.of("repair.failed", failure)));
    }

    private record Made(Edit edit, Content before, Content after) {}

    private void take(Made made, Runnable then) {
        String title = words.of(made.edit(), made.before());
        if (!document.editing().apply(made.edit(), made.before(), made.after())) {
            document.noticeProperty().set(texts.of("repair.late", title));
            return;
        }
        String summary = words.summary(made.before(), made.after());
        document.noticeProperty().set(notice(made.edit(), title, summary));
        if (!summary.isEmpty()) {
            then.run();
        }
    }

    /** The title of a change to one number contains the change. */
    private String notice(Edit edit, String title, String summary) {
        if (summary.isEmpty()) {
            return texts.of("repair.nothing", title);
        }
        boolean isWhole = edit instanceof FlagsEdit || edit instanceof StartEdit || title.equals(summary);
        return isWhole ? title : texts.of("repair.done", title, summary);
    }

    /** Previews a tolerance: the number of components saved, and the effect on the pose. */
    public void preview(Tolerance tolerance, Consumer<String> take) {
        Md5Anim before = document.editing().current().anim();
        previews.start(
                texts.of("repair.working"),
                () -> preview(before, new ClearStill(tolerance).applyTo(before)),
                take,
                failure -> take.accept(texts.of("repair.failed", failure)));
    }

    private String preview(Md5Anim before, Md5Anim after) {
        String summary = words.summary(Content.of(before), Content.of(after));
        return summary.isEmpty()
                ? texts.of("repair.preview.nothing")
                : summary + "\n" + effects.of(PoseChange.between(before, after), before);
    }

    /** Cancels the computation of a preview. */
    public void endPreview() {
        previews.cancel();
    }

    /** The selected joint, if it belongs to the animation. */
    public Optional<String> selectedJoint() {
        int joint = document.selectedJointProperty().get();
        Md5Anim anim = document.editing().current().anim();
        return joint >= 0 && joint < anim.hierarchy().size()
                ? Optional.of(anim.hierarchy().get(joint).name())
                : Optional.empty();
    }

    /** Negates the quaternion of the selected joint in some frames. */
    void negateSelected(FrameSpan frames) {
        int joint = document.selectedJointProperty().get();
        selectedJoint().ifPresent(name -> run(anim -> new NegateOrientation(joint, frames)));
    }

    /** The playhead; its frame range is the default range of the tools. */
    ModelPlayhead playhead() {
        return document.modelPlayhead();
    }

    /** Whether an animation is open. */
    public ObservableValue<Boolean> animProperty() {
        return document.modelProperty().map(open -> open.anim().isPresent());
    }

    /** Whether the open animation declares a frame rate. */
    ObservableValue<Boolean> frameRateProperty() {
        return document.modelProperty()
                .map(open -> open.md5Anim().flatMap(Md5Anim::frameRate).isPresent());
    }

    /** The frame rate of the edited animation, as an integer; {@value #USUAL_RATE} if it is not greater than 0. */
    int frameRate() {
        return document.editing()
                .current()
                .anim()
                .frameRate()
                .map(rate -> (int) Math.rint(rate.value()))
                .filter(rate -> rate > 0)
                .orElse(USUAL_RATE);
    }

    /** The time from the first frame to the last at a frame rate. */
    String duration(int frameRate) {
        int frames = document.editing().current().anim().frames().size();
        double seconds = Math.max(0, frames - 1) / (double) frameRate;
        return texts.of("repair.frameRate.duration", frames, Numbers.fixed(seconds, 3));
    }

    /** Whether a mesh is open with the animation. */
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
