package org.jointscope.ui.md5.anomalies;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.analysis.Anomalies;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.analysis.AnomalyMap;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.plot.HeatCell;
import org.jointscope.ui.plot.HeatMap;

/**
 * The plausibility of the animation, joint by joint and frame by frame: by a metric that the user selects, and in a
 * assessment. It is computed in the background when the pane is first visible, and again after every edit; until then
 * the last plot is shown.
 */
public final class AnomaliesViewModel implements HeatMap.Actions {

    private static final int MOST_SUSPECTS = 12;

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The metric of the plot. */
    final ObjectProperty<AnomalyMeasure> measure = new SimpleObjectProperty<>(this, "measure", AnomalyMeasure.WORST);

    final ReadOnlyObjectWrapper<State> state;

    /** The cell under the pointer. */
    final ObjectProperty<HeatCell> pointed = new SimpleObjectProperty<>(this, "pointed", HeatCell.NONE);

    /** The numbers of the selected joint at the playhead, in a line; otherwise an instruction. */
    final StringBinding current;

    /** The numbers of the cell under the pointer, or otherwise the current ones. */
    final StringBinding numbers;

    private final Document document;
    private final ModelPlayhead playhead;
    private final BackgroundWork work;
    private final Texts texts;
    private final AnomalyTexts words;
    private Optional<Anomalies> measured = Optional.empty();
    private SkinnedModel model = SkinnedModel.none();
    private final WhenSeen measuring = new WhenSeen(showing, this::compute);

    /**
     * A joint that exceeds the limit in some frames.
     *
     * @param cell the joint at the first of its worst frames
     * @param text its name and the number of frames
     * @param explanation the problem in that frame
     */
    record Suspect(HeatCell cell, String text, String explanation) {}

    /**
     * The results for the animation.
     *
     * @param suspects the first of the joints that exceed the limit, the worst first
     * @param count the number of joints that exceed the limit
     * @param missing the text of the empty pane; empty if there is something to show
     */
    record State(AnomalyPicture picture, Assessment assessment, List<Suspect> suspects, int count, String missing) {

        private static State missing(String reason) {
            return new State(AnomalyPicture.NONE, Assessment.NONE, List.of(), 0, reason);
        }
    }

    /** @param work a lane of its own */
    public AnomaliesViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.playhead = document.modelPlayhead();
        this.work = work;
        this.texts = texts;
        this.words = new AnomalyTexts(texts);
        this.state = new ReadOnlyObjectWrapper<>(this, "state", State.missing(texts.of("anomalies.missing")));
        this.current = Bindings.createStringBinding(
                this::describeCurrent, state, selectedJointProperty(), playhead.readableFrameProperty());
        this.numbers = Bindings.createStringBinding(
                () -> isCell(pointed.get()) ? describe(pointed.get()) : current.get(), current, pointed);
        document.onModel(this::load);
        measure.subscribe((before, now) -> outdate());
    }

    /** Called when another model is open, or another version of the same. */
    private void load(OpenModel open) {
        Optional<Clip> clip = open.model().clip();
        if (open.model() == model) {
            // Only its text and its issues have changed.
            return;
        }
        model = open.model();
        measured = Optional.empty();
        if (clip.filter(it -> it.rig().size() > 0 && it.frameCount() > 0).isEmpty()) {
            state.set(State.missing(texts.of(clip.isEmpty() ? "anomalies.missing" : "anomalies.empty")));
        } else if (!picture().isLike(clip.get().rig(), clip.get().frameCount())) {
            state.set(State.missing(""));
        }
        outdate();
    }

    private void outdate() {
        work.cancel();
        measuring.run();
    }

    private void compute() {
        if (!state.get().missing().isEmpty()) {
            return;
        }
        OpenModel open = document.getOpen();
        Optional<Anomalies> known = measured;
        AnomalyMeasure chosen = measure.get();
        String title = texts.of("anomalies.computing");
        if (picture().isEmpty()) {
            assess(Assessment.State.COMPUTING, title);
        }
        work.start(
                title,
                () -> AnomalyPicture.of(known.orElseGet(() -> anomalies(open)), chosen),
                this::take,
                // This is an internal error, so it is shown as it is.
                fault -> assess(Assessment.State.BAD, texts.of("anomalies.failed", fault)));
    }

    private static Anomalies anomalies(OpenModel open) {
        return new Anomalies(open.model().clip().orElseThrow(), open.md5Mesh().map(Md5Kernel::bindPose));
    }

    private void assess(Assessment.State assessment, String text) {
        state.set(new State(picture(), new Assessment(assessment, text), List.of(), 0, ""));
    }

    private void take(AnomalyPicture done) {
        measured = Optional.of(done.anomalies());
        List<Integer> joints = done.map().suspects();
        String calm = done.measure() == AnomalyMeasure.WORST ? "calm" : "calm.one";
        String key = joints.isEmpty() ? calm : "trouble";
        state.set(new State(
                done,
                new Assessment(
                        joints.isEmpty() ? Assessment.State.GOOD : Assessment.State.BAD,
                        texts.of("anomalies." + key, joints.size())),
                joints.stream()
                        .limit(MOST_SUSPECTS)
                        .map(joint -> suspect(done, joint))
                        .toList(),
                joints.size(),
                ""));
    }

    private AnomalyPicture picture() {
        return state.get().picture();
    }

    private Suspect suspect(AnomalyPicture done, int joint) {
        AnomalyMap map = done.map();
        int worst = map.worstFrame(joint);
        return new Suspect(
                new HeatCell(joint, worst),
                texts.of("anomalies.suspect", done.anomalies().rig().name(joint), map.over(joint), map.frameCount()),
                words.explanation(done.anomalies(), joint, worst));
    }

    /** The text for this number of suspects that are not listed. */
    String describeMore(int count) {
        return texts.of("anomalies.more", count);
    }

    /** All numbers of a cell, in one line; empty without such a cell. */
    String describe(HeatCell cell) {
        return isCell(cell) ? words.numbers(picture().anomalies(), cell.joint(), cell.frame()) : "";
    }

    /** The meaning of the numbers of a cell that exceed a limit; empty without such a cell. */
    @Override
    public String explain(HeatCell cell) {
        return isCell(cell) ? words.explanation(picture().anomalies(), cell.joint(), cell.frame()) : "";
    }

    boolean isCell(HeatCell cell) {
        return picture().row(cell.joint()) >= 0
                && cell.frame() >= 0
                && cell.frame() < picture().frameCount();
    }

    private String describeCurrent() {
        int joint = selectedJointProperty().get();
        String line = describe(new HeatCell(joint, playhead.readableWholeFrame()));
        return line.isEmpty() ? texts.of("anomalies.hint") : line;
    }

    @Override
    public void goTo(HeatCell cell) {
        if (cell.joint() >= 0) {
            document.selectJoint(cell.joint());
        }
        if (cell.frame() >= 0) {
            playhead.seek(cell.frame());
        }
    }

    @Override
    public void goToWorst() {
        int joint = selectedJointProperty().get();
        if (picture().row(joint) >= 0) {
            playhead.seek(picture().map().worstFrame(joint));
        }
    }

    IntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }
}
