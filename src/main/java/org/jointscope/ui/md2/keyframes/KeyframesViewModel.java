package org.jointscope.ui.md2.keyframes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.pose.md2.KeyframeBoxes;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.md2.KeyframeClips;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.pane.WhenSeen;

/**
 * The frames of an .md2: their grids, and the bounds of the vertices, which are computed in the background when the
 * pane is first visible.
 */
public final class KeyframesViewModel {

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final PaneRows<KeyframeRow> rows;

    /** The bounds of the vertices of each frame; unknown until they are computed. */
    final ReadOnlyObjectWrapper<FrameBoxes> boxes = new ReadOnlyObjectWrapper<>(this, "boxes", new FrameBoxes(0));

    /** The largest and the smallest step of the model, in a sentence. */
    final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");

    private final WhenSeen computing = new WhenSeen(showing, this::compute);
    private final BackgroundWork work;
    private final Texts texts;
    private Steps steps = Steps.of(List.of());
    private Optional<Md2> md2 = Optional.empty();

    /** @param work a lane of its own */
    public KeyframesViewModel(Document document, BackgroundWork work, Texts texts) {
        this.work = work;
        this.texts = texts;
        this.rows = new PaneRows<>("keyframes", texts, PaneRows.words(KeyframesViewModel::matches));
        document.onRead(this::open);
    }

    private void open(OpenModel open) {
        work.cancel();
        md2 = open.md2Model();
        boxes.set(new FrameBoxes(0));
        List<KeyframeRow> all = md2.map(KeyframesViewModel::rows).orElse(List.of());
        steps = Steps.of(all);
        summary.set(all.isEmpty() ? "" : steps.describe(texts));
        rows.filterProperty().set("");
        rows.set(all);
        computing.run();
    }

    private static List<KeyframeRow> rows(Md2 model) {
        List<KeyframeRow> rows = new ArrayList<>(model.frames().size());
        for (KeyframeClip clip : KeyframeClips.of(model)) {
            for (int frame = clip.first(); frame <= clip.last(); frame++) {
                rows.add(new KeyframeRow(frame, clip.name(), model.frames().get(frame)));
            }
        }
        return List.copyOf(rows);
    }

    private void compute() {
        md2.ifPresent(model -> work.start(
                texts.of("keyframes.computing"),
                () -> KeyframeBoxes.of(model),
                boxes::set,
                fault -> summary.set(texts.of("keyframes.failed", fault))));
    }

    private static boolean matches(KeyframeRow row, String term) {
        return row.frame().name().toLowerCase(Locale.ROOT).contains(term)
                || row.clip().toLowerCase(Locale.ROOT).contains(term)
                || Integer.toString(row.index()).equals(term);
    }

    /** A step, with enough decimals for the smallest one. */
    String step(KeyframeRow row, int axis) {
        return steps.number(row.step(axis));
    }

    /** The meaning of the step of a frame along an axis. */
    String explainStep(KeyframeRow row, int axis) {
        String name = "xyz".substring(axis, axis + 1);
        return row.step(axis) == 0
                ? texts.of("keyframes.explain.flat", row.index(), name)
                : texts.of(
                        "keyframes.explain",
                        row.index(),
                        name,
                        step(row, axis),
                        steps.number(row.start(axis)),
                        steps.number(row.end(axis)));
    }
}
