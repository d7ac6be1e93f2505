package org.jointscope.ui.md5.frames;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.provenance.ComponentCells;
import org.jointscope.ui.provenance.ComponentFigures;
import org.jointscope.ui.provenance.ComponentLocation;

/** The components of the current frame with the joints that read them, and a filter. */
public final class FramesViewModel {

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final PaneRows<ComponentLine> rows;
    final FrameNumbers numbers;

    /** Whether only the selected joint's components are shown. */
    final BooleanProperty onlySelected = new SimpleBooleanProperty(this, "onlySelected");

    /** Changes whenever the values of the lines may have changed. */
    final ReadOnlyIntegerWrapper values = new ReadOnlyIntegerWrapper(this, "values");

    /** The number of components shown, and of all. */
    final ObservableValue<String> count;

    /** The frame that is shown, and the last frame. */
    final ReadOnlyStringWrapper moment = new ReadOnlyStringWrapper(this, "moment", "");

    /** The text of the empty pane; empty if there is something to show. */
    final ReadOnlyStringWrapper missing = new ReadOnlyStringWrapper(this, "missing", "");

    private final Document document;
    private final Texts texts;
    private final WhenSeen following = new WhenSeen(showing, this::follow);

    public FramesViewModel(Document document, ComponentFigures figures, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.numbers = new FrameNumbers(document, figures, texts);
        this.rows = new PaneRows<>("frames", texts, PaneRows.words(this::matches));
        rows.also(line -> !onlySelected.get() || likeness(line) > 0, onlySelected, () -> onlySelected.set(false));
        this.count = rows.describe((shown, all) -> rows.count(components(shown), components(all)));
        showing.subscribe(is -> figures.setWatched(this, is));
        document.onModel(this::open);
        document.onOtherModel(rows::showAll);
        onlySelected.subscribe(only -> rows.narrow());
        document.selectedJointProperty().subscribe(joint -> selected());
        document.modelPlayhead().readableFrameProperty().subscribe(frame -> following.run());
        figures.spansProperty().subscribe(spans -> following.run());
        document.editing().changesProperty().subscribe(changes -> following.run());
    }

    private static int components(List<ComponentLine> lines) {
        return (int) lines.stream().mapToInt(ComponentLine::index).distinct().count();
    }

    private String text(String key, Object... arguments) {
        return texts.of("frames." + key, arguments);
    }

    private void open(OpenModel open) {
        Optional<Md5Anim> anim = open.md5Anim();
        rows.set(anim.map(it -> ComponentLine.of(it, ComponentCells.of(open))).orElse(List.of()));
        missing.set(anim.isPresent() ? "" : text("none"));
        following.run();
    }

    private void selected() {
        if (onlySelected.get()) {
            rows.narrow();
        }
    }

    private boolean matches(ComponentLine line, String term) {
        return line.joint().toLowerCase(Locale.ROOT).contains(term)
                || line.component().toLowerCase(Locale.ROOT).contains(term)
                || ("#" + line.index()).equals(term)
                || line.use().isEmpty() && text("nobody").contains(term)
                || line.isShared() && text("shared.word").contains(term)
                || line.past() && text("past").contains(term);
    }

    /** Updates the texts for new values. */
    private void follow() {
        values.set(values.get() + 1);
        int frames = document.modelPlayhead().frameCountProperty().get();
        moment.set(frames == 0 ? "" : text("moment", numbers.frame(), frames - 1));
    }

    /** Selects the joint and the component of a line; nothing if the component is unused. */
    public void select(ComponentLine line) {
        line.use().ifPresent(use -> document.select(use.joint(), use.component()));
    }

    /** The match of a line with the selection: 0 none, 1 its joint, 2 its component. */
    public int likeness(ComponentLine line) {
        int joint = document.selectedJointProperty().get();
        return line.use()
                .filter(use -> use.joint() == joint)
                .map(use -> document.isSelected(joint, use.component()) ? 2 : 1)
                .orElse(0);
    }

    /** The number of the line that matches the selection best; −1 if none does. */
    int current(Optional<ComponentLine> selected) {
        int best = rows.shown().stream().mapToInt(this::likeness).max().orElse(0);
        return Stream.concat(selected.stream(), rows.shown().stream())
                .filter(line -> best > 0 && likeness(line) == best)
                .findFirst()
                .map(ComponentLine::number)
                .orElse(-1);
    }

    /** Shows the source of the value. */
    public void showSource(ComponentLine line) {
        ComponentLocation.show(document, numbers.frame(), line.index(), line.use());
    }
}
