package org.jointscope.ui.app;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import org.jointscope.pose.Rig;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.compare.Compared;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Md2Location;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.md5.joint.JointPane;
import org.jointscope.ui.md5.meshes.MeshesPane;
import org.jointscope.ui.md5.vertices.MeshVerticesPane;
import org.jointscope.ui.tabs.KindTabs;
import org.jointscope.ui.tabs.LowerHeight;
import org.jointscope.ui.tabs.PaneFocus;

/** Shows panes, and the commands that act in them. */
final class PaneCommands {

    private final Parent root;
    private final TabPane panes;
    private final TabPane lowerPanes;
    private final KindTabs right;
    private final KindTabs foot;
    private final PaneFocus focus;
    private final IssuesFold fold;
    private final Document document;

    /**
     * @param panes next to the viewport
     * @param lowerPanes below it
     * @param right the tabs of the first
     * @param foot those of the second
     */
    PaneCommands(
            Parent root,
            TabPane panes,
            TabPane lowerPanes,
            KindTabs right,
            KindTabs foot,
            PaneFocus focus,
            IssuesFold fold,
            Document document) {
        this.root = root;
        this.panes = panes;
        this.lowerPanes = lowerPanes;
        this.right = right;
        this.foot = foot;
        this.focus = focus;
        this.fold = fold;
        this.document = document;
        document.onShowSource(target -> tab(target).ifPresent(right::select));
    }

    /**
     * Adds the commands.
     *
     * @param columns the joints, if they are shown, and the other panes
     */
    void addTo(Commands commands, SplitPane columns, Node joints, LowerHeight lowerHeight) {
        ObservableValue<Boolean> compared =
                document.counterpartProperty().map(it -> it.model().hasModel());
        commands.add("nextDifference", () -> step(1)).keys(Scope.MENU, "F7").when(compared);
        commands.add("previousDifference", () -> step(-1))
                .keys(Scope.MENU, "Shift+F7")
                .when(compared);
        ObservableValue<Boolean> opened = document.modelProperty().map(open -> !open.isEmpty());
        commands.add("find", this::find).keys(Scope.MENU, "Shortcut+F").when(opened);
        commands.add("filterJoints", focus::filterJoints)
                .keys(Scope.MENU, "Shortcut+Shift+F")
                .when(Bindings.createBooleanBinding(() -> columns.getItems().contains(joints), columns.getItems()));
        commands.add("nextPane", () -> focus.move(1)).keys(Scope.MENU, "F6");
        commands.add("previousPane", () -> focus.move(-1)).keys(Scope.MENU, "Shift+F6");
        commands.add("nextDivider", () -> focus.moveToDivider(1)).keys(Scope.MENU, "F8");
        commands.add("previousDivider", () -> focus.moveToDivider(-1)).keys(Scope.MENU, "Shift+F8");
        commands.add("changeValue", this::changeValue)
                .when(document.selectedComponentProperty().map(Optional::isPresent));
        commands.add("changeParent", this::changeParent)
                .when(Bindings.createBooleanBinding(
                        () -> document.getOpen().md5Anim().isPresent()
                                && document.selectedJointProperty().get() != Rig.NO_JOINT,
                        document.modelProperty(),
                        document.selectedJointProperty()));
        commands.add("changeShader", this::changeShader)
                .when(document.modelProperty().map(open -> open.md5Mesh().isPresent()));
        commands.add("jointVertices", this::jointVertices)
                .when(Bindings.createBooleanBinding(
                        () -> document.getOpen().md5Mesh().isPresent()
                                && document.selectedJointProperty().get() != Rig.NO_JOINT,
                        document.modelProperty(),
                        document.selectedJointProperty()));
        commands.add("issues", () -> toggleLower("issuesTab"))
                .keys(Scope.MENU, "Shortcut+I")
                .checked(fold.shownProperty());
        addLower(commands, "compatibility", "compatibilityTab", "Shortcut+J");
        addLower(commands, "components", "componentsTab", "Shortcut+U");
        addLower(commands, "frames", "framesTab", "Shortcut+Shift+U");
        addLower(commands, "anomalies", "anomaliesTab", "Shortcut+L");
        addLower(commands, "curves", "curvesTab", "Shortcut+Shift+L");
        addLower(commands, "interpolation", "interpolationTab", "Shortcut+Shift+I");
        addLower(commands, "suggestions", "suggestTab", "Shortcut+Shift+R");
        addLower(commands, "edits", "editsTab", "Shortcut+E");
        commands.add("enlargeLower", () -> lowerHeight.enlarge(1))
                .keys(Scope.MENU, "Alt+Page Up")
                .when(fold.unfoldedProperty());
        commands.add("reduceLower", () -> lowerHeight.enlarge(-1))
                .keys(Scope.MENU, "Alt+Page Down")
                .when(fold.unfoldedProperty());
    }

    /** Adds a command for a lower pane; it applies to files that have the pane. */
    private void addLower(Commands commands, String id, String tab, String key) {
        Tab pane = foot.get(tab);
        commands.add(id, () -> toggleLower(tab))
                .keys(Scope.MENU, key)
                .when(Bindings.createBooleanBinding(() -> lowerPanes.getTabs().contains(pane), lowerPanes.getTabs()));
    }

    /** Shows a lower pane and moves the focus to its list, or folds the lower panes if the list has the focus. */
    private void toggleLower(String tab) {
        boolean inFront =
                tab.equals(lowerPanes.getSelectionModel().getSelectedItem().getId());
        if (inFront && focus.hasEnteredLower()) {
            foldLower();
        } else {
            showLower(tab);
        }
    }

    /**
     * The id of the tab that shows a requested location: the source, or a part of an .md2, which is not a text file.
     */
    private static Optional<String> tab(SourceLocation target) {
        if (!target.asked()) {
            return Optional.empty();
        }
        return target.location().isByte()
                ? Md2Location.of(target).map(Md2Location::part).map(PaneCommands::tab)
                : Optional.of("sourceTab");
    }

    private static String tab(Md2Location.Part part) {
        return switch (part) {
            case HEADER -> "headerTab";
            case SKIN -> "skinsTab";
            case TEX_COORD, TRIANGLE -> "trianglesTab";
            case FRAME -> "md2FramesTab";
            case VERTEX -> "verticesTab";
            case GL_COMMAND -> "glCommandsTab";
        };
    }

    /** Unfolds the lower panes with a tab selected, and moves the focus into it. */
    void showLower(String tab) {
        fold.unfoldedProperty().set(true);
        foot.select(tab);
        focus.enterLower();
    }

    /** Shows a pane next to the viewport or below it. */
    void showPane(String tab) {
        if (panes.getTabs().stream().anyMatch(it -> it.getId().equals(tab))) {
            right.select(tab);
        } else {
            showLower(tab);
        }
    }

    /** If no visible pane has a field that filters or finds, another one is shown. */
    private void find() {
        List<Runnable> panes = List.of(
                () -> {},
                () -> right.select("sourceTab"),
                () -> showLower("issuesTab"),
                () -> showLower("compatibilityTab"));
        for (Runnable show : panes) {
            show.run();
            if (focus.find()) {
                return;
            }
        }
    }

    /** Afterwards, the pane that is in front now is in front again. */
    private void changeValue() {
        Node origin = root.getScene().getFocusOwner();
        Optional<String> front = right.selected();
        right.select("jointTab");
        if (root.lookup(".joint-pane") instanceof JointPane joint) {
            joint.type(() -> {
                front.ifPresent(right::select);
                origin.requestFocus();
            });
        }
    }

    private void changeParent() {
        right.select("jointTab");
        if (root.lookup(".joint-pane") instanceof JointPane joint) {
            joint.typeParent();
        }
    }

    private void changeShader() {
        right.select("meshesTab");
        if (root.lookup(".meshes-pane") instanceof MeshesPane meshes) {
            meshes.changeShader();
        }
    }

    private void jointVertices() {
        right.select("meshVerticesTab");
        if (root.lookup(".mesh-vertices-pane") instanceof MeshVerticesPane vertices) {
            vertices.showOfSelectedJoint();
        }
    }

    private void step(int by) {
        right.select("compareTab");
        if (root.lookup(".compare-pane") instanceof Compared pane) {
            pane.step(by);
        }
    }

    void foldLower() {
        focus.leaveLower();
        fold.unfoldedProperty().set(false);
    }
}
