package org.jointscope.ui.app;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.TransferMode;
import javafx.scene.paint.Color;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.robot.BaseRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A user of the window, who starts the program, sees its content, and has a mouse and a keyboard. Nodes are found as in
 * TestFX: by {@code #id}, by {@code .style-class}, or by their text.
 */
final class WindowUser {
    /** The user of the window that is open: TestFX closes all windows together. */
    private static Optional<WindowUser> current = Optional.empty();

    private static final int RESIZES = 10;

    private final FxRobot robot = new FxRobot();
    private final Stage stage;
    private final JointscopeApplication application;
    private final WindowReset reset;

    private WindowUser(Stage stage, JointscopeApplication application) {
        this.stage = stage;
        this.application = application;
        FxThread.await("the window is complete", () -> sees("#menuBar"));
        awaitRead();
        reset = FxThread.ask(() -> new WindowReset(stage, application));
    }

    /** Starts the program with files to open, and waits until it has read them. */
    static WindowUser start(Path... files) throws TimeoutException {
        return start(JointscopeApplication.class, settings(false), files);
    }

    /**
     * A file of settings. Models that play draw while a test waits. Without a file, the program would show the tour of
     * the first start; those of other tests and of the user of this machine are not used.
     *
     * @param playing whether models play when they are opened
     */
    static Path settings(boolean playing) {
        return settings("playback.whenOpened=" + playing);
    }

    /** A file of settings. */
    static Path settings(String content) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "settings"));
            return Files.writeString(folder.resolve(System.nanoTime() + ".properties"), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts a variant of the program with stored settings. */
    static WindowUser start(Class<? extends JointscopeApplication> program, Path settings, Path... files)
            throws TimeoutException {
        endCurrent();
        System.setProperty(FileSettings.PROPERTY, settings.toString());
        FxToolkit.registerPrimaryStage();
        // One of its own: what one window leaves behind on a stage would keep it in memory.
        Stage stage = FxToolkit.registerStage(Stage::new);
        String[] arguments = Arrays.stream(files).map(Path::toString).toArray(String[]::new);
        JointscopeApplication application = (JointscopeApplication) FxToolkit.setupApplication(program, arguments);
        WindowUser user = new WindowUser(stage, application);
        current = Optional.of(user);
        return user;
    }

    /** Ends the program, if it runs. */
    static void endCurrent() throws TimeoutException {
        if (current.isPresent()) {
            current.get().end();
        }
    }

    /** Shows files as a new window would; false if this window cannot, after what was done in it. */
    boolean reset(boolean playing, Path... files) {
        release();
        boolean cleared = current.equals(Optional.of(this)) && FxThread.ask(reset::clear);
        if (cleared) {
            awaitPulses(1);
            FxThread.run(() -> reset.open(playing, files));
            awaitRead();
            FxThread.run(reset::showOpened);
        }
        return cleared;
    }

    /** Opens files in addition to what is open, as if they were dropped, and waits until they are read. */
    void open(Path... files) {
        FxThread.run(() -> application.main().orElseThrow().viewModel().opener().open(List.of(files)));
        awaitRead();
    }

    /** The state of the window, for tests that would otherwise need hundreds of clicks. */
    MainViewModel model() {
        return application.main().orElseThrow().viewModel();
    }

    /** Releases all keys and buttons. */
    private void release() {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
    }

    /** Closes the window and ends the program. */
    void end() throws TimeoutException {
        current = Optional.empty();
        release();
        pause();
        FxToolkit.cleanupApplication(application);
        FxToolkit.cleanupStages();
    }

    /** Waits until all files that were opened are read. */
    void awaitRead() {
        FxThread.await("files are read", () -> !sees("#work"));
    }

    /** Waits until the window has been drawn a number of times. */
    void awaitPulses(int count) {
        int[] pulses = {0};
        AnimationTimer timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                pulses[0]++;
            }
        };
        FxThread.run(timer::start);
        FxThread.await(count + " pulses", () -> pulses[0] >= count);
        FxThread.run(timer::stop);
    }

    /** Changes the size of the window. */
    void resize(double width, double height) {
        // On Linux, JavaFX can lose a size that is set while it is notified of an earlier one.
        for (int attempt = 0; attempt < RESIZES; attempt++) {
            FxThread.run(() -> setSize(width, height));
            awaitPulses(4);
            if (FxThread.ask(() -> stage.getWidth() == width && stage.getHeight() == height)) {
                return;
            }
        }
        throw new AssertionError("the window does not get its size");
    }

    private void setSize(double width, double height) {
        stage.setWidth(width);
        stage.setHeight(height);
    }

    String title() {
        return FxThread.ask(stage::getTitle);
    }

    boolean sees(String query) {
        return FxThread.ask(
                () -> robot.lookup(query).match(WindowUser::isShown).tryQuery().isPresent());
    }

    /** The text of a label, button or field; empty if it is not visible. */
    String text(String query) {
        return FxThread.ask(() -> sees(query) ? text(node(query)) : "");
    }

    static String text(Node node) {
        return node instanceof TextInputControl field ? field.getText() : ((Labeled) node).getText();
    }

    /** Types text into the focused field. */
    void type(String text) {
        robot.write(text);
        settle();
    }

    /** The text for screen readers. */
    String spoken(String query) {
        return FxThread.ask(() -> node(query).getAccessibleText());
    }

    /** Moves the focus to a part of the window, if it is visible. */
    void focus(String query) {
        FxThread.run(() -> robot.lookup(query).tryQuery().ifPresent(Node::requestFocus));
    }

    /** Whether a part of the window, or a node in it, has the focus. */
    boolean hasFocus(String query) {
        return FxThread.ask(() -> {
            Node wanted = node(query);
            Node at = stage.getScene().getFocusOwner();
            while (at != null && at != wanted) {
                at = at.getParent();
            }
            return at == wanted;
        });
    }

    /** Whether a part of the window is marked as moved to by a key. */
    boolean hasKeyFocus(String query) {
        return FxThread.ask(
                () -> node(query).getPseudoClassStates().contains(PseudoClass.getPseudoClass("key-focused")));
    }

    /** A part of the window, as a control. */
    <T extends Node> T part(String query, Class<T> type) {
        return type.cast(node(query));
    }

    /** All visible parts of the window of a kind. */
    List<Node> parts(String query) {
        return FxThread.ask(
                () -> List.copyOf(robot.lookup(query).match(WindowUser::isShown).queryAll()));
    }

    /** A snapshot of a part of the window. */
    Picture look(String query) {
        return Picture.of(node(query), Color.BLACK);
    }

    /** The frame that the timeline shows. */
    double frame() {
        return Double.parseDouble(text("#frame").split(" ")[0]);
    }

    boolean seesPlaying() {
        return spoken("#play").startsWith("Pause");
    }

    /** Stops the playhead, if it moves. */
    void pause() {
        if (seesPlaying()) {
            FxThread.run(() -> robot.lookup("#play").queryButton().fire());
        }
    }

    void press(KeyCode key) {
        hands().pressKeyboard(key);
        hands().releaseKeyboard(key);
        settle();
    }

    /** Presses a key and holds it. */
    void hold(KeyCode key) {
        hands().pressKeyboard(key);
        settle();
    }

    void letGo(KeyCode key) {
        hands().releaseKeyboard(key);
        settle();
    }

    /** Tries to close the window as the desktop does. */
    void close() {
        Platform.runLater(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    }

    /** Presses a key while another is held down. */
    void pressWith(KeyCode held, KeyCode key) {
        hands().pressKeyboard(held);
        press(key);
        hands().releaseKeyboard(held);
        settle();
    }

    void click(String query) {
        clickAt(query, 0.5);
    }

    /** Clicks twice without a pause: on a slow machine, it would make two single clicks. */
    void doubleClick(String query) {
        moveTo(query, 0.5);
        pressAndRelease();
        pressAndRelease();
        settle();
    }

    /** Clicks at a position between the left (0) and the right (1) end of a node. */
    void clickAt(String query, double share) {
        moveTo(query, share);
        pressAndRelease();
        settle();
    }

    private void pressAndRelease() {
        hands().pressMouse(MouseButton.PRIMARY);
        hands().releaseMouse(MouseButton.PRIMARY);
    }

    /** Clicks at a distance in pixels from the upper left corner of a node. */
    void clickAt(String query, double right, double down) {
        pointAt(query, right, down);
        pressAndRelease();
        settle();
    }

    /** Moves the mouse to a distance in pixels from the upper left corner of a node. */
    void pointAt(String query, double right, double down) {
        Node node = node(query);
        hands().moveMouse(FxThread.ask(() -> node.localToScreen(right, down)));
        settle();
    }

    /** The texts of all visible labels of a kind. */
    List<String> texts(String query) {
        return FxThread.ask(() -> robot.lookup(query).match(WindowUser::isShown).queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .toList());
    }

    void choose(String menu, String item) {
        click(menu);
        FxThread.await("the menu opens", () -> menuItem(item).isPresent());
        hands().moveMouse(placeIn(menuItem(item).orElseThrow(), 0.5));
        pressAndRelease();
        settle();
    }

    /** The text of an item of an open menu or list; labels outside can have the same text. */
    private Optional<Node> menuItem(String item) {
        return FxThread.ask(() -> robot.lookup(item)
                .match(WindowUser::isShown)
                .match(WindowUser::isInMenu)
                .tryQuery());
    }

    private static boolean isInMenu(Node node) {
        return node.getScene().getWindow() instanceof PopupWindow;
    }

    /** Drags the mouse from the center of a node. */
    void drag(String query, double right, double down, MouseButton button) {
        drag(placeIn(query, 0.5), right, down, button);
    }

    /** Drags the mouse from a distance in pixels from the upper left corner of a node. */
    void dragFrom(String query, Point2D start, double right, double down) {
        Node node = node(query);
        drag(FxThread.ask(() -> node.localToScreen(start)), right, down, MouseButton.PRIMARY);
    }

    private void drag(Point2D from, double right, double down, MouseButton button) {
        hands().moveMouse(from);
        hands().pressMouse(button);
        hands().moveMouse(from.add(right / 2, down / 2));
        hands().moveMouse(from.add(right, down));
        hands().releaseMouse(button);
        settle();
    }

    /** Turns the mouse wheel: forward, away from the user, is positive. */
    void turnWheel(String query, int notches) {
        hands().moveMouse(placeIn(query, 0.5));
        hands().scrollMouse(-notches);
        settle();
    }

    /** Drags files from another window onto this one, and waits until they are read. */
    void drop(Path... files) {
        dropOn(".viewport", files);
    }

    /** Drags files from another window onto a part of this one, and waits until they are read. */
    void dropOn(String query, Path... files) {
        AtomicBoolean done = new AtomicBoolean();
        Stage desktop = FxThread.ask(
                () -> desktop(Arrays.stream(files).map(Path::toFile).toList(), done));
        FxThread.await("the files can be dragged", () -> sees("#files"));
        Point2D from = placeIn("#files", 0.5);
        Point2D to = placeIn(query, 0.5);
        hands().moveMouse(from);
        hands().pressMouse(MouseButton.PRIMARY);
        for (double way = 0; way <= 1; way += 0.125) {
            hands().moveMouse(from.interpolate(to, way));
            settle();
        }
        hands().releaseMouse(MouseButton.PRIMARY);
        // The desktop delivers the drop later than the release of the button.
        FxThread.await("the files are dropped", done::get);
        // The source must exist until the desktop has ended the gesture.
        settle();
        FxThread.run(desktop::close);
        awaitRead();
    }

    private static Stage desktop(List<File> files, AtomicBoolean done) {
        Label label = new Label("files");
        label.setId("files");
        label.setOnDragDetected(event -> {
            Dragboard board = label.startDragAndDrop(TransferMode.COPY);
            ClipboardContent content = new ClipboardContent();
            content.putFiles(files);
            board.setContent(content);
            event.consume();
        });
        label.setOnDragDone(event -> done.set(true));
        Stage desktop = new Stage();
        desktop.setScene(new Scene(label, 80, 30));
        desktop.setX(5);
        desktop.setY(5);
        desktop.show();
        return desktop;
    }

    /** Moves the mouse to a node, and again if the node has moved meanwhile. */
    private void moveTo(String query, double share) {
        Point2D before = null;
        Point2D place = placeIn(query, share);
        for (int tries = 0; tries < 5 && !place.equals(before); tries++) {
            hands().moveMouse(place);
            settle();
            before = place;
            place = placeIn(query, share);
        }
    }

    private Point2D placeIn(String query, double share) {
        return placeIn(node(query), share);
    }

    private static Point2D placeIn(Node node, double share) {
        Bounds bounds = FxThread.ask(() -> {
            // A pending layout would move the node before the mouse is there.
            node.getScene().getRoot().layout();
            return node.localToScreen(node.getLayoutBounds());
        });
        return new Point2D(bounds.getMinX() + share * bounds.getWidth(), bounds.getCenterY());
    }

    /** The internal robot of TestFX, which moves the mouse without delay. */
    private BaseRobot hands() {
        return robot.robotContext().getBaseRobot();
    }

    /** Waits until the input has been processed. */
    private static void settle() {
        WaitForAsyncUtils.waitForFxEvents(2);
    }

    private Node node(String query) {
        return FxThread.ask(() -> robot.lookup(query).match(WindowUser::isShown).query());
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }
}
