package org.jointscope.ui.md5.bounds;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.BoxSampler;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.pane.Judgment;
import org.jointscope.ui.pane.StepwiseWork;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The boxes that an engine culls by, frame by frame, beside those that the mesh really fills. The
 * latter are computed in the background once the pane is seen.
 */
public final class BoundsViewModel {

    /**
     * All that the pane shows.
     *
     * @param lines a row for each frame, and for each row of the file's bounds without a frame
     * @param missing why there is nothing to show; empty if there is
     */
    record State(
            List<BoundsLine> lines,
            List<BoundsLine> frames,
            Judgment summary,
            BoundsPlot plot,
            String missing) {}

    /** Whether anyone can see the pane; while nobody can, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    private final Document document;
    private final Texts texts;
    private final BoundsTexts words;
    private final StepwiseWork computation;
    private final ReadOnlyObjectWrapper<State> state;
    private final WhenSeen loading = new WhenSeen(showing, this::load);
    private final WhenSeen computing = new WhenSeen(showing, this::compute);
    private FrameBoxes file = new FrameBoxes(0);
    private boolean mesh;
    private FrameBoxes boxes = new FrameBoxes(0);
    private SkinnedModel shown = SkinnedModel.none();

    /**
     * @param work an executor of its own: opening files must not wait for boxes, nor end them
     */
    public BoundsViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.words = new BoundsTexts(texts);
        this.computation = new StepwiseWork(work, texts.of("bounds.computing"), this::sum);
        this.state =
                new ReadOnlyObjectWrapper<>(
                        this,
                        "state",
                        new State(List.of(), List.of(), Judgment.NONE, BoundsPlot.NONE, ""));
        document.onModel(opened -> load(), revised -> loading.run());
    }

    /** What was computed of the model before is of no use, and work on it ends. */
    private void load() {
        OpenModel open = document.getOpen();
        List<BoundsRow> rows = open.md5Anim().map(Md5Anim::bounds).orElse(List.of());
        int frameCount = open.md5Anim().map(anim -> anim.frames().size()).orElse(0);
        mesh = open.md5Mesh().isPresent();
        file = Md5Kernel.boxes(rows);
        if (open.model() != shown) {
            shown = open.model();
            boxes = new FrameBoxes(mesh ? frameCount : 0);
            computation.prepare(
                    boxes.frameCount(), FrameBoxes.STRIDE, () -> sampler(open), boxes::put);
        }
        List<BoundsLine> lines =
                IntStream.range(0, Math.max(frameCount, rows.size()))
                        .mapToObj(frame -> line(frame, rows, frameCount))
                        .toList();
        show(
                lines,
                lines.subList(0, frameCount),
                open.md5Anim().isEmpty() ? texts.of("bounds.missing") : "");
        computing.run();
    }

    private static StepwiseWork.Sampler sampler(OpenModel open) {
        return new BoxSampler(
                        Md5Kernel.skin(open.md5Mesh().orElseThrow()),
                        open.model().clip().orElseThrow())
                ::sample;
    }

    private void compute() {
        computation.start();
    }

    private BoundsLine line(int frame, List<BoundsRow> rows, int frameCount) {
        Optional<BoundsRow> row =
                frame < rows.size() ? Optional.of(rows.get(frame)) : Optional.empty();
        Fit preset = mesh ? Fit.PENDING : Fit.NO_MESH;
        if (frame >= frameCount) {
            preset = Fit.NO_FRAME;
        } else if (frame >= rows.size()) {
            preset = Fit.NO_BOX;
        }
        return new BoundsLine(frame, file, boxes, row, preset);
    }

    private void sum() {
        show(state.get().lines(), state.get().frames(), state.get().missing());
    }

    private void show(List<BoundsLine> lines, List<BoundsLine> frames, String missing) {
        Judgment summary =
                !computation.failure().isEmpty()
                        ? words.failed(computation.failure())
                        : missing.isEmpty()
                                ? words.judge(frames, file, mesh, computation.computed())
                                : Judgment.NONE;
        state.set(new State(lines, frames, summary, BoundsPlot.of(frames, file, mesh), missing));
    }

    /** A sentence about a frame; empty if there is no such frame, as in a plot without any. */
    public String explain(int frame) {
        return frame < state.get().lines().size()
                ? words.explain(state.get().lines().get(frame), state.get().plot().kind())
                : "";
    }

    /** The values of the plot's tallest columns. */
    public String describeScale() {
        return words.scale(state.get().plot());
    }

    /** The work on the boxes that the mesh fills. */
    public StepwiseWork computation() {
        return computation;
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Shows the frame's row of the bounds; the frame, if it has none. */
    public void showSource(BoundsLine line) {
        document.getOpen()
                .anim()
                .ifPresent(
                        anim ->
                                line.row()
                                        .ifPresentOrElse(
                                                row -> document.showSource(anim, row.place()),
                                                () ->
                                                        document.showSource(
                                                                anim,
                                                                Subject.ofFrame(line.frame()))));
    }
}
