package org.jointscope.ui.app;

import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.TransferMode;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.robot.BaseRobot;
import org.testfx.util.WaitForAsyncUtils;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeoutException;

/**
 * Whoever sits in front of the window: starts the program, looks at what it shows, and has a mouse
 * and a keyboard. Nodes are found as TestFX finds them: by {@code #id}, by {@code .style-class}, or
 * by their text.
 */
final class WindowUser {
    private final FxRobot robot = new FxRobot();
    private final Stage stage;
    private final Application application;

    private WindowUser(Stage stage, Application application) {
        this.stage = stage;
        this.application = application;
    }

    /** Starts the program with files to open, and waits until it has read them. */
    static WindowUser start(Path... files) throws TimeoutException {
        // Nothing is remembered from other tests, nor from the user whose machine this is.
        System.setProperty(
                FileSettings.PROPERTY,
                Path.of("target", "settings", System.nanoTime() + ".properties").toString());
        Stage stage = FxToolkit.registerPrimaryStage();
        String[] arguments = Arrays.stream(files).map(Path::toString).toArray(String[]::new);
        Application application =
                FxToolkit.setupApplication(JointscopeApplication.class, arguments);
        WindowUser user = new WindowUser(stage, application);
        user.awaitRead();
        return user;
    }

    /** Closes the window and ends the program. */
    void end() throws TimeoutException {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
        pause();
        FxToolkit.cleanupApplication(application);
        FxToolkit.cleanupStages();
    }

    /** Waits until all files that were opened are read. */
    void awaitRead() {
        FxThread.await("files are read", () -> !sees("#work"));
    }

    /** Waits until the window has drawn itself so many times. */
    void awaitPulses(int count) {
        int[] pulses = {0};
        AnimationTimer timer =
                new AnimationTimer() {
                    @Override
                    public void handle(long now) {
                        pulses[0]++;
                    }
                };
        FxThread.run(timer::start);
        FxThread.await(count + " pulses", () -> pulses[0] >= count);
        FxThread.run(timer::stop);
    }

    String title() {
        return FxThread.ask(stage::getTitle);
    }

    boolean sees(String query) {
        return FxThread.ask(
                () -> robot.lookup(query).match(WindowUser::isShown).tryQuery().isPresent());
    }

    /** What stands on a label or button; empty if it is not to be seen. */
    String text(String query) {
        return FxThread.ask(() -> sees(query) ? part(query, Labeled.class).getText() : "");
    }

    /** What a screen reader says. */
    String spoken(String query) {
        return FxThread.ask(() -> node(query).getAccessibleText());
    }

    /** A part of the window, as the control that it is. */
    <T extends Node> T part(String query, Class<T> type) {
        return type.cast(node(query));
    }

    /** How a part of the window looks. */
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

    /** Presses a key and keeps it down. */
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
        Platform.runLater(
                () -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
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

    /** Clicks on a place between the left (0) and the right (1) end of something. */
    void clickAt(String query, double share) {
        hands().moveMouse(placeIn(query, share));
        hands().pressMouse(MouseButton.PRIMARY);
        hands().releaseMouse(MouseButton.PRIMARY);
        settle();
    }

    /** Clicks on a place that is so many pixels from the upper left corner of something. */
    void clickAt(String query, double right, double down) {
        pointAt(query, right, down);
        hands().pressMouse(MouseButton.PRIMARY);
        hands().releaseMouse(MouseButton.PRIMARY);
        settle();
    }

    /** Moves the mouse over a place that is so many pixels from the upper left corner. */
    void pointAt(String query, double right, double down) {
        Node node = node(query);
        hands().moveMouse(FxThread.ask(() -> node.localToScreen(right, down)));
        settle();
    }

    /** What stands on all labels of a kind that are to be seen. */
    List<String> texts(String query) {
        return FxThread.ask(
                () ->
                        robot
                                .lookup(query)
                                .match(WindowUser::isShown)
                                .queryAllAs(Labeled.class)
                                .stream()
                                .map(Labeled::getText)
                                .toList());
    }

    void choose(String menu, String item) {
        click(menu);
        FxThread.await("the menu opens", () -> sees(item));
        click(item);
    }

    /** Drags the mouse from the middle of something. */
    void drag(String query, double right, double down, MouseButton button) {
        Point2D from = placeIn(query, 0.5);
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
        Stage desktop =
                FxThread.ask(() -> desktop(Arrays.stream(files).map(Path::toFile).toList()));
        FxThread.await("the files can be dragged", () -> sees("#files"));
        Point2D from = placeIn("#files", 0.5);
        Point2D to = placeIn(".viewport", 0.5);
        hands().moveMouse(from);
        hands().pressMouse(MouseButton.PRIMARY);
        for (double way = 0; way <= 1; way += 0.125) {
            hands().moveMouse(from.interpolate(to, way));
            settle();
        }
        hands().releaseMouse(MouseButton.PRIMARY);
        settle();
        FxThread.run(desktop::close);
        awaitRead();
    }

    private static Stage desktop(List<File> files) {
        Label label = new Label("files");
        label.setId("files");
        label.setOnDragDetected(
                event -> {
                    Dragboard board = label.startDragAndDrop(TransferMode.COPY);
                    ClipboardContent content = new ClipboardContent();
                    content.putFiles(files);
                    board.setContent(content);
                    event.consume();
                });
        Stage desktop = new Stage();
        desktop.setScene(new Scene(label, 80, 30));
        desktop.setX(5);
        desktop.setY(5);
        desktop.show();
        return desktop;
    }

    private Point2D placeIn(String query, double share) {
        Node node = node(query);
        Bounds bounds = FxThread.ask(() -> node.localToScreen(node.getLayoutBounds()));
        return new Point2D(bounds.getMinX() + share * bounds.getWidth(), bounds.getCenterY());
    }

    /** TestFX's robot underneath, which does not take its time to move the mouse across. */
    private BaseRobot hands() {
        return robot.robotContext().getBaseRobot();
    }

    /** Waits until what the hands did has come through. */
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
