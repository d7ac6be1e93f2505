package org.jointscope.ui.viewport;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import org.jointscope.messages.Texts;
import org.jointscope.render.Direction;
import org.jointscope.ui.command.Command;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.viewport.overlay.BindPoseOverlay;
import org.jointscope.ui.viewport.overlay.GhostsOverlay;
import org.jointscope.ui.viewport.overlay.Layer;
import org.jointscope.ui.viewport.overlay.TrailOverlay;

/** Commands of the viewport: its content and its view. */
public record ViewportCommands(Commands commands, ViewportViewModel viewModel) {

    private static final int[] GHOST_COUNTS = {1, 2, 3, 5};
    private static final int[] GHOST_SPACINGS = {1, 2, 5, 10};

    private static final String[] MOTION = {
        TrailOverlay.LAYER.id(),
        GhostsOverlay.LAYER.id(),
        BindPoseOverlay.LAYER.id(),
        Commands.SEPARATOR,
        "ghostCount1",
        "ghostCount2",
        "ghostCount3",
        "ghostCount5",
        Commands.SEPARATOR,
        "ghostSpacing1",
        "ghostSpacing2",
        "ghostSpacing5",
        "ghostSpacing10"
    };

    /** A step of the keys that turn the view. */
    static final double DEGREES = 15;

    public void add() {
        look("front", "back", Direction.FRONT, Direction.BACK, 1);
        look("side", "left", Direction.RIGHT, Direction.LEFT, 3);
        look("top", "bottom", Direction.TOP, Direction.BOTTOM, 7);
        commands.add("opposite", viewModel::lookFromOpposite).keys(Scope.FREE, keys("9"));
        turn("orbitLeft", -1, 0, 4);
        turn("orbitRight", 1, 0, 6);
        turn("orbitUp", 0, 1, 8);
        turn("orbitDown", 0, -1, 2);
        commands.add("resetView", viewModel::resetView).keys(Scope.FREE, "R");
        commands.add("frameAll", viewModel::frameAll).keys(Scope.FREE, "A", "Shortcut+Home");
        commands.add("frameSelected", viewModel::frameSelected).keys(Scope.FREE, "F", "Decimal", "Separator");
        for (Layer layer : Layers.ALL) {
            toggle(layer.id(), layer.key(), viewModel.visible(layer)).offeredWhen(viewModel.offers(layer));
        }
        ObservableValue<Boolean> ghosts = viewModel.offers(GhostsOverlay.LAYER);
        for (int count : GHOST_COUNTS) {
            choice("ghostCount", viewModel.overlays.ghostCount, count).offeredWhen(ghosts);
        }
        for (int frames : GHOST_SPACINGS) {
            choice("ghostSpacing", viewModel.overlays.ghostSpacing, frames).offeredWhen(ghosts);
        }
        commands.add("hideMesh", viewModel::hideMesh).keys(Scope.FREE, "H").when(viewModel.meshed);
        commands.add("isolateMesh", viewModel::isolateMesh)
                .keys(Scope.FREE, "Shift+H")
                .when(viewModel.meshed);
        commands.add("showMeshes", viewModel::showMeshes)
                .keys(Scope.FREE, "Ctrl+H")
                .when(viewModel.meshed);
        commands.add("surfaceColors", viewModel.colors::toggle)
                .keys(Scope.FREE, "V")
                .offeredWhen(viewModel.colors.offersAny());
        commands.add("surface", viewModel.md2::toggleSurface)
                .keys(Scope.FREE, "D")
                .offeredWhen(viewModel.md2.there);
        commands.addToggle("scales", viewModel.document.preview().scalesProperty())
                .offeredWhen(viewModel.scaled);
        ThroughCamera camera = viewModel.camera;
        compare("compareOff", Comparison.Mode.OFF);
        compare("compareBeside", Comparison.Mode.SIDE_BY_SIDE);
        compare("compareSwipe", Comparison.Mode.SWIPE);
        compare("compareOverlay", Comparison.Mode.OVERLAY);
        commands.add("nextComparison", viewModel.comparison::next)
                .keys(Scope.FREE, "W")
                .when(viewModel.comparison.there);
        toggle("lookThrough", "C", camera.playhead.lookedThroughProperty()).offeredWhen(camera.there);
    }

    /** The menu of the layers about other moments of the animation, disabled if the model has none of them. */
    public Menu motionMenu(Texts texts) {
        Menu menu = new Menu(texts.of("menu.view.motion"));
        menu.setId("motionMenu");
        menu.getItems().setAll(commands.items(MOTION));
        menu.disableProperty()
                .bind(viewModel
                        .document
                        .modelProperty()
                        .map(open -> Layers.OF_MOTION.stream()
                                .noneMatch(layer -> layer.offered().test(open))));
        return menu;
    }

    private void look(String id, String oppositeId, Direction to, Direction opposite, int digit) {
        commands.add(id, () -> viewModel.lookFrom(to))
                .keys(Scope.FREE, keys("" + digit))
                .beside(commands.add(oppositeId, () -> viewModel.lookFrom(opposite))
                        .keys(Scope.FREE, "Shift+" + digit, "Shortcut+Numpad " + digit));
    }

    /** A digit is also a key of the keypad. */
    private static String[] keys(String key) {
        return Character.isDigit(key.charAt(0)) ? new String[] {key, "Numpad " + key} : new String[] {key};
    }

    private void turn(String id, int right, int up, int digit) {
        commands.add(id, () -> viewModel.turn(right * DEGREES, up * DEGREES)).keys(Scope.FREE, "Numpad " + digit);
    }

    private Command choice(String id, IntegerProperty property, int value) {
        return commands.add(id + value, () -> property.set(value)).chosen(property.isEqualTo(value));
    }

    private void compare(String id, Comparison.Mode mode) {
        Comparison comparison = viewModel.comparison;
        commands.add(id, () -> comparison.mode.set(mode))
                .when(comparison.there)
                .chosen(comparison.mode.isEqualTo(mode));
    }

    private Command toggle(String id, String key, BooleanProperty state) {
        return commands.addToggle(id, state).keys(Scope.FREE, keys(key));
    }
}
