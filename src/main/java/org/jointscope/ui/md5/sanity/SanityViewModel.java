package org.jointscope.ui.md5.sanity;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

import org.jointscope.analysis.Sanity;
import org.jointscope.analysis.Sanity.SanityMeasure;
import org.jointscope.analysis.SanityMap;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;

/**
 * How plausible the numbers of the animation are, joint by joint and frame by frame: by a measure
 * that can be chosen, and in a verdict. It is computed in the background once the pane is looked
 * at, and again after every edit; until then the last picture stays.
 */
public final class SanityViewModel {

    private static final int MOST_SUSPECTS = 12;

    /** Whether anyone can see the pane; while nobody can, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    private final Document document;
    private final ModelPlayhead playhead;
    private final BackgroundWork work;
    private final Texts texts;
    private final SanityTexts words;
    private final List<MeasureChoice> measures;
    private final ObjectProperty<MeasureChoice> measure;
    private final ReadOnlyObjectWrapper<SanityPicture> picture =
            new ReadOnlyObjectWrapper<>(this, "picture", SanityPicture.NONE);
    private final ReadOnlyObjectWrapper<SanityResult> verdict =
            new ReadOnlyObjectWrapper<>(this, "verdict", SanityResult.NONE);
    private final ReadOnlyStringWrapper missing = new ReadOnlyStringWrapper(this, "missing", "");
    private Optional<Sanity> measured = Optional.empty();
    private SkinnedModel model = SkinnedModel.none();
    private final WhenSeen measuring = new WhenSeen(showing, this::compute);

    /**
     * @param work a lane of its own
     */
    public SanityViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.playhead = document.modelPlayhead();
        this.work = work;
        this.texts = texts;
        this.words = new SanityTexts(texts);
        this.measures = words.choices();
        this.measure = new SimpleObjectProperty<>(this, "measure", measures.getFirst());
        missing.set(texts.of("sanity.missing"));
        document.onModel(this::load);
        measure.subscribe((before, now) -> outdate());
    }

    /** Another model is open, or another version of the same. */
    private void load(OpenModel open) {
        Optional<Clip> clip = open.model().clip();
        if (open.model() == model) {
            // Only its text and its issues are others.
            return;
        }
        model = open.model();
        boolean any = clip.filter(it -> it.rig().size() > 0 && it.frameCount() > 0).isPresent();
        missing.set(any ? "" : texts.of(clip.isEmpty() ? "sanity.missing" : "sanity.empty"));
        measured = Optional.empty();
        if (!any || !picture.get().isLike(clip.get().rig(), clip.get().frameCount())) {
            picture.set(SanityPicture.NONE);
            verdict.set(SanityResult.NONE);
        }
        outdate();
    }

    private void outdate() {
        work.cancel();
        measuring.run();
    }

    private void compute() {
        if (!missing.get().isEmpty()) {
            return;
        }
        OpenModel open = document.getOpen();
        Optional<Sanity> known = measured;
        SanityMeasure chosen = measure.get().measure();
        if (picture.get().isEmpty()) {
            verdict.set(
                    new SanityResult(SanityResult.State.COMPUTING, texts.of("sanity.computing")));
        }
        work.start(
                texts.of("sanity.computing"),
                () -> SanityPicture.of(known.orElseGet(() -> sanity(open)), chosen),
                this::take,
                this::fail);
    }

    private static Sanity sanity(OpenModel open) {
        return Sanity.of(
                open.model().clip().orElseThrow(), open.md5Mesh().map(Md5Kernel::bindPose));
    }

    private void take(SanityPicture done) {
        measured = Optional.of(done.sanity());
        picture.set(done);
        verdict.set(judge(done));
    }

    /** That is a fault of ours, so it is told as it is. */
    private void fail(Throwable fault) {
        verdict.set(new SanityResult(SanityResult.State.FAILED, texts.of("sanity.failed", fault)));
    }

    private SanityResult judge(SanityPicture done) {
        SanityMap map = done.map();
        List<Integer> joints = map.suspects();
        if (joints.isEmpty()) {
            String key = done.measure() == SanityMeasure.WORST ? "sanity.calm" : "sanity.calm.one";
            return new SanityResult(SanityResult.State.CALM, texts.of(key));
        }
        List<Suspect> suspects =
                joints.stream().limit(MOST_SUSPECTS).map(joint -> suspect(done, joint)).toList();
        String text =
                joints.size() == 1
                        ? texts.of("sanity.trouble.one")
                        : texts.of("sanity.trouble", joints.size());
        return new SanityResult(SanityResult.State.TROUBLE, text, suspects, joints.size());
    }

    private Suspect suspect(SanityPicture done, int joint) {
        SanityMap map = done.map();
        int worst = map.worstFrame(joint);
        return new Suspect(
                joint,
                worst,
                texts.of(
                        "sanity.suspect",
                        done.sanity().rig().name(joint),
                        map.over(joint),
                        map.frameCount()),
                words.explanation(done.sanity(), joint, worst));
    }

    /** What stands for so many suspects that are not listed. */
    public String describeMore(int count) {
        return texts.of("sanity.more", count);
    }

    /** All numbers of a joint at a frame, in one line; empty without such a joint. */
    public String describe(int joint, int frame) {
        return isCell(joint, frame) ? words.numbers(picture.get().sanity(), joint, frame) : "";
    }

    /** What it means where a number of a cell is over its limit; empty without such a joint. */
    public String explain(int joint, int frame) {
        return isCell(joint, frame) ? words.explanation(picture.get().sanity(), joint, frame) : "";
    }

    private boolean isCell(int joint, int frame) {
        return picture.get().row(joint) >= 0 && frame >= 0 && frame < picture.get().frameCount();
    }

    /** Numbers of the selected joint at the playhead, in one line; without one, what to do. */
    public String describeCurrent() {
        String numbers = describe(selectedJointProperty().get(), currentFrame());
        return numbers.isEmpty() ? texts.of("sanity.hint") : numbers;
    }

    /** Selects a joint, and goes to a frame. */
    public void goTo(int joint, int frame) {
        selectedJointProperty().set(joint);
        playhead.seek(frame);
    }

    public void goToFrame(int frame) {
        playhead.seek(frame);
    }

    /** Goes so many frames on, but not past the ends. */
    public void moveFrame(int by) {
        playhead.seek(currentFrame() + by);
    }

    /** Goes so many rows on, but not past the ends. */
    public void moveRow(int by) {
        SanityPicture now = picture.get();
        if (!now.isEmpty()) {
            int row = now.row(selectedJointProperty().get());
            int next = row < 0 && by > 0 ? by - 1 : row + by;
            selectedJointProperty().set(now.joint(Math.clamp(next, 0, now.rowCount() - 1)));
        }
    }

    /** Goes to the frame where the selected joint is at its worst. */
    public void goToWorst() {
        int joint = selectedJointProperty().get();
        if (picture.get().row(joint) >= 0) {
            playhead.seek(picture.get().map().worstFrame(joint));
        }
    }

    public List<MeasureChoice> measures() {
        return measures;
    }

    /** What is shown. */
    public ObjectProperty<MeasureChoice> measureProperty() {
        return measure;
    }

    public ReadOnlyObjectProperty<SanityPicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<SanityResult> verdictProperty() {
        return verdict.getReadOnlyProperty();
    }

    /** Why there is nothing to show; empty if there is. */
    public ReadOnlyStringProperty missingProperty() {
        return missing.getReadOnlyProperty();
    }

    public IntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }

    /** The playhead, as it moves. */
    public ReadOnlyDoubleProperty frameProperty() {
        return playhead.frameProperty();
    }

    /** The playhead, as far as it can be read. */
    public ReadOnlyDoubleProperty readableFrameProperty() {
        return playhead.readableFrameProperty();
    }

    /** The frame that the playhead stands on or has passed last. */
    public int currentFrame() {
        return playhead.readableWholeFrame();
    }
}
