package org.jointscope.ui.md5.components;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.messages.Texts;
import org.jointscope.testing.HandMadeAnim;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.testing.UncaughtExceptions;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.provenance.ComponentFigures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The strip with 3,000 cells: 500 joints that have all of their components. */
@NeedsDisplay
class ComponentStripTest {
    private static final int JOINTS = 500;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private ComponentsViewModel components;
    private ComponentStrip strip;
    private Stage stage;

    @BeforeEach
    void open() {
        HandMadeAnim anim = HandMadeAnim.withComponents(6 * JOINTS);
        for (int joint = 0; joint < JOINTS; joint++) {
            anim.joint("joint" + joint, joint - 1, 63, 6 * joint);
        }
        Path file =
                SmallModel.write(folder, "large.md5anim", anim.movingFrames().text());
        Texts texts = Texts.program();
        components =
                new ComponentsViewModel(document, new ComponentFigures(document, new ImmediateWork(), texts), texts);
        FxThread.run(() -> {
            strip = new ComponentStrip(components);
            components.showing.set(true);
            document.show(SmallModel.open(file));
            document.playback().seek(0);
            Scene scene = new Scene(new StackPane(strip), 1400, 200);
            scene.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
            scene.getStylesheets().add("/org/jointscope/ui/base.css");
            stage = new Stage();
            stage.setScene(scene);
            stage.show();
        });
    }

    @AfterEach
    void close() {
        FxThread.run(stage::close);
    }

    @Test
    void smallestCellsAreAsSmallAsAllCellsNeed() {
        assertThat(FxThread.ask(() -> components.zoom.get())).isZero();
        assertThat(FxThread.ask(() -> strip.grid().columns())).isGreaterThan(150);
    }

    @Test
    void cursorIsScrolledToAndStaysWhereItIsWhenCellsGrow() {
        FxThread.run(() -> components.cursor.set(2999));
        layout();
        assertThat(FxThread.ask(() -> strip.place(2999).getMaxY())).isBetween(0.0, 200.0);
        FxThread.run(() -> components.zoomBy(5));
        FxThread.run(() -> components.cursor.set(1500));
        layout();
        assertThat(FxThread.ask(() -> strip.place(1500).getMinY())).isBetween(0.0, 200.0);
        double before = FxThread.ask(() -> strip.scrolled());
        FxThread.run(() -> document.editing().apply(new StartEdit(3, 17)));
        layout();
        assertThat(FxThread.ask(() -> strip.scrolled())).as("after an edit").isEqualTo(before);
    }

    @Test
    void valuesFollowThePlayhead() {
        Picture before = Picture.of(strip, Color.WHITE);
        FxThread.run(() -> document.playback().seek(1));
        assertThat(Picture.of(strip, Color.WHITE).unlike(before)).isGreaterThan(0.05);
    }

    @Test
    void valuesOfAClosedAnimationAreNotPainted() {
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        try (UncaughtExceptions exceptions = new UncaughtExceptions()) {
            FxThread.run(() -> document.playback().seek(1));
            FxThread.run(() -> document.show(SmallModel.open(mesh)));
            exceptions.assertNone();
        }
    }

    private void layout() {
        FxThread.run(() -> {
            strip.requestLayout();
            strip.getParent().layout();
        });
    }
}
