package org.jointscope.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.analysis.ModelComparison;
import org.jointscope.analysis.ReplacementPair;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.compare.ReplacementTexts.Files;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.pane.Figures;
import org.jointscope.ui.pane.StepwiseWork;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.plot.FrameBars;

/**
 * The bounding boxes of an .md2 and its MD5 replacement, frame by frame, and the precision of the .md2. The boxes are
 * computed in the background when the pane is first visible.
 */
public final class ReplacementViewModel {

    /**
     * The contents of the pane for all frames.
     *
     * @param missing the reason why there is no comparison; empty if there is one
     * @param worstFrame the frame with the largest difference; −1 if it is not known
     * @param bars the largest difference of each frame
     * @param names of the .md2 and of the .md5mesh
     */
    record State(
            String missing,
            Assessment summary,
            int worstFrame,
            FrameBars bars,
            String scale,
            List<String> names,
            List<Figures> contents) {}

    /** The contents of the pane for the current frame. */
    record FrameState(int frame, List<Figures> box, List<Figures> grid) {}

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final ReadOnlyObjectWrapper<State> state;

    final ReadOnlyObjectWrapper<FrameState> frameState;

    /** The computation of the boxes. */
    final StepwiseWork<double[]> computation;

    private final Document document;
    private final ReplacementTexts texts;
    private final WhenSeen loading = new WhenSeen(showing, this::load);
    private final WhenSeen showingFrame = new WhenSeen(showing, this::showFrame);
    private SkinnedModel compared = SkinnedModel.none();
    private Counterpart comparedWith = Counterpart.NONE;
    private Optional<ReplacementPair> pair = Optional.empty();
    private ModelComparison comparison = ModelComparison.NONE;

    /** @param work a separate executor */
    public ReplacementViewModel(Document document, BackgroundWork work, Texts words) {
        this.document = document;
        this.texts = new ReplacementTexts(words);
        this.computation = new StepwiseWork<>(work, texts.text("computing"));
        this.state = new ReadOnlyObjectWrapper<>(this, "state", state());
        this.frameState = new ReadOnlyObjectWrapper<>(this, "frameState", frame());
        computation.progressProperty().subscribe(this::update);
        document.counterpartProperty().subscribe(counterpart -> loading.run());
        document.onModel(opened -> loading.run());
        document.modelPlayhead().readableFrameProperty().subscribe(showingFrame::run);
    }

    private void load() {
        OpenModel open = document.getOpen();
        Counterpart counterpart = document.counterpartProperty().get();
        if (open.model() != compared || counterpart != comparedWith) {
            compared = open.model();
            comparedWith = counterpart;
            Optional<ReplacementPair> now = counterpart.with(open);
            pair = now;
            comparison = pair.map(ReplacementPair::prepared).orElse(ModelComparison.NONE);
            ModelComparison filled = comparison;
            computation.prepare(
                    comparison.frameCount(),
                    () -> now.orElseThrow().sampler(),
                    (boxes, frame) -> filled.put(frame, boxes));
        }
        update();
        computation.start();
    }

    private void update() {
        state.set(state());
        showFrame();
    }

    private void showFrame() {
        frameState.set(frame());
    }

    private FrameState frame() {
        int frame = document.modelPlayhead().readableWholeFrame();
        return new FrameState(frame, texts.box(comparison, frame), texts.grid(comparison.grid(), frame));
    }

    private Files files() {
        OpenModel open = document.getOpen();
        String counterpart = document.counterpartProperty().get().name();
        return open.md2().isPresent()
                ? new Files(open.md2().get().name(), counterpart, true)
                : new Files(counterpart, open.mesh().map(InspectedFile::name).orElse(""), false);
    }

    private State state() {
        StepwiseWork.Progress progress = computation.progressProperty().get();
        Counterpart counterpart = document.counterpartProperty().get();
        String unequal = counterpart.isDrawn() && pair.isEmpty() ? texts.text("missing.pair", counterpart.name()) : "";
        String missing = counterpart.failure().isEmpty()
                ? unequal
                : texts.text("missing", counterpart.name(), counterpart.failure());
        Assessment summary = !progress.failure().isEmpty()
                ? texts.failed(progress.failure())
                : pair.map(it -> texts.assess(files(), it, comparison, progress.done()))
                        .orElse(Assessment.NONE);
        FrameBars bars = bars();
        double highest = bars.highest();
        return new State(
                missing,
                summary,
                comparison.worstFrame(),
                bars,
                highest > 0 ? texts.scale(highest) : "",
                List.of(files().md2(), files().md5()),
                pair.map(texts::contents).orElse(List.of()));
    }

    private FrameBars bars() {
        List<Integer> frames =
                IntStream.range(0, comparison.frameCount()).boxed().toList();
        return FrameBars.of(frames, comparison::largest, comparison::exceedsGrid);
    }

    /** A sentence about a frame; empty if there is no such frame, as in an empty plot. */
    public String explain(int frame) {
        return texts.explain(comparison, frame);
    }

    /** Goes to the frame with the largest difference. */
    public void goToWorst() {
        ModelPlayhead playhead = document.modelPlayhead();
        playhead.goTo(state.get().worstFrame());
    }
}
