package org.jointscope.ui.md5.camera;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;

/** The frames of the open camera, and the commands that show them. */
public final class CameraViewModel {

    final CameraTexts texts;

    final ReadOnlyObjectWrapper<List<CameraLine>> lines = new ReadOnlyObjectWrapper<>(this, "lines", List.of());

    final ReadOnlyStringWrapper facts = new ReadOnlyStringWrapper(this, "facts", "");

    /** The source of the figures. */
    final ReadOnlyStringWrapper explanation = new ReadOnlyStringWrapper(this, "explanation", "");

    /** Whether the animation contains a cut. */
    final ObservableValue<Boolean> cutThere = lines.map(shown -> shown.stream().anyMatch(CameraLine::cut));

    private final Document document;

    public CameraViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = new CameraTexts(texts);
        document.onRead(this::open);
    }

    private void open(OpenModel open) {
        Optional<CameraPath> path = open.md5Camera().map(CameraPath::of);
        List<CameraRow> rows = open.md5Camera().map(Md5Camera::frames).orElse(List.of());
        lines.set(path.map(flown -> lines(rows, flown)).orElse(List.of()));
        facts.set(path.map(flown -> texts.facts(flown, lines.get())).orElse(""));
        explanation.set(
                path.map(flown -> texts.explainFacts(flown, lines.get())).orElse(""));
    }

    private static List<CameraLine> lines(List<CameraRow> rows, CameraPath path) {
        return IntStream.range(0, rows.size())
                .mapToObj(frame -> CameraLine.of(frame, rows.get(frame), path))
                .toList();
    }

    public void showSource(CameraLine line) {
        document.getOpen()
                .camera()
                .ifPresent(file -> document.showSource(file, line.row().location()));
    }
}
