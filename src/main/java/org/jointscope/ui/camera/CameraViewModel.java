package org.jointscope.ui.camera;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

import org.jointscope.model.CameraRow;
import org.jointscope.model.Md5Camera;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Flight;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The frames of the camera that is open, and the way to each of them. */
public final class CameraViewModel {

    private final Document document;
    private final Flight flight;
    private final CameraTexts texts;
    private final ReadOnlyObjectWrapper<List<CameraLine>> lines =
            new ReadOnlyObjectWrapper<>(this, "lines", List.of());
    private final ReadOnlyStringWrapper facts = new ReadOnlyStringWrapper(this, "facts", "");
    private final ReadOnlyStringWrapper explanation =
            new ReadOnlyStringWrapper(this, "explanation", "");
    private final ReadOnlyBooleanWrapper cutThere = new ReadOnlyBooleanWrapper(this, "cutThere");

    public CameraViewModel(Document document, Texts texts) {
        this.document = document;
        this.flight = document.flight();
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

    /** Selects a frame everywhere, and goes there. */
    public void choose(CameraLine line) {
        flight.select(line.frame());
    }

    public void selectNothing() {
        flight.selectedFrameProperty().set(Flight.NO_FRAME);
    }

    /** Goes to where the view jumps next. */
    public void goToNextCut() {
        flight.seekCut(1);
    }

    /** Goes to where the view has jumped before. */
    public void goToPreviousCut() {
        flight.seekCut(-1);
    }

    /** Shows the frame's row in the file. */
    public void showSource(CameraLine line) {
        document.getOpen()
                .camera()
                .ifPresent(file -> document.showSource(file, line.row().place()));
    }

    /** The trouble that a frame has. */
    public Optional<IssueMarks.Mark> mark(CameraLine line) {
        return document.getState().marks().flightFrame(line.frame());
    }

    /** The trouble of all frames. */
    public ObservableValue<IssueMarks> marksProperty() {
        return document.marksProperty();
    }

    /** Which of the frames that time is spent on, or that it is a cut. */
    public String played(CameraLine line) {
        return texts.played(line);
    }

    /** What is unusual about a frame, in a few words. */
    public String note(CameraLine line) {
        return texts.note(line);
    }

    /** What a frame is there for. */
    public String explain(CameraLine line) {
        return texts.explain(line);
    }

    /** Where w comes from. */
    public String explainW(CameraLine line) {
        return texts.explainW(line);
    }

    /** A row a frame of the file. */
    public ReadOnlyObjectProperty<List<CameraLine>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** The flight in figures. */
    public ReadOnlyStringProperty factsProperty() {
        return facts.getReadOnlyProperty();
    }

    /** How they come about. */
    public ReadOnlyStringProperty explanationProperty() {
        return explanation.getReadOnlyProperty();
    }

    /** Whether the view jumps anywhere. */
    public ReadOnlyBooleanProperty cutThereProperty() {
        return cutThere.getReadOnlyProperty();
    }

    /** The frame of the file whose row is the current one; negative if there is none. */
    public int currentFrame() {
        return flight.currentFrame();
    }

    /** Changes when the flight of another camera has been taken up. */
    public ObservableValue<?> flightProperty() {
        return flight.pathProperty();
    }

    /** The playhead, as far as it can be read. */
    public ReadOnlyDoubleProperty playedProperty() {
        return flight.readablePlayedProperty();
    }

    /** The frame of the file that is selected; negative if none is. */
    public ReadOnlyIntegerProperty selectedFrameProperty() {
        return flight.selectedFrameProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return flight.playingProperty();
    }
}
