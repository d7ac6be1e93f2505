package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.text.FontSmoothingType;
import javafx.scene.text.Text;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Opening files, and the texts of the window about them. */
@NeedsDisplay
class WindowTest extends WindowFixture {
    private static final String SAMPLE = "dapple.md5mesh + walk.md5anim";

    @Test
    void opensTheSampleByDefaultAndPlaysIt() throws TimeoutException {
        startPlaying();
        int joints = SmallModel.open(Sample.files().toArray(Path[]::new))
                .model()
                .rig()
                .size();
        assertThat(user.title()).isEqualTo(SAMPLE + " – Jointscope");
        assertThat(user.text("#summary")).startsWith("Sample: " + SAMPLE + "  ·  " + joints + " joints  ·  ");
        assertThat(user.text(".count")).isEqualTo(Integer.toString(joints));
        assertThat(joints()).hasSize(joints);
        assertThat(user.text("#findings")).isEqualTo("No errors or warnings");
        assertThat(user.sees("#lowerPanes")).isFalse();
        assertThat(user.sees("#trouble")).isFalse();
        assertPlays();
    }

    @Test
    void opensTheFilesThatAreDroppedOnIt() throws TimeoutException {
        startPlaying(guard);
        assertThat(user.title()).isEqualTo("guard.md5mesh – Jointscope");
        user.drop(walk);
        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
        assertThat(user.text("#summary"))
                .isEqualTo("guard.md5mesh + walk.md5anim  ·  3 joints  ·  1 mesh  ·  36 triangles"
                        + "  ·  5 frames  ·  1 component");
        assertThat(joints()).containsExactly("origin", "hips", "head");
        assertPlays();
    }

    @Test
    void brokenFileOpensAsFarAsItCan() throws TimeoutException {
        String text = SmallModel.mesh().replace("vert 3 ", "vrt 3 ").replace("tri 7 ", "tri 7 x ");
        start(SmallModel.write(folder, "broken.md5mesh", text));
        assertThat(user.title()).isEqualTo("broken.md5mesh – Jointscope");
        assertThat(joints()).containsExactly("origin", "hips", "head");
        assertThat(user.text("#findings")).matches("\\d+ errors\\b.*");
        assertThat(user.sees("#trouble")).isFalse();
    }

    @Test
    void openModelStaysAndEachUnreadableFileHasALine() throws TimeoutException {
        start(guard, walk);
        user.click("hips");
        Path notes = SmallModel.write(folder, "notes.txt", "24 fps");
        user.open(folder.resolve("gone.md5anim"), notes, SmallModel.write(folder, "empty.md5mesh", ""));
        user.awaitPulses(2);
        assertThat(user.text("#trouble").lines())
                .satisfiesExactlyInAnyOrder(
                        line -> assertThat(line)
                                .isEqualTo("Could not open gone.md5anim: file not found in " + folder + "."),
                        line -> assertThat(line)
                                .isEqualTo("Could not open notes.txt: not an .md5mesh, .md5anim, .md5camera,"
                                        + " .md5scale, .md2, .def, .skin or .mtr file; export"
                                        + " models in other formats as .md5mesh and .md5anim."),
                        line -> assertThat(line)
                                .startsWith("Could not open empty.md5mesh: the file contains no" + " data"));
        Label trouble = user.part("#trouble", Label.class);
        FxThread.run(
                () -> assertThat(trouble.getHeight()).isGreaterThanOrEqualTo(trouble.prefHeight(trouble.getWidth())));
        assertThat(user.title()).isEqualTo("guard.md5mesh + walk.md5anim – Jointscope");
        assertThat(selectedJoint()).isEqualTo("hips");
        user.open(walk);
        assertThat(user.sees(".trouble-bar")).isFalse();
        user.open(notes);
        user.click("#dismissTrouble");
        assertThat(user.sees(".trouble-bar")).isFalse();
    }

    @Test
    void modelOfQuakeHasNoPanesOfJointsAndTheyComeBackAsTheyWere() throws TimeoutException, IOException {
        start(guard, walk);
        showPane("flagsTab");
        TabPane panes = user.part("#panes", TabPane.class);
        SplitPane columns = user.part("#columns", SplitPane.class);
        double before = columns.getDividerPositions()[0];
        user.open(
                Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build()));
        assertThat(user.title()).startsWith("tris.md2");
        assertThat(user.sees("#joints")).isFalse();
        assertThat(user.sees("#rateChoice")).isTrue();
        assertThat(panes("#panes"))
                .doesNotContain("jointTab", "flagsTab", "sourceTab")
                .contains("fileTab");
        assertThat(isEnabled("Save")).as("an .md2 cannot be edited").isFalse();
        assertThat(isEnabled("Save Session As…")).isTrue();
        user.open(guard);
        assertThat(user.sees("#rateChoice")).isFalse();
        assertThat(panes.getSelectionModel().getSelectedItem().getId()).isEqualTo("flagsTab");
        assertThat(user.sees("#joints")).isTrue();
        assertThat(columns.getDividerPositions()[0]).isEqualTo(before);
    }

    /** With LCD text, dots appear beside glyphs if OpenGL is in software. */
    @Test
    void textIsSmoothedInGray() throws TimeoutException {
        start(guard, walk);
        List<FontSmoothingType> types = FxThread.ask(() -> user.part(".root", Parent.class).lookupAll(".text").stream()
                .map(text -> ((Text) text).getFontSmoothingType())
                .toList());
        assertThat(types).hasSizeGreaterThan(30).containsOnly(FontSmoothingType.GRAY);
    }

    @Test
    void themeChangesFromLightToDarkAndBack() throws TimeoutException {
        start(guard, walk);
        List<String> parts = List.of(".menu-bar", ".outline", ".viewport", "#timeline", ".foot");
        for (String theme : List.of("Light", "Dark", "Light")) {
            user.click("View");
            user.choose("Theme", theme);
            for (String part : parts) {
                double brightness = user.look(part).brightness();
                assertThat(theme.equals("Dark") ? 1 - brightness : brightness)
                        .as(part + " " + theme)
                        .isGreaterThan(0.7);
            }
        }
    }

    @Test
    void escapeDismissesAFailureUnlessSomethingNearerUsesIt() throws TimeoutException {
        start(guard, folder.resolve("gone.md5anim"));
        user.click("#jointFilter");
        user.type("h");
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees(".trouble-bar")).isTrue();
        user.focus("#panes");
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees(".trouble-bar")).isFalse();
        showPane("flagsTab");
        showLower("issuesTab");
        for (String place : List.of("#picture", "#joints", "#rangeStart", "#meshChoice", "#flags", "#issues")) {
            user.open(folder.resolve("gone.md5anim"));
            user.focus(place);
            user.press(KeyCode.ESCAPE);
            assertThat(user.sees(".trouble-bar")).as(place).isFalse();
        }
    }
}
