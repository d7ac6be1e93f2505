package org.jointscope.ui.md5.camera;

import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The frames of the camera that is open, and the way to each of them. */
public final class CameraViewModel {

    final CameraTexts texts;

    /** The frames of the file. */
    final ReadOnlyObjectWrapper<List<CameraLine>> lines =
            new ReadOnlyObjectWrapper<>(this, "lines", List.of());

    /** The flight in figures. */
    final ReadOnlyStringWrapper facts = new ReadOnlyStringWrapper(this, "facts", "");

    /** The origin of the figures. */
    final ReadOnlyStringWrapper explanation = new ReadOnlyStringWrapper(this, "explanation", "");

    /** Whether the view jumps anywhere. */
    final ReadOnlyBooleanWrapper cutThere = new ReadOnlyBooleanWrapper(this, "cutThere");

    private final Document document;

    public CameraViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = new CameraTexts(texts);
        document.onOpened(this::open);
    }

    private void open(OpenModel open) {
        Optional<Md5Camera> shown = open.md5Camera();
        lines.set(shown.map(CameraViewModel::lines).orElse(List.of()));
        cutThere.set(lines.get().stream().anyMatch(CameraLine::cut));
        Optional<CameraPath> path = shown.map(CameraPath::of);
        facts.set(path.map(flown -> texts.facts(flown, lines.get())).orElse(""));
        explanation.set(path.map(flown -> texts.explainFacts(flown, lines.get())).orElse(""));
    }

    private static List<CameraLine> lines(Md5Camera camera) {
        CameraPath path = CameraPath.of(camera);
        List<CameraRow> rows = camera.frames();
        return IntStream.range(0, rows.size())
                .mapToObj(frame -> CameraLine.of(frame, rows.get(frame), path))
                .toList();
    }

    /** Shows the frame's row in the file. */
    public void showSource(CameraLine line) {
        document.getOpen()
                .camera()
                .ifPresent(file -> document.showSource(file, line.row().place()));
    }
}
