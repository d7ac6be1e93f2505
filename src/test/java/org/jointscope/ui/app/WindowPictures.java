package org.jointscope.ui.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Slider;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeTableView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseButton;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.export.ImageFile;
import org.jointscope.inspect.Sample;
import org.jointscope.material.Picture;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.document.Document;

/**
 * Takes the pictures of README.md in the window: screenshots, cropped to what the text is about, and
 * {@code repair.gif}, in which a startIndex is broken and repaired. Whoever changes what they show runs {@link #main},
 * which requires a display.
 */
final class WindowPictures {

    private static final Path FOLDER = Path.of("docs/pictures");

    private static final int WIDTH = 1440;
    private static final int HEIGHT = 900;

    /** A size at which the panes are complete, and their texts are readable in half of it. */
    private static final int SMALL_WIDTH = 1200;

    private static final int SMALL_HEIGHT = 740;

    /** The right edges of the joints and of the viewport, as shares of the width. */
    private static final String SMALL_DIVIDERS = "\ndivider.columns.0=0.17\ndivider.columns.1=0.53";

    /** The same beside a lesson. */
    private static final String LESSON_DIVIDERS = "\ndivider.columns.0=0.2\ndivider.columns.1=0.5";

    private static final int CHEST = 4;
    private static final int WRONG = 12;

    private static final double HIGHER = 150;

    /** Images per second. */
    private static final int RATE = 10;

    private final WindowUser user;

    private WindowPictures(int width, int height, String settings, Path... files) throws Exception {
        user = WindowUser.start(
                JointscopeApplication.class,
                WindowUser.settings("playback.whenOpened=false\ntour.seen=true\ntheme=light" + settings),
                files);
        user.resize(width, height);
        pause(1000);
    }

    public static void main(String[] arguments) throws Exception {
        screenshots();
        Files.write(FOLDER.resolve("repair.gif"), repair());
        WindowUser.endCurrent();
        System.exit(0);
    }

    private static void screenshots() throws Exception {
        WindowPictures sample =
                new WindowPictures(WIDTH, HEIGHT, "", Sample.files().toArray(Path[]::new));
        sample.select("#panes", "flagsTab");
        sample.user.click("chest");
        sample.goTo(4);
        sample.save("window");
        sample.select("#panes", "jointTab");
        sample.user.click("forearm_r");
        FxThread.run(() -> sample.user.part("#jointStage", Slider.class).setValue(9));
        sample.save("joint", "#picture", "#panes");
        FxThread.run(() -> sample.user.part("#jointStage", Slider.class).setValue(0));
        sample.showLower("compatibilityTab");
        sample.raiseLower();
        sample.expandLower("Ironwail");
        sample.clickLower("Does not read the baseframe");
        sample.save("compatibility", "#lowerPanes");
        WindowUser.endCurrent();

        WindowPictures broken = new WindowPictures(WIDTH, HEIGHT, "", broken());
        broken.select("#panes", "flagsTab");
        broken.user.click("chest");
        broken.goTo(1);
        broken.showLower("anomaliesTab");
        broken.save("anomalies", "#picture", "#lowerPanes");
        broken.showLower("issuesTab");
        broken.raiseLower();
        broken.clickLower("Joint 4");
        broken.save("issues", "#lowerPanes");
        broken.showLower("suggestTab");
        broken.user.click("Search File");
        pause(6000);
        broken.save("suggest", "#lowerPanes");
        WindowUser.endCurrent();

        WindowPictures lesson = new WindowPictures(
                WIDTH, HEIGHT, LESSON_DIVIDERS, Sample.files().toArray(Path[]::new));
        lesson.user.choose("Learn", "3. Flags and startIndex");
        for (int step = 1; step < 5; step++) {
            FxThread.run(lesson.user.part("#lessonNext", Button.class)::fire);
        }
        lesson.select("#panes", "flagsTab");
        lesson.save("lesson");
        WindowUser.endCurrent();
    }

    /** The sample without its other animations, and with a wrong startIndex. */
    private static Path[] broken() throws IOException {
        Path folder = Files.createTempDirectory("jointscope");
        Path home = Sample.files().getFirst().getParent();
        try (Stream<Path> images = Files.list(home)) {
            for (Path file : images.filter(it -> it.toString().endsWith(".png")).toList()) {
                Files.copy(file, folder.resolve(file.getFileName().toString()));
            }
        }
        Path mesh = Files.copy(home.resolve("dapple.md5mesh"), folder.resolve("dapple.md5mesh"));
        String walk = Files.readString(home.resolve("walk.md5anim"));
        Path anim = folder.resolve("walk.md5anim");
        Files.writeString(anim, walk.replaceFirst("(\"chest\"\t2 56 )13", "$1" + WRONG));
        return new Path[] {mesh, anim};
    }

    /** Ten seconds: walking, broken, the issue, the suggestion, walking again. */
    private static byte[] repair() throws Exception {
        WindowPictures window = new WindowPictures(
                SMALL_WIDTH, SMALL_HEIGHT, SMALL_DIVIDERS, Sample.files().toArray(Path[]::new));
        Document document = window.user.model().document();
        List<Picture> frames = new ArrayList<>();
        window.select("#panes", "flagsTab");
        window.user.click("chest");
        window.play(frames, 12);
        FxThread.run(() -> document.editing().apply(new StartEdit(CHEST, WRONG)));
        window.play(frames, 16);
        window.showLower("issuesTab");
        window.clickLower("Joint 4");
        window.hold(frames, 20);
        window.showLower("suggestTab");
        window.user.click("Search File");
        pause(6000);
        window.hold(frames, 20);
        window.user.click("Apply");
        window.hold(frames, 6);
        FxThread.run(window.user.part("#foldIssues", Button.class)::fire);
        window.play(frames, 24);
        return ImageFile.gif(frames.size(), RATE, frames::get);
    }

    private static void pause(long millis) throws InterruptedException {
        Thread.sleep(millis);
    }

    private void goTo(int frame) {
        FxThread.run(() -> user.model().document().modelPlayhead().goTo(frame));
        user.awaitPulses(3);
    }

    /** Every second frame of the walk. */
    private void play(List<Picture> frames, int count) throws Exception {
        for (int i = 0; i < count; i++) {
            goTo(frames.size() * 2 % 24);
            frames.add(picture(new BoundingBox(0, 0, SMALL_WIDTH, SMALL_HEIGHT)));
        }
    }

    private void hold(List<Picture> frames, int count) throws Exception {
        pause(1000);
        Picture still = picture(new BoundingBox(0, 0, SMALL_WIDTH, SMALL_HEIGHT));
        for (int i = 0; i < count; i++) {
            frames.add(still);
        }
    }

    private void select(String panes, String tab) {
        FxThread.run(() -> {
            TabPane pane = user.part(panes, TabPane.class);
            Tab found = pane.getTabs().stream()
                    .filter(it -> tab.equals(it.getId()))
                    .findFirst()
                    .orElseThrow();
            pane.getSelectionModel().select(found);
        });
        user.awaitPulses(3);
    }

    private void showLower(String tab) throws InterruptedException {
        if (!user.sees("#lowerPanes")) {
            FxThread.run(user.part("#findings", Button.class)::fire);
        }
        select("#lowerPanes", tab);
        pause(2500);
    }

    /** Makes the lower panes higher, so that explanations are complete. */
    private void raiseLower() {
        user.drag("#lowerGrip", 0, -HIGHER, MouseButton.PRIMARY);
        user.awaitPulses(3);
    }

    private void expandLower(String text) {
        FxThread.run(() -> user.part("#lowerPanes", Node.class).lookupAll(".tree-table-view").stream()
                .map(TreeTableView.class::cast)
                .filter(table -> table.getRoot() != null)
                .forEach(table -> ((TreeTableView<?>) table)
                        .getRoot().getChildren().stream()
                                .flatMap(group -> group.getChildren().stream())
                                .filter(item -> String.valueOf(item.getValue()).contains(text))
                                .forEach(item -> item.setExpanded(true))));
        user.awaitPulses(4);
    }

    /** Clicks the cell of a lower pane with a text that begins like this. */
    private void clickLower(String text) {
        FxThread.run(() -> user.part("#lowerPanes", Node.class).lookupAll(".cell").stream()
                .filter(cell -> cell instanceof Labeled label
                        && label.getText() != null
                        && label.getText().startsWith(text))
                .findFirst()
                .orElseThrow()
                .setId("shownCell"));
        user.click("#shownCell");
        user.awaitPulses(5);
    }

    /** Saves the parts of the window that have these ids, or all of it. */
    private void save(String name, String... parts) throws Exception {
        pause(500);
        Bounds all = Arrays.stream(parts)
                .map(id -> FxThread.ask(() -> {
                    Node part = user.part(id, Node.class);
                    return part.localToScene(part.getLayoutBounds());
                }))
                .reduce(WindowPictures::around)
                .orElse(new BoundingBox(0, 0, WIDTH, HEIGHT));
        Files.write(FOLDER.resolve(name + ".png"), ImageFile.png(picture(all)));
    }

    private static Bounds around(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        double right = Math.max(one.getMaxX(), other.getMaxX());
        double bottom = Math.max(one.getMaxY(), other.getMaxY());
        return new BoundingBox(left, top, right - left, bottom - top);
    }

    private Picture picture(Bounds bounds) {
        user.awaitPulses(3);
        Scene scene = user.part("#menuBar", MenuBar.class).getScene();
        WritableImage image = FxThread.ask(() -> scene.snapshot(null));
        int left = (int) bounds.getMinX();
        int top = (int) bounds.getMinY();
        int width = Math.min((int) Math.ceil(bounds.getWidth()), (int) image.getWidth() - left);
        int height = Math.min((int) Math.ceil(bounds.getHeight()), (int) image.getHeight() - top);
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(left, top, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return new Picture(width, height, argb);
    }
}
