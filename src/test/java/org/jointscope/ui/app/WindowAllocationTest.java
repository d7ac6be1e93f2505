package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.Needs3D;
import org.jointscope.testing.ReplacedModel;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.FolderMemory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Allocation of the window per frame of playback: from the playhead's move to the last listener, all on the JavaFX
 * thread. Listeners with a readable rate, at most 15 times per second, create new texts and are excluded; so are the
 * layout and the rendering of JavaFX.
 */
@Tag("window")
@Needs3D
class WindowAllocationTest {

    private static final double SECONDS = 1.0 / 60;
    private static final int ROUND = 30;

    /**
     * JavaFX creates an iterator for every transform that is set until the JVM optimizes it away: the rounds are
     * repeated until then, more often on a slow machine.
     */
    private static final int MOST_ROUNDS = 40;

    /** Its slider wraps the value in an object for its internal listener. */
    private static final long OF_JAVAFX = 24;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final TaskWork work = new TaskWork();
    private final List<TaskWork> lanes = new ArrayList<>();
    private Stage stage;

    @BeforeEach
    void openWindow() {
        stage = FxThread.ask(() -> {
            Stage window = new Stage();
            Scene scene = new Scene(content(), 900, 600);
            scene.getStylesheets().add("/org/jointscope/ui/base.css");
            window.setScene(scene);
            window.show();
            document.show(OpenModel.of(Inspector.inspect(Sample.files()), OpenModel.NONE, RootMode.IN_PLACE));
            return window;
        });
    }

    private Parent content() {
        FileSettings settings = new FileSettings(folder.resolve("settings"));
        FileOpener opener = new FileOpener(document, work, work, Texts.program());
        FolderMemory folders = new FolderMemory(document, settings);
        return new ViewFactory(
                        document, opener, work, this::addLane, settings, folders, FileDialogs.SYSTEM, folder -> {})
                .load(MainView.class);
    }

    private TaskWork addLane() {
        lanes.add(new TaskWork());
        return lanes.getLast();
    }

    @AfterEach
    void closeWindow() {
        FxThread.run(stage::close);
        work.close();
        lanes.forEach(TaskWork::close);
    }

    /** Also if both models of a pair are posed and drawn, and if the stages of a frame are measured. */
    @Test
    void playedFrameAllocatesNothingOfOurs() {
        assertAllocatesNothing();
        Path mesh = Sample.files().getFirst();
        Path md2 = ReplacedModel.pair(folder, "dapple", mesh, Sample.files().getLast());
        Path md5 = folder.resolve("md5");
        showPair(md5.resolve("dapple.md5mesh"), md5.resolve("dapple.md5anim"));
        assertAllocatesNothing();
        showPair(md2);
        assertAllocatesNothing();
        FxThread.run(() -> document.meter().start(System::nanoTime, AllocationMeter::allocated));
        assertAllocatesNothing();
    }

    private void showPair(Path... files) {
        FxThread.run(() -> document.show(SmallModel.open(files)));
        FxThread.await(
                "the counterpart is read",
                () -> document.counterpartProperty().get().isDrawn());
    }

    private void assertAllocatesNothing() {
        List<Long> rounds = new ArrayList<>();
        do {
            rounds.add(bytesOfAFrame());
        } while (rounds.getLast() > OF_JAVAFX && rounds.size() < MOST_ROUNDS);
        assertThat(rounds.getLast()).as("bytes a frame: %s", rounds).isLessThanOrEqualTo(OF_JAVAFX);
    }

    /** As in most frames of a round: sometimes the JVM allocates memory itself. */
    private long bytesOfAFrame() {
        Playback playback = document.playback();
        Runnable frame = () -> playback.advance(SECONDS);
        List<Long> bytes = new ArrayList<>();
        while (bytes.size() < ROUND) {
            // One at a time: JavaFX reports a change only if it has drawn the last one.
            FxThread.run(() -> {
                double read = playback.readableFrameProperty().get();
                long allocated = AllocationMeter.allocatedBy(frame);
                if (playback.readableFrameProperty().get() == read) {
                    bytes.add(allocated);
                }
            });
        }
        Collections.sort(bytes);
        return bytes.get(ROUND / 2);
    }
}
