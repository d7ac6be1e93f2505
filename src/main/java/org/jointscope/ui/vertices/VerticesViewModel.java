package org.jointscope.ui.vertices;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import org.jointscope.model.Md2;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.ModelPlayhead;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Texts;

import java.util.List;
import java.util.Optional;

/** The vertices of an .md2 in the frame that the playhead stands on or has passed last. */
public final class VerticesViewModel {

    private final Document document;
    private final ModelPlayhead playhead;
    private final VerticesTexts texts;
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final ReadOnlyObjectWrapper<List<VertexRow>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", List.of());
    private final ReadOnlyObjectWrapper<VertexNumbers> numbers =
            new ReadOnlyObjectWrapper<>(this, "numbers", VertexNumbers.NONE);
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper(this, "count", "");
    private final ReadOnlyStringWrapper moment = new ReadOnlyStringWrapper(this, "moment", "");
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");
    private final ReadOnlyStringWrapper placeholder =
            new ReadOnlyStringWrapper(this, "placeholder", "");
    private Md2 md2 = Md2.EMPTY;
    private List<VertexRow> all = List.of();
    private boolean showing;

    public VerticesViewModel(Document document, Texts words) {
        this.document = document;
        this.playhead = document.modelPlayhead();
        this.texts = new VerticesTexts(words);
        document.onOpened(this::open);
        filter.subscribe(text -> narrow());
        playhead.readableFrameProperty().subscribe(frame -> follow());
    }

    private void open(OpenModel open) {
        md2 = open.md2Model().orElse(Md2.EMPTY);
        all = VertexRow.of(md2);
        numbers.set(VertexNumbers.NONE);
        filter.set("");
        narrow();
        follow();
    }

    private void narrow() {
        VertexFilter now = VertexFilter.of(filter.get(), texts.unused());
        shown.set(all.stream().filter(now::lets).toList());
        count.set(all.isEmpty() ? "" : texts.count(shown.get().size(), all.size()));
        placeholder.set(texts.placeholder(!all.isEmpty()));
    }

    private void follow() {
        int frame = playhead.readableWholeFrame();
        if (!showing || frame >= md2.frames().size()) {
            moment.set("");
            trouble.set("");
            return;
        }
        if (numbers.get().index() != frame) {
            VertexNumbers now = new VertexNumbers(frame, md2.frames().get(frame));
            numbers.set(now);
            trouble.set(texts.trouble(now.invalidNormals()));
        }
        moment.set(texts.moment(numbers.get(), playhead.readableFrameProperty().get()));
    }

    /** Takes whether anybody looks: until then no frame is followed. */
    public void setShowing(boolean is) {
        showing = is;
        numbers.set(VertexNumbers.NONE);
        follow();
    }

    /** The vertices that the filter leaves, in the order of the file. */
    public ReadOnlyObjectProperty<List<VertexRow>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** All vertices, shown or not. */
    public List<VertexRow> all() {
        return all;
    }

    /** What the current frame says of the vertices. */
    public ReadOnlyObjectProperty<VertexNumbers> numbersProperty() {
        return numbers.getReadOnlyProperty();
    }

    /** Numbers, and ranges of them, of the vertices to show. */
    public StringProperty filterProperty() {
        return filter;
    }

    /** How many vertices are shown, of how many. */
    public ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /** Which frame is shown. */
    public ReadOnlyStringProperty momentProperty() {
        return moment.getReadOnlyProperty();
    }

    /** How many of the frame's normals do not exist, as a sentence; empty if all do. */
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    /** Why no vertex is shown, if none is. */
    public ReadOnlyStringProperty placeholderProperty() {
        return placeholder.getReadOnlyProperty();
    }

    /** Index of the selected vertex, or {@link Md2Choices#NONE}. */
    public IntegerProperty vertexProperty() {
        return document.md2().vertexProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playhead.playingProperty();
    }

    /** The number of a normal, with a word if there is none of that number. */
    public String normal(VertexRow row) {
        return texts.normal(numbers.get(), row);
    }

    /** The trouble of a vertex in the current frame. */
    public Optional<IssueMarks.Mark> mark(VertexRow row) {
        return numbers.get().hasNormal(row)
                ? Optional.empty()
                : Optional.of(texts.mark(numbers.get(), row));
    }

    /** How a vertex's place along an axis comes about. */
    public String explainPlace(VertexRow row, int axis) {
        return texts.explainPlace(numbers.get(), row, axis);
    }

    /** What the number of a normal means. */
    public String explainNormal(VertexRow row) {
        return texts.explainNormal(numbers.get(), row);
    }
}
