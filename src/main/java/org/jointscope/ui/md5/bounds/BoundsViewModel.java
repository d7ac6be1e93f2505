package org.jointscope.ui.md5.bounds;

import java.util.List;
import java.util.function.IntFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.analysis.BoundsComparison;
import org.jointscope.analysis.BoundsComparison.Line;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.BoxSampler;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.pane.StepwiseWork;
import org.jointscope.ui.pane.WhenSeen;

/**
 * The bounds that engines use for culling, frame by frame, next to the actual bounds of the mesh. The latter are
 * computed in the background when the pane is first visible.
 */
public final class BoundsViewModel {

    /**
     * The contents of the pane.
     *
     * @param missing the text of the empty pane; empty if there is something to show
     */
    record State(BoundsComparison boxes, Assessment summary, BoundsPlot plot, String missing) {}

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final ReadOnlyObjectWrapper<State> state;

    /** The computation of the bounds of the mesh. */
    final StepwiseWork<double[]> computation;

    private final Document document;
    private final BoundsTexts texts;
    private final WhenSeen loading = new WhenSeen(showing, this::load);
    private final WhenSeen computing;
    private BoundsComparison comparison = BoundsComparison.NONE;
    private FrameBoxes boxes = new FrameBoxes(0);
    private SkinnedModel shown = SkinnedModel.none();

    /** @param work a separate executor: opening files must neither wait for bounds nor cancel them */
    public BoundsViewModel(Document document, BackgroundWork work, Texts words) {
        this.document = document;
        this.texts = new BoundsTexts(words);
        this.computation = new StepwiseWork<>(work, texts.text("computing"));
        this.computing = new WhenSeen(showing, computation::start);
        this.state = new ReadOnlyObjectWrapper<>(this, "state", state());
        computation.progressProperty().subscribe(progress -> state.set(state()));
        document.onModel(opened -> load(), revised -> loading.run());
    }

    /** Discards the bounds computed for the previous model, and cancels their computation. */
    private void load() {
        OpenModel open = document.getOpen();
        List<BoundsRow> rows = open.md5Anim().map(Md5Anim::bounds).orElse(List.of());
        int frameCount = open.md5Anim().map(anim -> anim.frames().size()).orElse(0);
        boolean mesh = open.md5Mesh().isPresent();
        boolean another = open.model() != shown;
        if (another) {
            shown = open.model();
            boxes = new FrameBoxes(mesh ? frameCount : 0);
        }
        comparison = BoundsComparison.of(rows, frameCount, boxes, mesh);
        if (another) {
            FrameBoxes filled = boxes;
            computation.prepare(boxes.frameCount(), () -> sampler(open), (box, frame) -> filled.put(frame, box));
        }
        state.set(state());
        computing.run();
    }

    private static IntFunction<double[]> sampler(OpenModel open) {
        BoxSampler sampler = new BoxSampler(
                Md5Kernel.skin(open.md5Mesh().orElseThrow()),
                open.model().clip().orElseThrow());
        return frame -> {
            double[] box = new double[FrameBoxes.STRIDE];
            sampler.sample(frame, box, 0);
            return box;
        };
    }

    private State state() {
        StepwiseWork.Progress progress = computation.progressProperty().get();
        String missing = document.getOpen().md5Anim().isPresent() ? "" : texts.text("missing");
        Assessment summary = !progress.failure().isEmpty()
                ? texts.failed(progress.failure())
                : missing.isEmpty() ? texts.assess(comparison, progress.done()) : Assessment.NONE;
        return new State(comparison, summary, BoundsPlot.of(comparison), missing);
    }

    /** A sentence about a frame; empty if there is no such frame, as in an empty plot. */
    public String explain(int frame) {
        List<Line> lines = comparison.lines();
        return frame < lines.size()
                ? texts.explain(lines.get(frame), state.get().plot().kind())
                : "";
    }

    /** The values of the plot's tallest columns. */
    public String describeScale() {
        return texts.scale(state.get().plot());
    }

    /** Shows the frame's row of the bounds, or the frame if it has none. */
    public void showSource(Line line) {
        document.getOpen().anim().ifPresent(anim -> showSource(anim, line));
    }

    private void showSource(InspectedFile anim, Line line) {
        if (line.row().isPresent()) {
            document.modelPlayhead().stopAt(line.frame());
            document.showSource(anim, line.row().get().location());
        } else {
            document.showSource(anim, Subject.ofFrame(line.frame()));
        }
    }
}
