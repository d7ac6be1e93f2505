package org.jointscope.ui.viewport;

import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import org.jointscope.ui.command.Command;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

/** Commands of the viewport: its content and its view. */
public record ViewportCommands(Commands commands, ViewportViewModel viewModel) {

    public void add() {
        look("front", "back", Direction.FRONT, Direction.BACK, 1);
        look("side", "left", Direction.RIGHT, Direction.LEFT, 3);
        look("top", "bottom", Direction.TOP, Direction.BOTTOM, 7);
        commands.add("resetView", viewModel::resetView).keys(Scope.FREE, "R");
        commands.add("frameAll", viewModel::frameAll).keys(Scope.FREE, "A");
        commands.add("frameSelected", viewModel::frameSelected).keys(Scope.FREE, "F");
        BooleanExpression md2 = viewModel.md2.there;
        toggle("mesh", "M", viewModel.visible(Layer.MESH)).when(md2.not());
        toggle("skeleton", "S", viewModel.visible(Layer.SKELETON)).when(md2.not());
        toggle("names", "N", viewModel.visible(Layer.NAMES)).when(md2.not());
        toggle("axes", "X", viewModel.visible(Layer.AXES)).when(md2.not());
        toggle("bounds", "B", viewModel.visible(Layer.BOUNDS));
        toggle("grid", "G", viewModel.visible(Layer.GRID));
        toggle("statistics", "T", viewModel.visible(Layer.STATISTICS));
        commands.add("surface", viewModel.md2::toggleSurface)
                .keys(Scope.FREE, "D")
                .offeredWhen(md2);
        toggle("normals", "N", viewModel.visible(Layer.NORMALS)).offeredWhen(md2);
        commands.addToggle("meshNormals", viewModel.visible(Layer.NORMALS))
                .keys(Scope.FREE, "Shift+N")
                .when(viewModel.meshed)
                .offeredWhen(md2.not());
        toggle("vertexColors", "V", viewModel.visible(Layer.COLORS)).offeredWhen(viewModel.colored);
        commands.addToggle("scales", viewModel.document.preview().scalesProperty())
                .offeredWhen(viewModel.scaled);
        ThroughCamera camera = viewModel.camera;
        toggle("cameraPath", "P", viewModel.visible(Layer.CAMERA_PATH)).offeredWhen(camera.there);
        compare("compareOff", Comparison.Mode.OFF);
        compare("compareBeside", Comparison.Mode.SIDE_BY_SIDE);
        compare("compareSwipe", Comparison.Mode.SWIPE);
        commands.add("nextComparison", viewModel.comparison::next)
                .keys(Scope.FREE, "W")
                .when(viewModel.comparison.there);
        toggle("lookThrough", "C", camera.flight.lookedThroughProperty()).offeredWhen(camera.there);
    }

    private void look(String id, String oppositeId, Direction to, Direction opposite, int digit) {
        commands.add(id, () -> viewModel.lookFrom(to))
                .keys(Scope.FREE, "" + digit, "Numpad " + digit)
                .beside(commands.add(oppositeId, () -> viewModel.lookFrom(opposite))
                        .keys(Scope.FREE, "Shift+" + digit, "Shortcut+Numpad " + digit));
    }

    private void compare(String id, Comparison.Mode mode) {
        Comparison comparison = viewModel.comparison;
        commands.add(id, () -> comparison.mode.set(mode))
                .when(comparison.there)
                .chosen(comparison.mode.isEqualTo(mode));
    }

    private Command toggle(String id, String key, BooleanProperty state) {
        return commands.addToggle(id, state).keys(Scope.FREE, key);
    }
}
