package org.jointscope.ui.md5.components;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.jointscope.analysis.ComponentSpans;
import org.jointscope.messages.Texts;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.provenance.ComponentCells;
import org.jointscope.ui.provenance.ComponentFigures;
import org.jointscope.ui.provenance.ComponentLocation;

/** The components of a frame in their order, as cells, with the joints that read them. */
public final class ComponentsViewModel {

    /** No cell. */
    static final int NONE = -1;

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The cell from which the keys move. */
    final IntegerProperty cursor = new SimpleIntegerProperty(this, "cursor", NONE);

    /** The cell under the pointer. */
    final IntegerProperty hovered = new SimpleIntegerProperty(this, "hovered", NONE);

    /** The index of the size of the cells, from 0. */
    final IntegerProperty zoom = new SimpleIntegerProperty(this, "zoom");

    /** Whether the size is chosen so that all cells are visible. */
    final BooleanProperty fitting = new SimpleBooleanProperty(this, "fitting", true);

    final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.NONE);

    /** A line about the cell under the pointer, or otherwise about the cell at the cursor. */
    final ReadOnlyStringWrapper reading = new ReadOnlyStringWrapper(this, "reading", "");

    final Document document;
    final ComponentFigures figures;
    private final JointEdits edits;
    private final Texts words;
    private final ComponentTexts texts;
    private final WhenSeen describing = new WhenSeen(showing, this::read);

    /**
     * The cells of the open files.
     *
     * @param opening a new one when other files are opened, but not when the animation is edited
     * @param cells a cell for each component of a frame; none without an animation
     * @param colors the color index of each joint
     * @param summary the number of components, and of those with an issue
     * @param missing the text of the empty pane; empty if there is something to show
     */
    record State(
            OpenModel.Opening opening,
            Md5Anim anim,
            ComponentCells cells,
            int[] colors,
            String summary,
            String missing) {

        static final State NONE =
                new State(OpenModel.NONE.opening(), Md5Anim.EMPTY, ComponentCells.NONE, new int[0], "", "");
    }

    public ComponentsViewModel(Document document, ComponentFigures figures, Texts texts) {
        this.document = document;
        this.figures = figures;
        this.edits = new JointEdits(document, texts);
        this.words = texts;
        this.texts = new ComponentTexts(this, texts);
        showing.subscribe(is -> figures.setWatched(this, is));
        document.onModel(this::open, this::revise);
        document.selectedJointProperty().subscribe(joint -> followSelection());
        document.selectedComponentProperty().subscribe(component -> followSelection());
        document.modelPlayhead().readableFrameProperty().subscribe(frame -> describing.run());
        figures.spansProperty().subscribe(spans -> describing.run());
        cursor.subscribe(cell -> describing.run());
        hovered.subscribe(cell -> describing.run());
    }

    private void open(OpenModel open) {
        cursor.set(NONE);
        revise(open);
    }

    private void revise(OpenModel open) {
        Md5Anim anim = open.md5Anim().orElse(Md5Anim.EMPTY);
        ComponentCells cells = ComponentCells.of(open);
        hovered.set(hovered.get() < cells.size() ? hovered.get() : NONE);
        state.set(new State(
                open.opening(),
                anim,
                cells,
                JointColors.of(anim.hierarchy().size(), cells),
                open.layout().map(texts::summary).orElse(""),
                open.md5Anim().isPresent() ? "" : words.of("components.none")));
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

    /** The cell of the selected component, or otherwise the first of the selected joint. */
    private int selectedCell() {
        int joint = document.selectedJointProperty().get();
        return document.selectedComponentProperty()
                .get()
                .map(component -> cells().cell(joint, component))
                .filter(cell -> cell != NONE)
                .orElseGet(() -> cells().firstCell(joint));
    }

    private void read() {
        int cell = hovered.get() != NONE ? hovered.get() : cursor.get();
        reading.set(has(cell) ? texts.reading(cell) : "");
    }

    private boolean has(int cell) {
        return cell >= 0 && cell < cells().size();
    }

    ComponentCells cells() {
        return state.get().cells();
    }

    Md5Anim anim() {
        return state.get().anim();
    }

    ComponentSpans spans() {
        return figures.spansProperty().get();
    }

    /** The frame with the values shown. */
    int frame() {
        return document.modelPlayhead().readableWholeFrame();
    }

    /** The value of a cell in the current frame; NaN if missing or unreadable. */
    double value(int cell) {
        return frame() < anim().frames().size() ? anim().frames().get(frame()).value(cells().index(cell)) : Double.NaN;
    }

    /** Whether flags or startIndex of a joint differ from the file. */
    boolean isEdited(int joint) {
        return edits.isFlagsEdited(joint) || edits.isStartEdited(joint);
    }

    /** Whether the current value of a cell differs from the file. */
    boolean isValueEdited(int cell) {
        return edits.isComponentEdited(frame(), cells().index(cell));
    }

    String jointName(int joint) {
        return anim().hierarchy().get(joint).name();
    }

    int color(int joint) {
        return state.get().colors()[joint];
    }

    /** Makes cells larger, or smaller if negative, by this number of sizes. */
    public void zoomBy(int steps) {
        fitting.set(false);
        zoom.set(Math.clamp((long) zoom.get() + steps, 0, StripGrid.SIZES.size() - 1));
    }

    /** Whether a use belongs to the selected joint. */
    public boolean isOfSelectedJoint(Use use) {
        return use.joint() == document.selectedJointProperty().get();
    }

    /** Whether a use belongs to the selected component of the selected joint. */
    public boolean isSelected(Use use) {
        return document.isSelected(use.joint(), use.component());
    }

    /** Selects the joint and the component of a cell; in a cell with several owners, the next one each time. */
    public void choose(int cell) {
        if (!has(cell)) {
            return;
        }
        List<Use> uses = cells().uses(cell);
        if (!uses.isEmpty()) {
            int selected = IntStream.range(0, uses.size())
                    .filter(i -> isSelected(uses.get(i)))
                    .findFirst()
                    .orElse(-1);
            Use next = uses.get((selected + 1) % uses.size());
            document.select(next.joint(), next.component());
        }
        cursor.set(cell);
    }

    /** Selects a joint that uses the cell at the cursor; returns whether there is one. */
    public boolean selectAtCursor() {
        int cell = cursor.get();
        List<Use> uses = has(cell) ? cells().uses(cell) : List.of();
        if (uses.stream().noneMatch(this::isSelected)) {
            choose(cell);
        }
        return !uses.isEmpty();
    }

    /** Clears the selection. */
    public boolean deselect() {
        boolean selected = document.selectedJointProperty().get() != Rig.NO_JOINT;
        document.selectedJointProperty().set(Rig.NO_JOINT);
        document.selectedComponentProperty().set(Optional.empty());
        return selected;
    }

    /** All facts about a cell. */
    public String explain(int cell) {
        return has(cell) ? texts.explain(cell) : "";
    }

    /** The text for a screen reader about the cell at the cursor. */
    public String spoken() {
        return has(cursor.get()) ? texts.spoken(cursor.get()) : words.of("components.strip");
    }

    /** Shows the source of the current value of the cell at the cursor. */
    public void showSource() {
        int cell = cursor.get();
        if (has(cell)) {
            List<Use> uses = cells().uses(cell);
            ComponentLocation.show(
                    document, frame(), cells().index(cell), uses.stream().findFirst());
        }
    }
}
