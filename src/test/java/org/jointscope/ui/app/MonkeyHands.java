package org.jointscope.ui.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.jointscope.ui.FxThread;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;

/** The mouse and the keyboard of a {@link Monkey}. */
final class MonkeyHands {

    private static final List<KeyCode> HELD = List.of(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT);

    private static final List<KeyCode> KEYS = Arrays.stream(KeyCode.values())
            .filter(key -> key.isArrowKey() || key.isLetterKey() || key.isDigitKey() && !key.isKeypadKey())
            .toList();

    private static final List<KeyCode> COMMON_KEYS = List.of(
            KeyCode.ENTER,
            KeyCode.ESCAPE,
            KeyCode.TAB,
            KeyCode.SPACE,
            KeyCode.HOME,
            KeyCode.END,
            KeyCode.PAGE_UP,
            KeyCode.PAGE_DOWN,
            KeyCode.DELETE,
            KeyCode.BACK_SPACE,
            KeyCode.F1,
            KeyCode.F2,
            KeyCode.F4,
            KeyCode.PERIOD,
            KeyCode.COMMA,
            KeyCode.MINUS,
            KeyCode.UP,
            KeyCode.DOWN,
            KeyCode.LEFT,
            KeyCode.RIGHT);

    private final Random random;
    private final BaseRobot robot = new FxRobot().robotContext().getBaseRobot();

    private record Spot(String name, Point2D point) {
        @Override
        public String toString() {
            return "%s at %.0f %.0f".formatted(name, point.getX(), point.getY());
        }
    }

    MonkeyHands(Random random) {
        this.random = random;
    }

    /**
     * Disables actions that would end the test: the Quit command, and the searchable choice, which shows and hides its
     * list endlessly if no window manager controls the focus.
     */
    static void prepare() {
        Scene scene = primary().getScene();
        MenuBar bar = (MenuBar) scene.lookup(".menu-bar");
        bar.getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(MonkeyHands::quits)
                .forEach(item -> {
                    item.disableProperty().unbind();
                    item.setDisable(true);
                });
        scene.lookup("#animationChoice").setDisable(true);
    }

    private static boolean quits(MenuItem item) {
        return KeyCombination.valueOf("Shortcut+Q").equals(item.getAccelerator());
    }

    private static Window primary() {
        return Window.getWindows().getFirst();
    }

    /** Clicks on a control of a random kind. */
    void clickOnSomething() {
        click(something());
    }

    /** Clicks at a position in a window. */
    void clickAnywhere() {
        click(anywhere());
    }

    private void click(Spot spot) {
        MouseButton button = random.nextInt(6) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
        int times = random.nextInt(5) == 0 ? 2 + random.nextInt(2) : 1;
        Optional<KeyCode> held = held(8);
        Monkey.print("clicks %d × %s %son %s"
                .formatted(times, button, held.map(key -> "with " + key + " ").orElse(""), spot));
        robot.moveMouse(spot.point());
        held.ifPresent(robot::pressKeyboard);
        for (int i = 0; i < times; i++) {
            robot.pressMouse(button);
            robot.releaseMouse(button);
        }
        held.ifPresent(robot::releaseKeyboard);
        settle();
    }

    private Optional<KeyCode> held(int oneIn) {
        return random.nextInt(oneIn) == 0 ? Optional.of(HELD.get(random.nextInt(HELD.size()))) : Optional.empty();
    }

    /** Presses a key, possibly several times and with another one held. */
    void press() {
        List<KeyCode> keys = random.nextInt(3) == 0 ? KEYS : COMMON_KEYS;
        KeyCode key = keys.get(random.nextInt(keys.size()));
        Optional<KeyCode> held = held(3);
        int times = random.nextInt(4) == 0 ? 1 + random.nextInt(10) : 1;
        if (key == KeyCode.Q && held.isPresent()) {
            return;
        }
        Monkey.print("presses %d × %s%s"
                .formatted(times, held.map(other -> other + " + ").orElse(""), key));
        held.ifPresent(robot::pressKeyboard);
        for (int i = 0; i < times; i++) {
            robot.pressKeyboard(key);
            robot.releaseKeyboard(key);
        }
        held.ifPresent(robot::releaseKeyboard);
        settle();
    }

    /** Presses a key while another one is held. */
    void pressWith(KeyCode held, KeyCode key) {
        robot.pressKeyboard(held);
        robot.pressKeyboard(key);
        robot.releaseKeyboard(key);
        robot.releaseKeyboard(held);
        settle();
    }

    /** Turns the mouse wheel. */
    void scroll() {
        Spot spot = anywhere();
        int notches = random.nextInt(11) - 5;
        Optional<KeyCode> held = held(4);
        Monkey.print("scrolls by %d on %s".formatted(notches, spot));
        robot.moveMouse(spot.point());
        held.ifPresent(robot::pressKeyboard);
        robot.scrollMouse(notches);
        held.ifPresent(robot::releaseKeyboard);
        settle();
    }

    /** Drags from a control or a position to another position. */
    void drag() {
        Spot from = random.nextBoolean() ? something() : anywhere();
        Spot to = anywhere();
        MouseButton button = random.nextInt(4) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
        Monkey.print("drags %s from %s to %s".formatted(button, from, to));
        robot.moveMouse(from.point());
        robot.pressMouse(button);
        int steps = 1 + random.nextInt(6);
        for (int step = 1; step <= steps; step++) {
            robot.moveMouse(from.point().interpolate(to.point(), (double) step / steps));
            settle();
        }
        robot.releaseMouse(button);
        settle();
    }

    /** Changes the size of the window. */
    void resize() {
        int width = 400 + random.nextInt(1200);
        int height = 300 + random.nextInt(700);
        Monkey.print("resizes to %d × %d".formatted(width, height));
        FxThread.run(() -> {
            primary().setWidth(width);
            primary().setHeight(height);
        });
        settle();
    }

    private Spot anywhere() {
        Bounds bounds = FxThread.ask(() -> boundsOf(window()));
        return new Spot("a place", placeIn(bounds));
    }

    private Spot something() {
        Map<String, List<Node>> kinds = FxThread.ask(() -> kinds(window().getScene()));
        if (kinds.isEmpty()) {
            return anywhere();
        }
        List<String> names = new ArrayList<>(kinds.keySet());
        String kind = names.get(random.nextInt(names.size()));
        List<Node> nodes = kinds.get(kind);
        Node node = nodes.get(random.nextInt(nodes.size()));
        return new Spot(kind + describe(node), placeIn(FxThread.ask(() -> boundsOf(node))));
    }

    /** Popups and dialogs are in front. */
    private Window window() {
        List<Window> windows = Window.getWindows().stream()
                .filter(window -> window.getScene() != null)
                .filter(window -> window.getWidth() > 1)
                .toList();
        return random.nextInt(4) == 0 ? windows.get(random.nextInt(windows.size())) : windows.getLast();
    }

    private Point2D placeIn(Bounds bounds) {
        return new Point2D(
                bounds.getMinX() + random.nextDouble() * bounds.getWidth(),
                bounds.getMinY() + random.nextDouble() * bounds.getHeight());
    }

    private static Bounds boundsOf(Window window) {
        return new BoundingBox(window.getX(), window.getY(), window.getWidth(), window.getHeight());
    }

    private static Bounds boundsOf(Node node) {
        return Optional.ofNullable(node.localToScreen(node.getLayoutBounds()))
                .orElseGet(() -> new BoundingBox(0, 0, 1, 1));
    }

    private static Map<String, List<Node>> kinds(Scene scene) {
        Map<String, List<Node>> kinds = new TreeMap<>();
        collect(scene.getRoot(), scene, kinds);
        return kinds;
    }

    private static void collect(Node node, Scene scene, Map<String, List<Node>> kinds) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        boolean inside = bounds.getCenterX() > 0
                && bounds.getCenterX() < scene.getWidth()
                && bounds.getCenterY() > 0
                && bounds.getCenterY() < scene.getHeight();
        boolean empty = node instanceof IndexedCell<?> cell && cell.isEmpty();
        if (inside && !empty && !node.getStyleClass().isEmpty()) {
            kinds.computeIfAbsent(kind(node), kind -> new ArrayList<>()).add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, scene, kinds));
        }
    }

    private static String kind(Node node) {
        return node.getTypeSelector() + "." + node.getStyleClass().getFirst();
    }

    private static String describe(Node node) {
        String id = node.getId() == null ? "" : " #" + node.getId();
        return id + (node instanceof Labeled labeled ? " “" + labeled.getText() + "”" : "");
    }

    /** A window that exceeds the timeout of {@link FxThread} is blocked. */
    private static void settle() {
        FxThread.run(() -> {});
    }
}
