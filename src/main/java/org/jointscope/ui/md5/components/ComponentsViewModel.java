package org.jointscope.ui.md5.components;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;

import org.jointscope.analysis.FloatSpans;
import org.jointscope.edit.Changes;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout.Claim;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.provenance.FloatCells;
import org.jointscope.ui.provenance.FloatFigures;
import org.jointscope.ui.provenance.FloatSource;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;

/** The floats of a frame in their order, as cells: whose they are and what they do. */
public final class ComponentsViewModel {

    /** No cell. */
    static final int NONE = -1;

    /** Whether anyone can see the pane; while nobody can, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The cell that the keys move on from. */
    final IntegerProperty cursor = new SimpleIntegerProperty(this, "cursor", NONE);

    /** The cell under the pointer. */
    final IntegerProperty hovered = new SimpleIntegerProperty(this, "hovered", NONE);

    /** The size of the cells, from 0 on. */
    final IntegerProperty zoom = new SimpleIntegerProperty(this, "zoom");

    /** Whether the size is chosen so that all cells can be seen. */
    final BooleanProperty fitting = new SimpleBooleanProperty(this, "fitting", true);

    final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(this, "state", State.NONE);

    /** The cell under the pointer, or else the cursor's, in a line. */
    final ReadOnlyStringWrapper reading = new ReadOnlyStringWrapper(this, "reading", "");

    private final Document document;
    private final FloatFigures figures;
    private final Texts words;
    private final ComponentTexts texts;
    private final WhenSeen describing = new WhenSeen(showing, this::read);

    /**
     * The cells of the open files.
     *
     * @param opening another one when other files are opened, but not when the animation is edited
     * @param cells a cell for each float of a frame; none without an animation
     * @param colors the number of the color of each joint
     * @param summary the number of floats, and of those with which something is wrong
     * @param missing the reason why there is nothing to show; empty if there is
     */
    record State(
            OpenModel.Opening opening,
            Optional<Md5Anim> anim,
            FloatCells cells,
            int[] colors,
            String summary,
            String missing) {

        static final State NONE =
                new State(
                        OpenModel.NONE.opening(),
                        Optional.empty(),
                        FloatCells.NONE,
                        new int[0],
                        "",
                        "");
    }

    public ComponentsViewModel(Document document, FloatFigures figures, Texts texts) {
        this.document = document;
        this.figures = figures;
        this.words = texts;
        this.texts = new ComponentTexts(texts);
        showing.subscribe(is -> figures.setWatched(this, is));
        document.onModel(this::open, this::revise);
        document.selectedJointProperty().subscribe(joint -> followSelection());
        document.selectedComponentProperty().subscribe(component -> followSelection());
        frameProperty().subscribe(frame -> describing.run());
        spansProperty().subscribe(spans -> describing.run());
        cursor.subscribe(cell -> describing.run());
        hovered.subscribe(cell -> describing.run());
    }

    private void open(OpenModel open) {
        cursor.set(NONE);
        revise(open);
    }

    private void revise(OpenModel open) {
        Optional<Md5Anim> anim = open.md5Anim();
        FloatCells cells =
                anim.flatMap(a -> open.layout().map(layout -> FloatCells.of(a, layout)))
                        .orElse(FloatCells.NONE);
        hovered.set(hovered.get() < cells.size() ? hovered.get() : NONE);
        state.set(
                new State(
                        open.opening(),
                        anim,
                        cells,
                        JointColors.of(anim.map(a -> a.hierarchy().size()).orElse(0), cells),
                        open.layout().map(layout -> texts.summary(cells, layout)).orElse(""),
                        anim.isPresent() ? "" : words.of("components.none")));
        followSelection();
        describing.run();
    }

    private void followSelection() {
        int cell = selectedCell();
        if (cell != NONE) {
            cursor.set(cell);
        } else if (cursor.get() >= cells().size()) {
            cursor.set(NONE);
        }
    }

    /** The cell of the selected component, or else the first of the selected joint. */
    private int selectedCell() {
        int joint = selectedJointProperty().get();
        return document.selectedComponentProperty()
                .get()
                .map(component -> cells().cell(joint, component))
                .filter(cell -> cell != NONE)
                .orElseGet(() -> cells().firstCell(joint));
    }

    private void read() {
        int cell = hovered.get() != NONE ? hovered.get() : cursor.get();
        reading.set(has(cell) ? texts.reading(at(cell)) : "");
    }

    private boolean has(int cell) {
        return anim().isPresent() && cell >= 0 && cell < cells().size();
    }

    private ComponentTexts.Moment at(int cell) {
        return new ComponentTexts.Moment(
                anim().orElseThrow(), cells(), spans(), this::isEdited, cell, frame());
    }

    FloatCells cells() {
        return state.get().cells();
    }

    private Optional<Md5Anim> anim() {
        return state.get().anim();
    }

    /** What the floats do over all frames, as soon as it is known. */
    public ReadOnlyObjectProperty<FloatSpans> spansProperty() {
        return figures.spansProperty();
    }

    public FloatSpans spans() {
        return figures.spansProperty().get();
    }

    /** The playhead, as far as it can be read. */
    public ReadOnlyDoubleProperty frameProperty() {
        return document.modelPlayhead().readableFrameProperty();
    }

    /** The frame whose values are shown. */
    public int frame() {
        return document.modelPlayhead().readableWholeFrame();
    }

    /** The value of a cell in the current frame; NaN if the frame has none that can be read. */
    public double value(int cell) {
        return anim().filter(a -> frame() < a.frames().size())
                .map(a -> a.frames().get(frame()).value(cells().index(cell)))
                .orElse(Double.NaN);
    }

    /** What differs from the file. */
    public ReadOnlyObjectProperty<Changes> changesProperty() {
        return document.editing().changesProperty();
    }

    /** Whether flags or startIndex of a joint differ from the file. */
    public boolean isEdited(int joint) {
        Changes changes = changesProperty().get();
        return joint < document.editing().current().hierarchy().size()
                && (changes.flags(joint) || changes.startIndex(joint));
    }

    /** Whether the current value of a cell differs from the file. */
    public boolean isValueEdited(int cell) {
        List<Frame> frames = document.editing().current().frames();
        int index = cells().index(cell);
        return frame() < frames.size()
                && index >= 0
                && index < frames.get(frame()).size()
                && changesProperty().get().isOther(frame(), index);
    }

    public String jointName(int joint) {
        return anim().map(a -> a.hierarchy().get(joint).name()).orElse("");
    }

    int color(int joint) {
        return state.get().colors()[joint];
    }

    /** Makes cells larger, or smaller if negative, by so many sizes. */
    public void zoomBy(int steps) {
        fitting.set(false);
        zoom.set(Math.clamp((long) zoom.get() + steps, 0, StripGrid.SIZES.size() - 1));
    }

    public IntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }

    public ReadOnlyObjectProperty<Optional<Component>> selectedComponentProperty() {
        return document.selectedComponentProperty();
    }

    /** Whether a claim is that of the selected joint. */
    public boolean isOfSelectedJoint(Claim claim) {
        return claim.joint() == document.selectedJointProperty().get();
    }

    /** Whether a claim is that of the selected component of the selected joint. */
    public boolean isSelected(Claim claim) {
        return isOfSelectedJoint(claim)
                && document.selectedComponentProperty()
                        .get()
                        .equals(Optional.of(claim.component()));
    }

    /**
     * Selects the joint and the component that a cell belongs to; of a cell with several owners,
     * the next one each time.
     */
    public void choose(int cell) {
        if (!has(cell)) {
            return;
        }
        List<Claim> claims = cells().claims(cell);
        if (!claims.isEmpty()) {
            int selected = 0;
            while (selected < claims.size() && !isSelected(claims.get(selected))) {
                selected++;
            }
            Claim next = claims.get(selected < claims.size() ? (selected + 1) % claims.size() : 0);
            document.selectedJointProperty().set(next.joint());
            document.selectedComponentProperty().set(Optional.of(next.component()));
        }
        cursor.set(cell);
    }

    /** Selects nothing. */
    public void deselect() {
        document.selectedJointProperty().set(Document.NO_JOINT);
        document.selectedComponentProperty().set(Optional.empty());
    }

    /** All that there is to say of a cell. */
    public String explain(int cell) {
        return has(cell) ? texts.explain(at(cell)) : "";
    }

    /** What a screen reader says of the cell of the cursor. */
    public String spoken() {
        int cell = cursor.get();
        if (!has(cell)) {
            return texts.none();
        }
        boolean selected = cells().claims(cell).stream().anyMatch(this::isSelected);
        return texts.spoken(at(cell), selected);
    }

    /** Shows where the file says the current value of the cursor's cell. */
    public void showSource() {
        int cell = cursor.get();
        if (has(cell)) {
            List<Claim> claims = cells().claims(cell);
            FloatSource.show(document, frame(), cells().index(cell), claims.stream().findFirst());
        }
    }
}
