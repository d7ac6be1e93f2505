package org.jointscope.ui.frames;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FloatCells;
import org.jointscope.ui.document.FloatFigures;
import org.jointscope.ui.document.FloatSource;
import org.jointscope.ui.document.JointEdits;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Texts;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The floats of the current frame: whose they are, and which of them are shown. */
public final class FramesViewModel {

    private final Document document;
    private final FloatFigures figures;
    private final FrameTexts texts;
    private final FrameNumbers numbers;
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final BooleanProperty onlySelected = new SimpleBooleanProperty(this, "onlySelected");
    private final ReadOnlyObjectWrapper<List<FloatLine>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", List.of());
    private final ReadOnlyIntegerWrapper values = new ReadOnlyIntegerWrapper(this, "values");
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper(this, "count", "");
    private final ReadOnlyStringWrapper moment = new ReadOnlyStringWrapper(this, "moment", "");
    private final ReadOnlyBooleanWrapper animation = new ReadOnlyBooleanWrapper(this, "animation");
    private List<FloatLine> lines = List.of();
    private int floatCount;
    private boolean showing;

    public FramesViewModel(Document document, FloatFigures figures, Texts texts) {
        this.document = document;
        this.figures = figures;
        this.texts = new FrameTexts(texts);
        this.numbers =
                new FrameNumbers(document, figures, this.texts, new JointEdits(document, texts));
        document.onModel(this::open);
        filter.subscribe(text -> narrow());
        onlySelected.subscribe(only -> narrow());
        document.selectedJointProperty().subscribe(joint -> selected());
        document.modelPlayhead().readableFrameProperty().subscribe(frame -> follow());
        figures.spansProperty().subscribe(spans -> follow());
        document.editing().changesProperty().subscribe(changes -> follow());
    }

    private void open(OpenModel open) {
        Optional<Md5Anim> anim = open.md5Anim();
        FloatCells cells =
                anim.flatMap(a -> open.layout().map(layout -> FloatCells.of(a, layout)))
                        .orElse(FloatCells.NONE);
        lines = anim.map(a -> FloatLines.of(a, cells)).orElse(List.of());
        floatCount = cells.size();
        animation.set(anim.isPresent());
        narrow();
        follow();
    }

    private void selected() {
        if (onlySelected.get()) {
            narrow();
        }
    }

    private void narrow() {
        String[] terms = filter.get().toLowerCase(Locale.ROOT).strip().split("\\s+");
        List<FloatLine> now =
                lines.stream()
                        .filter(line -> !onlySelected.get() || likeness(line) > 0)
                        .filter(line -> Arrays.stream(terms).allMatch(term -> matches(line, term)))
                        .toList();
        // Lines that are the same stay where they are in the table.
        if (!now.equals(shown.get())) {
            shown.set(now);
        }
        int floats = (int) now.stream().mapToInt(FloatLine::index).distinct().count();
        count.set(texts.count(floats, floatCount));
    }

    private boolean matches(FloatLine line, String term) {
        return line.joint().toLowerCase(Locale.ROOT).contains(term)
                || line.component().toLowerCase(Locale.ROOT).contains(term)
                || ("#" + line.index()).equals(term)
                || texts.kind(line).contains(term);
    }

    /** The values are others. */
    private void follow() {
        if (showing) {
            values.set(values.get() + 1);
            int frames = document.modelPlayhead().frameCountProperty().get();
            moment.set(frames == 0 ? "" : texts.moment(numbers.frame(), frames));
        }
    }

    /** Tells whether anyone can see the pane; while nobody can, nothing is computed. */
    public void setShowing(boolean now) {
        showing = now;
        figures.setWatched(this, now);
        follow();
    }

    /** What the lines hold at the moment. */
    public FrameNumbers numbers() {
        return numbers;
    }

    /** The lines that the filter leaves, in the order of the floats. */
    public ReadOnlyObjectProperty<List<FloatLine>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** All lines, shown or not. */
    public List<FloatLine> all() {
        return lines;
    }

    /** Changes whenever what the lines hold may have changed. */
    public ReadOnlyIntegerProperty valuesProperty() {
        return values.getReadOnlyProperty();
    }

    /** How many floats are shown, of how many. */
    public ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /** Which frame is shown, of how many. */
    public ReadOnlyStringProperty momentProperty() {
        return moment.getReadOnlyProperty();
    }

    /** Whether there is an animation to show. */
    public ReadOnlyBooleanProperty animationProperty() {
        return animation.getReadOnlyProperty();
    }

    /** Words that must each occur in a line's joint, component or note. */
    public StringProperty filterProperty() {
        return filter;
    }

    /** Whether only the selected joint's floats are shown. */
    public BooleanProperty onlySelectedProperty() {
        return onlySelected;
    }

    /** Forgets what narrows the table. */
    public void showAll() {
        filter.set("");
        onlySelected.set(false);
    }

    public IntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }

    public ObjectProperty<Optional<Component>> selectedComponentProperty() {
        return document.selectedComponentProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return document.modelPlayhead().playingProperty();
    }

    /** Selects the joint and the component of a line; nothing, if it is nobody's. */
    public void select(FloatLine line) {
        line.claim()
                .ifPresent(
                        claim -> {
                            document.selectedJointProperty().set(claim.joint());
                            document.selectedComponentProperty()
                                    .set(Optional.of(claim.component()));
                        });
    }

    /** How well a line stands for what is selected: 0 not at all, 1 its joint, 2 its component. */
    public int likeness(FloatLine line) {
        int joint = document.selectedJointProperty().get();
        if (line.claim().filter(claim -> claim.joint() == joint).isEmpty()) {
            return 0;
        }
        Optional<Component> component = line.claim().map(FrameLayout.Claim::component);
        return component.equals(document.selectedComponentProperty().get()) ? 2 : 1;
    }

    /** Shows where the file says the value. */
    public void showSource(FloatLine line) {
        new FloatSource(document).show(numbers.frame(), line.index(), line.claim());
    }
}
