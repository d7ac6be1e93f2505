package org.jointscope.ui.md2.vertices;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.playback.ModelPlayhead;

/** The vertices of an .md2 in the last frame at or before the playhead. */
public final class VerticesViewModel {

    /** Whether the pane is visible; if it is not, no frame is followed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final VerticesTexts texts;
    final PaneRows<VertexRow> rows;

    /** The bytes and coordinates of the current frame. */
    final ReadOnlyObjectWrapper<FrameVertices> numbers =
            new ReadOnlyObjectWrapper<>(this, "numbers", FrameVertices.NONE);

    /** The frame that is shown, in words. */
    final ReadOnlyStringWrapper moment = new ReadOnlyStringWrapper(this, "moment", "");

    /** The number of invalid normals of the frame, as a sentence; empty without any. */
    final ObservableValue<String> trouble;

    private final ModelPlayhead playhead;
    private Md2 md2 = Md2.EMPTY;
    private final WhenSeen following = new WhenSeen(showing, this::follow);

    public VerticesViewModel(Document document, Texts words) {
        this.playhead = document.modelPlayhead();
        this.texts = new VerticesTexts(words);
        String unused = words.of("vertices.unused");
        this.rows = new PaneRows<>("vertices", words, text -> VertexRow.filter(text, unused));
        this.trouble = numbers.map(now -> texts.trouble(now.invalidNormals()));
        document.onRead(this::open);
        playhead.readableFrameProperty().subscribe(frame -> following.run());
    }

    private void open(OpenModel open) {
        md2 = open.md2Model().orElse(Md2.EMPTY);
        numbers.set(FrameVertices.NONE);
        rows.filterProperty().set("");
        rows.set(VertexRow.of(md2));
        following.run();
    }

    private void follow() {
        int frame = playhead.readableWholeFrame();
        if (frame >= md2.frames().size()) {
            moment.set("");
            return;
        }
        if (numbers.get().index() != frame) {
            numbers.set(new FrameVertices(frame, md2.frames().get(frame)));
        }
        moment.set(texts.moment(numbers.get(), playhead.readableFrameProperty().get()));
    }

    /** The issue of a vertex in the current frame. */
    Optional<IssueMarks.Mark> mark(VertexRow row) {
        return numbers.get().hasNormal(row) ? Optional.empty() : Optional.of(texts.mark(numbers.get(), row));
    }
}
