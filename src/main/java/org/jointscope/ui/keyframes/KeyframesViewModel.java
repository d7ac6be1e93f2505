package org.jointscope.ui.keyframes;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.model.Md2;
import org.jointscope.pose.FrameBoxes;
import org.jointscope.pose.KeyframeBoxes;
import org.jointscope.pose.KeyframeClip;
import org.jointscope.pose.KeyframeClips;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.ModelPlayhead;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Texts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The frames of an .md2: their grids, and the boxes that the vertices fill, which are computed in
 * the background once somebody looks.
 */
public final class KeyframesViewModel {

    private final Document document;
    private final ModelPlayhead playhead;
    private final BackgroundWork work;
    private final Texts words;
    private final KeyframesTexts texts;
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final ReadOnlyObjectWrapper<List<KeyframeRow>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", List.of());
    private final ReadOnlyObjectWrapper<FrameBoxes> boxes =
            new ReadOnlyObjectWrapper<>(this, "boxes", new FrameBoxes(0));
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper(this, "count", "");
    private final ReadOnlyStringWrapper placeholder =
            new ReadOnlyStringWrapper(this, "placeholder", "");
    private List<KeyframeRow> all = List.of();
    private Steps steps = new Steps(List.of());
    private Optional<Md2> md2 = Optional.empty();
    private boolean computed = true;
    private boolean showing;

    /**
     * @param work a lane of its own
     */
    public KeyframesViewModel(Document document, BackgroundWork work, Texts words) {
        this.document = document;
        this.playhead = document.modelPlayhead();
        this.work = work;
        this.words = words;
        this.texts = new KeyframesTexts(words);
        document.onOpened(this::open);
        filter.subscribe(text -> narrow());
    }

    private void open(OpenModel open) {
        work.cancel();
        md2 = open.md2Model();
        boxes.set(new FrameBoxes(0));
        all = md2.map(KeyframesViewModel::rows).orElse(List.of());
        steps = Steps.of(all);
        summary.set(all.isEmpty() ? "" : steps.describe(words));
        computed = false;
        filter.set("");
        narrow();
        compute();
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
        if (!showing || computed || md2.isEmpty()) {
            return;
        }
        computed = true;
        Md2 model = md2.get();
        work.start(
                words.of("keyframes.computing"),
                () -> KeyframeBoxes.of(model),
                boxes::set,
                fault -> summary.set(words.of("keyframes.failed", fault)));
    }

    private void narrow() {
        String[] terms = filter.get().toLowerCase(Locale.ROOT).strip().split("\\s+");
        shown.set(
                all.stream()
                        .filter(row -> Arrays.stream(terms).allMatch(term -> matches(row, term)))
                        .toList());
        count.set(all.isEmpty() ? "" : texts.count(shown.get().size(), all.size()));
        placeholder.set(texts.placeholder(!all.isEmpty()));
    }

    private static boolean matches(KeyframeRow row, String term) {
        return row.name().toLowerCase(Locale.ROOT).contains(term)
                || row.clip().toLowerCase(Locale.ROOT).contains(term)
                || Integer.toString(row.index()).equals(term);
    }

    /** Takes whether anybody looks: until then nothing is computed. */
    public void setShowing(boolean is) {
        showing = is;
        compute();
    }

    /** The frames that the filter leaves, in the order of the file. */
    public ReadOnlyObjectProperty<List<KeyframeRow>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** All frames, shown or not. */
    public List<KeyframeRow> all() {
        return all;
    }

    /** What the vertices of each frame fill; nothing is known as long as it is computed. */
    public ReadOnlyObjectProperty<FrameBoxes> boxesProperty() {
        return boxes.getReadOnlyProperty();
    }

    /** Words that must each occur in a frame's name or clip, or be its number. */
    public StringProperty filterProperty() {
        return filter;
    }

    /** The largest and the smallest step of the model, in a sentence. */
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** How many frames are shown, of how many. */
    public ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /** Why no frame is shown, if none is. */
    public ReadOnlyStringProperty placeholderProperty() {
        return placeholder.getReadOnlyProperty();
    }

    /** How a step is written: so that the smallest still shows. */
    public String step(KeyframeRow row, int axis) {
        return KeyframesTexts.number(row.step(axis), steps.decimals());
    }

    /** What the step of a frame along an axis means. */
    public String explainStep(KeyframeRow row, int axis) {
        return texts.explainStep(row, axis, steps.decimals());
    }

    /** The trouble that a frame has. */
    public Optional<IssueMarks.Mark> mark(KeyframeRow row) {
        return document.getState().marks().frame(row.index());
    }

    /** The trouble of all frames. */
    public ObservableValue<IssueMarks> marksProperty() {
        return document.marksProperty();
    }

    /** Goes to a frame. */
    public void goTo(KeyframeRow row) {
        playhead.seek(row.index());
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
}
