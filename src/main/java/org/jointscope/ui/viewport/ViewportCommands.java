package org.jointscope.ui.viewport;

import javafx.beans.binding.BooleanExpression;

import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;

/** Commands of the picture: what it shows, and from where. */
public final class ViewportCommands {

    private final Commands commands;
    private final ViewportViewModel viewModel;

    private ViewportCommands(Commands commands, ViewportViewModel viewModel) {
        this.commands = commands;
        this.viewModel = viewModel;
    }

    public static void add(Commands commands, ViewportViewModel viewModel) {
        ViewportCommands all = new ViewportCommands(commands, viewModel);
        all.addViews();
        all.addToggles();
        all.addOfCamera();
    }

    private void addViews() {
        look("front", "back", Direction.FRONT, Direction.BACK, 1);
        look("side", "left", Direction.RIGHT, Direction.LEFT, 3);
        look("top", "bottom", Direction.TOP, Direction.BOTTOM, 7);
        commands.add("resetView", viewModel::resetView).keys(Scope.PICTURE, "R");
        commands.add("frameAll", viewModel::frameAll).keys(Scope.PICTURE, "A");
        commands.add("frameSelected", viewModel::frameSelected).keys(Scope.PICTURE, "F");
    }

    private void look(String id, String oppositeId, Direction to, Direction opposite, int digit) {
        commands.add(id, () -> viewModel.lookFrom(to))
                .keys(Scope.PICTURE, "" + digit, "Numpad " + digit)
                .beside(
                        commands.add(oppositeId, () -> viewModel.lookFrom(opposite))
                                .keys(
                                        Scope.PICTURE,
                                        "Shortcut+" + digit,
                                        "Shortcut+Numpad " + digit));
    }

    private void addToggles() {
        BooleanExpression md2 = viewModel.md2().thereProperty();
        commands.addToggle("skeleton", viewModel.skeletonVisibleProperty())
                .keys(Scope.PICTURE, "S")
                .when(md2.not());
        commands.addToggle("names", viewModel.namesVisibleProperty())
                .keys(Scope.PICTURE, "N")
                .when(md2.not());
        commands.addToggle("axes", viewModel.axesVisibleProperty())
                .keys(Scope.PICTURE, "X")
                .when(md2.not());
        commands.addToggle("bounds", viewModel.boundsVisibleProperty()).keys(Scope.PICTURE, "B");
        commands.addToggle("grid", viewModel.gridVisibleProperty()).keys(Scope.PICTURE, "G");
        commands.add("surface", viewModel.md2()::toggleSurface)
                .keys(Scope.PICTURE, "D")
                .offeredWhen(md2);
        commands.addToggle("normals", viewModel.md2().normalsVisibleProperty())
                .keys(Scope.PICTURE, "N")
                .offeredWhen(md2);
    }

    private void addOfCamera() {
        ThroughCamera camera = viewModel.camera();
        commands.addToggle("cameraPath", camera.pathVisibleProperty())
                .keys(Scope.PICTURE, "P")
                .offeredWhen(camera.thereProperty());
        commands.addToggle("lookThrough", camera.lookedThroughProperty())
                .keys(Scope.PICTURE, "C")
                .offeredWhen(camera.thereProperty());
    }
}
