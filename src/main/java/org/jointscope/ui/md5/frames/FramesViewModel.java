package org.jointscope.ui.md5.frames;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.provenance.FloatCells;
import org.jointscope.ui.provenance.FloatFigures;
import org.jointscope.ui.provenance.FloatSource;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The floats of the current frame: whose they are, and which of them are shown. */
public final class FramesViewModel {

    /** Whether anyone can see the pane; while nobody can, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final PaneRows<FloatLine> rows;
    final FrameNumbers numbers;

    /** Whether only the selected joint's floats are shown. */
    final BooleanProperty onlySelected = new SimpleBooleanProperty(this, "onlySelected");

    /** Changes whenever the values of the lines may have changed. */
    final ReadOnlyIntegerWrapper values = new ReadOnlyIntegerWrapper(this, "values");

    /** The number of floats that are shown, of how many. */
    final ObservableValue<String> count;

    /** The frame that is shown, of how many. */
    final ReadOnlyStringWrapper moment = new ReadOnlyStringWrapper(this, "moment", "");

    /** The reason why there is nothing to show; empty if there is. */
    final ReadOnlyStringWrapper missing = new ReadOnlyStringWrapper(this, "missing", "");

    private final Document document;
    private final FrameTexts texts;
    private final WhenSeen following = new WhenSeen(showing, this::follow);

    public FramesViewModel(Document document, FloatFigures figures, Texts words) {
        this.document = document;
        this.texts = new FrameTexts(words);
        this.numbers = new FrameNumbers(document, figures, texts, new JointEdits(document, words));
        this.rows = new PaneRows<>("frames", words, PaneRows.words(this::matches));
        rows.also(
                line -> !onlySelected.get() || likeness(line) > 0,
                onlySelected,
                () -> onlySelected.set(false));
        this.count = rows.describe((shown, all) -> texts.count(floats(shown), floats(all)));
        showing.subscribe(is -> figures.setWatched(this, is));
        document.onModel(this::open);
        onlySelected.subscribe(only -> rows.narrow());
        document.selectedJointProperty().subscribe(joint -> selected());
        document.modelPlayhead().readableFrameProperty().subscribe(frame -> following.run());
        figures.spansProperty().subscribe(spans -> following.run());
        document.editing().changesProperty().subscribe(changes -> following.run());
    }

    private static int floats(List<FloatLine> lines) {
        return (int) lines.stream().mapToInt(FloatLine::index).distinct().count();
    }

    private void open(OpenModel open) {
        Optional<Md5Anim> anim = open.md5Anim();
        FloatCells cells =
                anim.flatMap(a -> open.layout().map(layout -> FloatCells.of(a, layout)))
                        .orElse(FloatCells.NONE);
        rows.set(anim.map(a -> FloatLine.of(a, cells)).orElse(List.of()));
        missing.set(anim.isPresent() ? "" : texts.missing());
        following.run();
    }

    private void selected() {
        if (onlySelected.get()) {
            rows.narrow();
        }
    }

    private boolean matches(FloatLine line, String term) {
        return line.joint().toLowerCase(Locale.ROOT).contains(term)
                || line.component().toLowerCase(Locale.ROOT).contains(term)
                || ("#" + line.index()).equals(term)
                || texts.kind(line).contains(term);
    }

    /** The values are others. */
    private void follow() {
        values.set(values.get() + 1);
        int frames = document.modelPlayhead().frameCountProperty().get();
        moment.set(frames == 0 ? "" : texts.moment(numbers.frame(), frames));
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

    /** The number of the line that stands for what is selected; −1 if none does. */
    int current(Optional<FloatLine> selected) {
        int best = rows.shown().stream().mapToInt(this::likeness).max().orElse(0);
        return best == 0
                ? -1
                : selected.filter(line -> likeness(line) == best)
                        .or(
                                () ->
                                        rows.shown().stream()
                                                .filter(line -> likeness(line) == best)
                                                .findFirst())
                        .map(FloatLine::number)
                        .orElse(-1);
    }

    /** Shows where the file says the value. */
    public void showSource(FloatLine line) {
        FloatSource.show(document, numbers.frame(), line.index(), line.claim());
    }
}
