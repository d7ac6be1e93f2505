package org.jointscope.ui.md2.vertices;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

import org.jointscope.model.Md2;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.text.Texts;

import java.util.Optional;

/** The vertices of an .md2 in the frame that the playhead stands on or has passed last. */
public final class VerticesViewModel {

    final VerticesTexts texts;
    final PaneRows<VertexRow> rows;

    /** The bytes and places of the current frame. */
    final ReadOnlyObjectWrapper<VertexNumbers> numbers =
            new ReadOnlyObjectWrapper<>(this, "numbers", VertexNumbers.NONE);

    /** The frame that is shown, in words. */
    final ReadOnlyStringWrapper moment = new ReadOnlyStringWrapper(this, "moment", "");

    /** The number of the frame's normals that do not exist, as a sentence; empty without any. */
    final ObservableValue<String> trouble;

    private final ModelPlayhead playhead;
    private Md2 md2 = Md2.EMPTY;
    private boolean showing;

    public VerticesViewModel(Document document, Texts words) {
        this.playhead = document.modelPlayhead();
        this.texts = new VerticesTexts(words);
        this.rows =
                new PaneRows<>(
                        "vertices", words, text -> VertexFilter.of(text, texts.unused())::lets);
        this.trouble = numbers.map(now -> texts.trouble(now.invalidNormals()));
        document.onOpened(this::open);
        playhead.readableFrameProperty().subscribe(frame -> follow());
    }

    private void open(OpenModel open) {
        md2 = open.md2Model().orElse(Md2.EMPTY);
        numbers.set(VertexNumbers.NONE);
        rows.filterProperty().set("");
        rows.set(VertexRow.of(md2));
        follow();
    }

    private void follow() {
        int frame = playhead.readableWholeFrame();
        if (!showing || frame >= md2.frames().size()) {
            moment.set("");
            return;
        }
        if (numbers.get().index() != frame) {
            numbers.set(new VertexNumbers(frame, md2.frames().get(frame)));
        }
        moment.set(texts.moment(numbers.get(), playhead.readableFrameProperty().get()));
    }

    /** Takes whether anybody looks: until then no frame is followed. */
    public void setShowing(boolean is) {
        showing = is;
        numbers.set(VertexNumbers.NONE);
        follow();
    }

    /** The trouble of a vertex in the current frame. */
    Optional<IssueMarks.Mark> mark(VertexRow row) {
        return numbers.get().hasNormal(row)
                ? Optional.empty()
                : Optional.of(texts.mark(numbers.get(), row));
    }
}
