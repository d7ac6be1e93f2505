package org.jointscope.ui.bounds;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.Changes;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.BoundsRow;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.BoxSampler;
import org.jointscope.pose.Clip;
import org.jointscope.pose.FrameBoxes;
import org.jointscope.pose.SkinnedModel;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.JointEdits;
import org.jointscope.ui.document.ModelPlayhead;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The boxes that an engine culls by, frame by frame, beside those that the mesh really fills. The
 * latter are computed once the pane is looked at, in the background.
 */
public final class BoundsViewModel {

    private final Document document;
    private final ModelPlayhead playhead;
    private final Texts texts;
    private final JointEdits edits;
    private final BoxComputation computation;
    private final ObservableList<BoundsLine> lines = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Plot> plot =
            new ReadOnlyObjectWrapper<>(this, "plot", Plot.NONE);
    private final ReadOnlyObjectWrapper<Summary> summary =
            new ReadOnlyObjectWrapper<>(this, "summary", Summary.NONE);
    private final ReadOnlyStringWrapper missing = new ReadOnlyStringWrapper(this, "missing", "");
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(this, "progress");
    private final BooleanBinding running;
    private final BooleanBinding stopped;
    private List<BoundsLine> frames = List.of();
    private FrameBoxes file = new FrameBoxes(0);
    private boolean mesh;
    private boolean showing;
    private boolean behind;
    private FrameBoxes boxes = new FrameBoxes(0);
    private SkinnedModel shown = SkinnedModel.none();

    /**
     * @param work a lane of its own: opening files must not wait for boxes, nor end them
     */
    public BoundsViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.playhead = document.modelPlayhead();
        this.texts = texts;
        this.edits = new JointEdits(document, texts);
        this.computation = new BoxComputation(work, texts.of("bounds.computing"), this::sum);
        this.running = computation.stateProperty().isEqualTo(BoxComputation.State.RUNNING);
        this.stopped = computation.stateProperty().isEqualTo(BoxComputation.State.STOPPED);
        document.onModel(this::load, this::revise);
    }

    /** Of an edited model there is much to compute anew: not before somebody looks. */
    private void revise(OpenModel open) {
        behind = !showing;
        if (!behind) {
            load(open);
        }
    }

    /**
     * Another model is open. What was computed of the last one is of no use, and work on it ends.
     */
    private void load(OpenModel open) {
        behind = false;
        Optional<Md5Anim> anim = open.md5Anim();
        Optional<Md5Mesh> md5Mesh = open.md5Mesh();
        List<BoundsRow> rows = anim.map(Md5Anim::bounds).orElse(List.of());
        int frameCount = anim.map(content -> content.frames().size()).orElse(0);
        boolean sameModel = open.model() == shown;
        shown = open.model();
        mesh = md5Mesh.isPresent();
        file = Md5Kernel.boxes(rows);
        boxes = sameModel ? boxes : new FrameBoxes(mesh ? frameCount : 0);
        List<BoundsLine> all =
                IntStream.range(0, Math.max(frameCount, rows.size()))
                        .mapToObj(frame -> line(frame, rows, frameCount))
                        .toList();
        frames = all.subList(0, frameCount);
        missing.set(anim.isEmpty() ? texts.of("bounds.missing") : "");
        Optional<Clip> clip = open.model().clip();
        if (!sameModel) {
            computation.prepare(
                    boxes,
                    () ->
                            new BoxSampler(
                                    Md5Kernel.skin(md5Mesh.orElseThrow()), clip.orElseThrow()));
        }
        lines.setAll(all);
        sum();
        compute();
    }

    private void compute() {
        if (showing && computation.stateProperty().get() == BoxComputation.State.IDLE) {
            computation.run();
        }
    }

    private BoundsLine line(int frame, List<BoundsRow> rows, int frameCount) {
        int source = frame < rows.size() ? rows.get(frame).place().line() : ModelFile.MISSING;
        Fit preset = Fit.PENDING;
        if (frame >= frameCount) {
            preset = Fit.NO_FRAME;
        } else if (frame >= rows.size()) {
            preset = Fit.NO_BOX;
        } else if (!mesh) {
            preset = Fit.NO_MESH;
        }
        return new BoundsLine(frame, file, boxes, source, preset);
    }

    private void sum() {
        int computed = computation.computed();
        progress.set(frames.isEmpty() ? 0 : (double) computed / frames.size());
        summary.set(summarize(computed));
        plot.set(Plot.of(frames, file, mesh));
    }

    private Summary summarize(int computed) {
        if (!computation.failure().isEmpty()) {
            return new Summary(
                    Summary.Verdict.BAD, texts.of("bounds.summary.failed", computation.failure()));
        }
        return missing.get().isEmpty()
                ? Summary.of(frames, file, mesh, computed, texts)
                : Summary.NONE;
    }

    /**
     * Takes what is typed for a face of the file's box, and returns why it cannot be taken; empty
     * if it is.
     *
     * @param face 0…2 is min x, y, z, 3…5 is max
     */
    public String type(BoundsLine line, int face, String typed) {
        return line.isInFile()
                ? edits.typeBounds(line.frame(), face, typed)
                : texts.of("bounds.type.none");
    }

    /** Whether a face of the file's box is not as in the file. */
    public boolean isEdited(BoundsLine line, int face) {
        return edits.isBoundsEdited(line.frame(), face);
    }

    /** Changes when something else differs from the file. */
    public ReadOnlyObjectProperty<Changes> changesProperty() {
        return document.editing().changesProperty();
    }

    /** Takes whether anybody looks: until then nothing is computed. */
    public void setShowing(boolean is) {
        showing = is;
        if (is && behind) {
            load(document.getOpen());
        }
        compute();
    }

    /** Computes the rest after {@link #stop()}. */
    public void resume() {
        computation.run();
    }

    /** Gives up computing; what there is stays. */
    public void stop() {
        computation.stop();
    }

    /**
     * What there is to say about a frame: by how much and at which face the mesh sticks out, or
     * where it nearly does. Empty if there is no such frame, as in a plot without any.
     */
    public String explain(int frame) {
        if (frame >= Math.max(frames.size(), lines.size())) {
            return "";
        }
        BoundsLine line = frames.size() > frame ? frames.get(frame) : lines.get(frame);
        return Explanation.of(line, plot.get().kind(), texts);
    }

    /** How much the plot's tallest columns are. */
    public String describeScale() {
        return Explanation.ofScale(plot.get(), texts);
    }

    /** The trouble that a frame has. */
    public Optional<IssueMarks.Mark> mark(BoundsLine line) {
        return document.getState().marks().frame(line.frame());
    }

    /** The trouble of all frames. */
    public ObservableValue<IssueMarks> marksProperty() {
        return document.marksProperty();
    }

    /** Goes to a frame, if there is one. */
    public void goTo(int frame) {
        if (frame >= 0 && frame < playhead.frameCountProperty().get()) {
            playhead.seek(frame);
        }
    }

    /** A row a frame, or a row of the file's bounds that has no frame. */
    public ObservableList<BoundsLine> lines() {
        return lines;
    }

    /** Changes whenever boxes have come. */
    public ReadOnlyObjectProperty<Plot> plotProperty() {
        return plot.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Summary> summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** Why there is nothing to show; empty if there is. */
    public ReadOnlyStringProperty missingProperty() {
        return missing.getReadOnlyProperty();
    }

    /** How much is computed, from 0 to 1. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** Whether boxes are being computed. */
    public BooleanBinding runningProperty() {
        return running;
    }

    /** Whether computing was given up before the end. */
    public BooleanBinding stoppedProperty() {
        return stopped;
    }

    /** The playhead, as far as it can be read. */
    public ReadOnlyDoubleProperty frameProperty() {
        return playhead.readableFrameProperty();
    }

    /** The frame whose row is the current one. */
    public int currentFrame() {
        return playhead.readableWholeFrame();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playhead.playingProperty();
    }

    /** Shows the frame's row of the bounds; the frame, if it has none. */
    public void showSource(BoundsLine line) {
        document.getOpen().anim().ifPresent(file -> showSource(file, line.frame()));
    }

    private void showSource(InspectedFile file, int frame) {
        List<BoundsRow> rows = ((Md5Anim) file.content()).bounds();
        if (frame < rows.size()) {
            document.showSource(file, rows.get(frame).place());
        } else {
            document.showSource(file, Subject.ofFrame(frame));
        }
    }
}
