package org.jointscope.ui.lessons;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import org.jointscope.analysis.Channel;
import org.jointscope.edit.Edit;
import org.jointscope.edit.History;
import org.jointscope.inspect.Sample;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.Stage;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.learn.PartFrames;
import org.jointscope.ui.playback.EnginePreview;
import org.jointscope.ui.playback.Playback;

/** The state of the program that the checks ask for. */
final class Observed {

    private static final double SAME_FRAME = 1e-6;

    final Document document;
    final Playback playback;
    final EnginePreview preview;
    private final Commands commands;
    private final Settings settings;
    private final Supplier<String> coloring;
    private final Supplier<Parent> root;
    private final Map<String, Node> parts = new HashMap<>();
    private final Set<String> ran = new HashSet<>();

    /**
     * @param coloring the id of the colors of surfaces
     * @param root of the window
     */
    Observed(
            Document document, Commands commands, Settings settings, Supplier<String> coloring, Supplier<Parent> root) {
        this.document = document;
        this.playback = document.playback();
        this.preview = document.preview();
        this.commands = commands;
        this.settings = settings;
        this.coloring = coloring;
        this.root = root;
        commands.onRun(ran::add);
    }

    /** Forgets which commands were run. */
    void forget() {
        ran.clear();
    }

    /** Whether a command was run lately. */
    boolean hasRun(String command) {
        return ran.contains(command);
    }

    boolean isSample() {
        return isSample(document.getOpen());
    }

    /** Whether the mesh and the animation of the lessons are open, edited or not. */
    static boolean isSample(OpenModel open) {
        return open.isSample()
                && open.mesh().isPresent()
                && open.anim()
                        .filter(file -> Sample.files().contains(file.path()))
                        .isPresent();
    }

    /** Whether the menu item of a command, such as that of a layer, has a check mark. */
    boolean isOn(String command) {
        return commands.get(command).isSelected();
    }

    boolean isColored(String id) {
        return coloring.get().equals(id);
    }

    boolean isFrame(int frame) {
        return Math.abs(playback.getFrame() - frame) < SAME_FRAME;
    }

    boolean isPlaying() {
        return playback.playingProperty().get();
    }

    boolean isSlow(double speed) {
        return playback.speedProperty().get() <= speed && isPlaying();
    }

    boolean isJoint(String name) {
        int joint = document.selectedJointProperty().get();
        Rig rig = document.getOpen().model().rig();
        return joint >= 0 && joint < rig.size() && rig.name(joint).equals(name);
    }

    /** Whether the selected joint stops after a stage of its pose. */
    boolean isStoppedAfter(Stage stage) {
        Walk walk = document.walkProperty().get();
        return walk.isStopped() && walk.stage().compareTo(stage) > 0;
    }

    boolean isVertex(int mesh, int vertex) {
        return document.selectedVertexProperty().get().equals(Optional.of(new MeshVertex(mesh, vertex)));
    }

    /** Whether a pane next to the viewport, or a visible one below it, is selected. */
    boolean isShown(String tab) {
        return isSelected("#panes", tab) || isSelected("#lowerPanes", tab);
    }

    private boolean isSelected(String tabs, String tab) {
        return part(tabs) instanceof TabPane panes
                && PartFrames.isVisible(panes)
                && tab.equals(panes.getSelectionModel().getSelectedItem().getId());
    }

    private Node part(String query) {
        Node known = parts.get(query);
        if (known == null || known.getScene() == null) {
            known = root.get().lookup(query);
            parts.put(query, known);
        }
        return known;
    }

    /** Whether the filter of a table begins with a text, and the table has a number of rows. */
    boolean isFiltered(String table, String text, int rows) {
        return part("#" + table + "Filter") instanceof TextField field
                && field.getText().strip().startsWith(text)
                && part("#" + table) instanceof TableView<?> view
                && view.getItems().size() == rows;
    }

    /** Whether the pointer is on a cell of a column. */
    boolean isPointedAt(String table, String column) {
        return part("#" + table) instanceof Parent view
                && view.lookupAll(".table-cell").stream()
                        .anyMatch(node -> node.isHover()
                                && node instanceof TableCell<?, ?> cell
                                && column.equals(cell.getTableColumn().getId()));
    }

    boolean isMenuOpen(String id) {
        return part("#menuBar") instanceof MenuBar bar
                && bar.getMenus().stream().anyMatch(menu -> id.equals(menu.getId()) && menu.isShowing());
    }

    /** Whether a channel is chosen in Curves; at first, those of the file are. */
    boolean hasCurve(Channel channel) {
        return settings.find("curves.channel." + channel)
                .map(Boolean::parseBoolean)
                .orElse(channel.component().isPresent());
    }

    boolean hasCurvesOf(String joints) {
        return settings.find("curves.joints").equals(Optional.of(joints));
    }

    /** Whether a joint of the animation has a property. */
    boolean joint(String name, Predicate<AnimJoint> property) {
        return anim().hierarchy().stream().anyMatch(joint -> joint.name().equals(name) && property.test(joint));
    }

    /** The open animation; an empty one if none is open. */
    Md5Anim anim() {
        return document.getOpen().md5Anim().orElse(Md5Anim.EMPTY);
    }

    boolean hasIssue(String code) {
        return document.getState().issues().all().stream()
                .anyMatch(it -> it.issue().code().name().equals(code));
    }

    /** Whether the last edit is this one. */
    boolean isLast(Edit edit) {
        return history().last().filter(it -> it.edit().equals(edit)).isPresent();
    }

    /** Whether the rows of the joints differ from those of the file. */
    boolean isHierarchyEdited() {
        return !history().original().anim().hierarchy().equals(anim().hierarchy());
    }

    private History history() {
        return document.editing().historyProperty().get();
    }

    /** Whether a joint is at a position in the current pose. */
    boolean isAt(String joint, double x, double y, double z, double tolerance) {
        SkinnedModel model = document.getOpen().model();
        Rig rig = model.rig();
        for (int i = 0; i < rig.size(); i++) {
            int at = i * JointTransform.STRIDE;
            double[] joints = model.joints();
            if (rig.name(i).equals(joint)
                    && Math.abs(joints[at] - x) < tolerance
                    && Math.abs(joints[at + 1] - y) < tolerance
                    && Math.abs(joints[at + 2] - z) < tolerance) {
                return true;
            }
        }
        return false;
    }
}
