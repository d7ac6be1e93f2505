package org.jointscope.ui.md5.components;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
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

    private final Document document;
    private final FloatFigures figures;
    private final ComponentTexts texts;
    private final ReadOnlyObjectWrapper<FloatCells> cells =
            new ReadOnlyObjectWrapper<>(this, "cells", FloatCells.NONE);
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private final ReadOnlyStringWrapper reading = new ReadOnlyStringWrapper(this, "reading", "");
    private final ReadOnlyBooleanWrapper animation = new ReadOnlyBooleanWrapper(this, "animation");
    private final IntegerProperty cursor = new SimpleIntegerProperty(this, "cursor", NONE);
    private final IntegerProperty hovered = new SimpleIntegerProperty(this, "hovered", NONE);
    private final IntegerProperty zoom = new SimpleIntegerProperty(this, "zoom");
    private final BooleanProperty fitting = new SimpleBooleanProperty(this, "fitting", true);
    private final ReadOnlyObjectWrapper<OpenModel.Opening> opening =
            new ReadOnlyObjectWrapper<>(this, "opening", OpenModel.NONE.opening());
    private Optional<Md5Anim> anim = Optional.empty();
    private int[] colours = {};
    private final WhenSeen describing = new WhenSeen(showing, this::read);

    public ComponentsViewModel(Document document, FloatFigures figures, Texts texts) {
        this.document = document;
        this.figures = figures;
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
        anim = open.md5Anim();
        FloatCells now =
                anim.flatMap(a -> open.layout().map(layout -> FloatCells.of(a, layout)))
                        .orElse(FloatCells.NONE);
        colours =
                JointColours.of(
                        anim.map(a -> a.hierarchy().size()).orElse(0), now, StripColours.JOINTS);
        summary.set(open.layout().map(layout -> texts.summary(now, layout)).orElse(""));
        animation.set(anim.isPresent());
        hovered.set(hovered.get() < now.size() ? hovered.get() : NONE);
        cells.set(now);
        opening.set(open.opening());
        followSelection();
        describing.run();
    }

    private void followSelection() {
        int cell = selectedCell();
        if (cell != NONE) {
            cursor.set(cell);
        } else if (cursor.get() >= cells.get().size()) {
            cursor.set(NONE);
        }
    }

    /** The cell of the selected component, or else the first of the selected joint. */
    private int selectedCell() {
        int joint = document.selectedJointProperty().get();
        return document.selectedComponentProperty()
                .get()
                .map(component -> cells.get().cell(joint, component))
                .filter(cell -> cell != NONE)
                .orElseGet(() -> cells.get().firstCell(joint));
    }

    private void read() {
        int cell = hovered.get() != NONE ? hovered.get() : cursor.get();
        reading.set(has(cell) ? texts.reading(at(cell)) : "");
    }

    private boolean has(int cell) {
        return anim.isPresent() && cell >= 0 && cell < cells.get().size();
    }

    private ComponentTexts.Moment at(int cell) {
        return new ComponentTexts.Moment(
                anim.orElseThrow(), cells.get(), spans(), this::isEdited, cell, frame());
    }

    /** A cell for each float of a frame; none if no animation is open. */
    public ReadOnlyObjectProperty<FloatCells> cellsProperty() {
        return cells.getReadOnlyProperty();
    }

    public FloatCells cells() {
        return cells.get();
    }

    /** What the floats do over all frames, as soon as it is known. */
    public ReadOnlyObjectProperty<FloatSpans> spansProperty() {
        return figures.spansProperty();
    }

    public FloatSpans spans() {
        return figures.spansProperty().get();
    }

    /** How many floats there are, and for how many of them something is wrong. */
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** What there is to say of the cell under the pointer, or else of the cursor's, in a line. */
    public ReadOnlyStringProperty readingProperty() {
        return reading.getReadOnlyProperty();
    }

    /** Whether there is an animation to show. */
    public ReadOnlyBooleanProperty animationProperty() {
        return animation.getReadOnlyProperty();
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
        return anim.filter(a -> frame() < a.frames().size())
                .map(a -> a.frames().get(frame()).value(cells.get().index(cell)))
                .orElse(Double.NaN);
    }

    /** Is another one when other files are opened, but not when the animation is edited. */
    public ReadOnlyObjectProperty<OpenModel.Opening> openingProperty() {
        return opening.getReadOnlyProperty();
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
        int index = cells.get().index(cell);
        return frame() < frames.size()
                && index >= 0
                && index < frames.get(frame()).size()
                && changesProperty().get().isOther(frame(), index);
    }

    public String jointName(int joint) {
        return anim.map(a -> a.hierarchy().get(joint).name()).orElse("");
    }

    /** The number of a joint's colour. */
    public int colour(int joint) {
        return colours[joint];
    }

    /** The cell that the keys move on from; −1 if there is none. */
    public IntegerProperty cursorProperty() {
        return cursor;
    }

    /** The cell under the pointer; −1 if there is none. */
    public IntegerProperty hoveredProperty() {
        return hovered;
    }

    /** Which of the sizes cells have, from 0 on. */
    public IntegerProperty zoomProperty() {
        return zoom;
    }

    /** Whether the size is chosen so that all cells can be seen. */
    public BooleanProperty fittingProperty() {
        return fitting;
    }

    /** Makes cells larger, or smaller if negative, by so many sizes. */
    public void zoomBy(int steps) {
        fitting.set(false);
        zoom.set(Math.clamp((long) zoom.get() + steps, 0, CellSize.ALL.size() - 1));
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
        List<Claim> claims = cells.get().claims(cell);
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
        boolean selected = cells.get().claims(cell).stream().anyMatch(this::isSelected);
        return texts.spoken(at(cell), selected);
    }

    /** Shows where the file says the current value of the cursor's cell. */
    public void showSource() {
        int cell = cursor.get();
        if (has(cell)) {
            List<Claim> claims = cells.get().claims(cell);
            new FloatSource(document)
                    .show(frame(), cells.get().index(cell), claims.stream().findFirst());
        }
    }
}
