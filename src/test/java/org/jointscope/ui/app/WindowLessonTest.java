package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.jointscope.lesson.Lesson;
import org.jointscope.lesson.LessonStep;
import org.jointscope.lesson.Lessons;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.testing.FormatExamples;
import org.jointscope.testing.FormatExamples.Example;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.outline.JointRow;
import org.jointscope.ui.preview.CommonMistakes.Switch;
import org.jointscope.ui.viewport.Layers;
import org.jointscope.ui.viewport.ViewportViewModel;
import org.jointscope.ui.viewport.colors.SurfaceColors;
import org.junit.jupiter.api.Test;

/** Every lesson is finished by doing what its text says, and no step is done without it. */
@NeedsDisplay
class WindowLessonTest extends WindowFixture {

    private static final Pattern PATH_IN_MENU = Pattern.compile("\\*\\*([^*]+ > [^*]+)\\*\\*");

    /** The action of each step. */
    private final Map<String, Runnable> actions = new HashMap<>();

    /** The first half of the actions after which a step is not yet done. */
    private final Map<String, Runnable> halves = new HashMap<>();

    /** The paths of menu items that were chosen at a step. */
    private final Set<String> chosen = new HashSet<>();

    private Document document() {
        return user.model().document();
    }

    @Test
    void everyStepIsDoneByWhatItsTextSays() throws TimeoutException {
        start();
        addActions();
        List<String> faults = new ArrayList<>();
        for (Lesson lesson : Lessons.all()) {
            String item = lesson.number() + ". " + lesson.title();
            FxThread.run(() -> item("Learn > " + item).fire());
            assertThat(user.text("#learnTitle")).isEqualTo("Lesson " + lesson.number() + ": " + lesson.title());
            for (LessonStep step : lesson.steps()) {
                assertThat(((CheckMenuItem) item("Learn > " + item)).isSelected())
                        .isFalse();
                try {
                    finish(step);
                } catch (AssertionError | RuntimeException e) {
                    faults.add(step.id() + ": " + e);
                }
                // Steps that only look at a pane must not begin with it.
                showPane("fileTab");
                fire("#lessonNext");
            }
            if (!((CheckMenuItem) item("Learn > " + item)).isSelected()) {
                faults.add(lesson.title() + ": not finished");
            }
        }
        assertThat(faults).isEmpty();
        user.awaitPulses(2);
        assertThat(user.sees("#learn")).as("the last button closes the panel").isFalse();
        assertThat(user.sees(".part-frame")).isFalse();
    }

    private void finish(LessonStep step) {
        assertThat(user.text("#lessonTitle")).isEqualTo(step.id() + "  " + step.title());
        beNeutral(step);
        assertThat(user.sees("#lessonDone")).as("before " + step.id()).isFalse();
        assertThat(user.sees(".part-frame")).as("frame of " + step.id()).isTrue();
        if (halves.containsKey(step.id())) {
            halves.get(step.id()).run();
            user.awaitPulses(3);
            assertThat(user.sees("#lessonDone")).as("half of " + step.id()).isFalse();
        }
        chosen.clear();
        actions.get(step.id()).run();
        FxThread.await(step.id() + " is done", () -> user.sees("#lessonDone"));
        Set<String> named = new HashSet<>();
        PATH_IN_MENU.matcher(step.action()).results().forEach(path -> named.add(path.group(1)));
        assertThat(chosen).as(step.id()).containsAll(named);
    }

    /** Undoes what earlier steps have done in the window, so that only the action of the step can finish it. */
    private void beNeutral(LessonStep step) {
        FxThread.run(() -> {
            Document document = document();
            document.editing().goTo(0);
            document.selectedJointProperty().set(Rig.NO_JOINT);
            document.deselectVertex();
            document.playback().playingProperty().set(false);
            document.playback().speedProperty().set(1);
            document.playback().seek(3);
            document.preview().showUsual();
            document.rootModeProperty().set(RootMode.IN_PLACE);
            ViewportViewModel viewport = user.model().session().viewport();
            Layers.ALL.forEach(layer -> viewport.visible(layer).set(layer.initial()));
            viewport.colors().choiceProperty().set(SurfaceColors.TEXTURE);
            user.model().fold().unfoldedProperty().set(false);
        });
        showPane("fileTab");
        switch (step.id()) {
            // These steps begin where the previous one ends.
            case "1.2" -> layer("wireframe");
            case "1.5" -> layer("mesh");
            case "8.3" -> selectVertex();
            case "8.4" -> {
                selectVertex();
                layer("vertexSum");
            }
            default -> {}
        }
        user.awaitPulses(3);
    }

    private void layer(String id) {
        ViewportViewModel viewport = user.model().session().viewport();
        FxThread.run(() -> Layers.ALL.stream()
                .filter(layer -> layer.id().equals(id))
                .map(viewport::visible)
                .forEach(visible -> visible.set(!visible.get())));
    }

    private MenuItem item(String path) {
        List<? extends MenuItem> items = user.part("#menuBar", MenuBar.class).getMenus();
        for (String name : path.split(" > ")) {
            // The items Undo and Redo also name the edit.
            MenuItem next = items.stream()
                    .filter(item -> item.getText() != null)
                    .filter(item -> Set.of("Undo", "Redo").contains(name)
                            ? name.equalsIgnoreCase(item.getId().replace("Item", ""))
                            : item.getText().replace("_", "").equals(name))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no item " + path));
            if (!(next instanceof Menu menu)) {
                return next;
            }
            items = menu.getItems();
        }
        throw new AssertionError(path + " is a menu");
    }

    /** Chooses a menu item without a mouse. */
    private void choose(String path) {
        chosen.add(path);
        // Later, because a dialog can open.
        Platform.runLater(() -> {
            MenuItem item = item(path);
            assertThat(item.isDisable()).as(path).isFalse();
            item.fire();
        });
        user.awaitPulses(2);
    }

    private void fire(String button) {
        FxThread.run(user.part(button, Button.class)::fire);
        user.awaitPulses(1);
    }

    private void select(String joint) {
        TreeView<?> tree = user.part("#joints", TreeView.class);
        FxThread.run(() -> select(tree, tree.getRoot(), joint));
        assertThat(selectedJoint()).isEqualTo(joint);
    }

    @SuppressWarnings("unchecked")
    private static <T> void select(TreeView<T> tree, TreeItem<?> below, String joint) {
        for (TreeItem<?> item : below.getChildren()) {
            if (((JointRow) item.getValue()).name().equals(joint)) {
                tree.getSelectionModel().select((TreeItem<T>) item);
            }
            select(tree, item, joint);
        }
    }

    private void selectIn(String pane, String joint) {
        select(joint);
        showPane(pane);
        user.awaitPulses(1);
    }

    private void play() {
        user.focus("#picture");
        user.press(KeyCode.SPACE);
        user.awaitPulses(2);
        assertThat(user.seesPlaying()).isTrue();
    }

    private void play(double speed) {
        FxThread.run(() -> document().playback().speedProperty().set(speed));
        choose("Playback > Play/Pause");
        assertThat(user.seesPlaying()).isTrue();
    }

    private void goTo(int frame) {
        choose("Playback > Go to Frame…");
        FxThread.run(() -> user.part("#frame", TextField.class).setText(Integer.toString(frame)));
        user.press(KeyCode.ENTER);
        user.awaitPulses(2);
        assertThat(user.frame()).isEqualTo(frame);
    }

    private void makeMistake(String name) {
        String id = FxThread.ask(() -> user.model().enginePreview().mistakes().all().stream()
                .filter(mistake -> mistake.name().equals(name))
                .map(Switch::id)
                .findFirst()
                .orElseThrow());
        FxThread.run(() -> user.part("#enginePreview", MenuButton.class).getItems().stream()
                .flatMap(item -> item instanceof Menu menu ? menu.getItems().stream() : Stream.of(item))
                .filter(item -> ("mistake-" + id).equals(item.getId()))
                .forEach(item -> ((CheckMenuItem) item).setSelected(true)));
    }

    private void makeNoMistake() {
        user.focus("#picture");
        user.pressWith(KeyCode.SHIFT, KeyCode.M);
        user.awaitPulses(2);
    }

    private void chooseChannel(String id) {
        MenuButton channels = user.part("#curvesChannels", MenuButton.class);
        FxThread.run(() -> channels.getItems().stream()
                .filter(item -> item instanceof CustomMenuItem custom
                        && custom.getContent().getId().equals("curves-" + id))
                .forEach(MenuItem::fire));
    }

    private void selectVertex() {
        showPane("meshVerticesTab");
        FxThread.await("the vertices are listed", () -> user.sees("#meshVertices .table-row-cell"));
        TableView<?> table = user.part("#meshVertices", TableView.class);
        FxThread.run(() -> table.getSelectionModel().clearAndSelect(0));
        user.awaitPulses(1);
    }

    private void addActions() {
        addJoints();
        addFlags();
        addRotations();
        addSkin();
        addMotion();
        addOwnFile();
    }

    private void addJoints() {
        actions.put("1.1", () -> {
            choose("File > Open Sample");
            user.awaitRead();
            choose("View > Wireframe");
        });
        halves.put("1.2", () -> choose("View > Wireframe"));
        actions.put("1.2", () -> {
            chosen.add("View > Wireframe");
            choose("View > Mesh");
        });
        actions.put("1.3", () -> choose("View > Joint Axes"));
        halves.put("1.4", () -> select("head"));
        actions.put("1.4", () -> selectIn("jointTab", "head"));
        halves.put("1.5", () -> choose("View > Mesh"));
        actions.put("1.5", () -> {
            chosen.add("View > Mesh");
            choose("View > Trail and Ghosts > Ghost of Bind Pose");
        });
        actions.put("2.1", () -> selectIn("jointTab", "forearm_l"));
        actions.put("2.2", () -> selectIn("jointTab", "origin"));
        halves.put("2.3", () -> selectIn("jointTab", "forearm_l"));
        actions.put("2.3", this::play);
        actions.put("2.4", () -> makeMistake("Child before its parent"));
        halves.put("2.5", () -> select("chest"));
        actions.put("2.5", () -> {
            user.focus("#picture");
            user.press(KeyCode.F);
        });
    }

    private void addFlags() {
        actions.put("3.1", () -> choose("View > Lower Panes > Frame Data"));
        actions.put("3.2", () -> showPane("flagsTab"));
        halves.put("3.3", () -> select("chest"));
        actions.put("3.3", () -> choose("View > Lower Panes > Components"));
        actions.put("3.4", () -> showPane("flagsTab"));
        halves.put("3.5", this::startEarlier);
        actions.put("3.5", () -> choose("Edit > Undo"));
        halves.put("3.6", () -> {
            choose("Edit > Redo");
            choose("View > Lower Panes > Issues");
            FxThread.await("it is checked", () -> document().getState().issues().troubleCount() >= 2);
        });
        actions.put("3.6", () -> {
            chosen.addAll(Set.of("Edit > Redo", "View > Lower Panes > Issues"));
            choose("Edit > Undo");
        });
        actions.put("4.1", () -> selectIn("jointTab", "forearm_l"));
        actions.put("4.2", () -> makeMistake("Frame added to the baseframe"));
        halves.put("4.3", () -> showPane("flagsTab"));
        actions.put("4.3", () -> type("#flagsFilter", "no flags"));
        actions.put("4.4", () -> showPane("baseframeTab"));
        halves.put("4.5", () -> {
            selectIn("flagsTab", "forearm_l");
            type("#flagsFilter", "");
            user.awaitPulses(2);
            Node qz = user.parts("#flags .table-row-cell:selected .component-square")
                    .get(5);
            FxThread.run(() -> qz.setId("bitOfTheLesson"));
            user.click("#bitOfTheLesson");
        });
        actions.put("4.5", () -> {
            play();
            choose("Edit > Undo");
        });
    }

    private void startEarlier() {
        selectIn("flagsTab", "chest");
        user.click("#flags .table-row-cell:selected #joint");
        user.pressWith(KeyCode.ALT, KeyCode.LEFT);
        user.awaitPulses(2);
    }

    private void type(String field, String text) {
        FxThread.run(() -> user.part(field, TextField.class).setText(text));
        user.awaitPulses(2);
    }

    private void addRotations() {
        halves.put("5.1", () -> selectIn("jointTab", "forearm_l"));
        actions.put("5.1", () -> goTo(6));
        halves.put("5.2", () -> choose("View > Lower Panes > Curves"));
        actions.put("5.2", () -> {
            chosen.add("View > Lower Panes > Curves");
            chooseChannel("W");
        });
        halves.put("5.3", () -> makeMistake("w with a plus sign"));
        actions.put("5.3", () -> goTo(6));
        halves.put("5.4", () -> showPane("baseframeTab"));
        actions.put("5.4", () -> {
            TableView<?> table = user.part("#baseframe", TableView.class);
            FxThread.run(() -> table.getColumns().stream()
                    .filter(column -> "w".equals(column.getId()))
                    .forEach(column ->
                            table.scrollToColumnIndex(table.getColumns().indexOf(column))));
            user.awaitPulses(3);
            user.pointAt("#baseframe .table-row-cell #w", 20, 8);
        });
        halves.put("5.5", () -> {
            select("head");
            choose("Repair > Negate Joint Quaternion…");
            FxThread.await("it is asked where", () -> user.sees("#negateFirst"));
            setNumber("#negateFirst", 5);
            setNumber("#negateLast", 7);
            user.click("Negate");
            FxThread.await(
                    "it is done", () -> document().editing().modifiedProperty().get());
        });
        actions.put("5.5", () -> {
            chosen.add("Repair > Negate Joint Quaternion…");
            play();
            choose("Edit > Undo");
        });
        halves.put("5.6", () -> choose("View > Lower Panes > Curves"));
        actions.put("5.6", () -> chooseChannel("LENGTH"));
        halves.put("6.1", () -> selectIn("jointTab", "forearm_l"));
        actions.put("6.1", () -> goTo(6));
        halves.put("6.2", () -> selectIn("jointTab", "forearm_l"));
        actions.put("6.2", () -> goTo(0));
        actions.put("6.3", () -> selectIn("jointTab", "origin"));
        actions.put("6.4", () -> selectIn("jointTab", "paw_l"));
        halves.put("6.5", () -> makeMistake("Euler angles"));
        actions.put("6.5", () -> play(0.1));
        actions.put("7.1", () -> selectIn("jointTab", "eye_l"));
        halves.put("7.2", () -> {
            selectIn("jointTab", "eye_l");
            goTo(0);
        });
        actions.put("7.2", () -> goTo(6));
        halves.put("7.3", () -> {
            goTo(6);
            selectIn("jointTab", "hips");
        });
        actions.put("7.3", () -> select("spine"));
        halves.put("7.4", () -> select("paw_l"));
        actions.put("7.4", () -> choose("View > Trail and Ghosts > Trail of Selected Joint"));
        halves.put("7.5", () -> {
            selectIn("jointTab", "paw_l");
            goTo(6);
            toStage(5);
        });
        actions.put("7.5", () -> toStage(14));
        actions.put("7.6", () -> showPane("baseframeTab"));
    }

    private void toStage(int stage) {
        FxThread.run(() -> user.part("#jointStage", Slider.class).setValue(stage));
        user.awaitPulses(1);
    }

    @SuppressWarnings("unchecked")
    private void setNumber(String spinner, int value) {
        Spinner<Integer> part = user.part(spinner, Spinner.class);
        FxThread.run(() -> part.getValueFactory().setValue(value));
    }

    private void addSkin() {
        actions.put("8.1", () -> choose("View > Surface Colors > Influences"));
        actions.put("8.2", this::selectVertex);
        halves.put("8.3", () -> {
            goTo(0);
            setTerms(0);
        });
        actions.put("8.3", () -> setTerms(2));
        halves.put("8.4", () -> choose("View > Weights of the Vertex"));
        actions.put("8.4", () -> {
            chosen.add("View > Weights of the Vertex");
            play();
        });
        actions.put("8.5", () -> choose("View > Surface Colors > Sum of Biases − 1"));
        halves.put("8.6", () -> select("head"));
        actions.put("8.6", () -> choose("View > Surface Colors > Weight of Selected Joint"));
        actions.put("8.7", () -> makeMistake("One weight per vertex"));
        actions.put("9.1", () -> choose("View > Normals"));
        halves.put("9.2", () -> choose("View > Face Normals"));
        actions.put("9.2", () -> {
            chosen.add("View > Face Normals");
            choose("View > Wireframe");
        });
        actions.put("9.3", () -> choose("View > Surface Colors > Mark Back Faces"));
        halves.put("9.4", () -> choose("View > Surface Colors > Normals"));
        actions.put("9.4", () -> {
            chosen.add("View > Surface Colors > Normals");
            play();
        });
        halves.put("9.5", () -> {
            goTo(6);
            choose("View > Normals");
        });
        actions.put("9.5", () -> {
            chosen.add("View > Normals");
            selectVertex();
        });
        actions.put("10.1", () -> choose("View > Bounds"));
        actions.put("10.2", () -> showPane("boundsTab"));
        actions.put("10.3", () -> showPane("boundsTab"));
        actions.put("10.4", () -> choose("View > Bounds of All Frames"));
        actions.put("10.5", () -> {
            user.click("Repair");
            FxThread.await("the menu is open", () -> user.sees("Compute Bounds from Mesh"));
            user.awaitPulses(2);
            user.press(KeyCode.ESCAPE);
        });
    }

    private void setTerms(int terms) {
        FxThread.run(() -> user.part("#vertexSumSlider", Slider.class).setValue(terms));
        user.awaitPulses(2);
    }

    private void addMotion() {
        halves.put("11.1", () -> {
            choose("Playback > Slower");
            choose("Playback > Slower");
        });
        actions.put("11.1", () -> {
            chosen.add("Playback > Slower");
            play();
        });
        halves.put("11.2", () -> {
            selectIn("jointTab", "origin");
            goTo(5);
        });
        actions.put("11.2", () -> {
            chosen.add("Playback > Go to Frame…");
            choose("Playback > Next Frame");
        });
        halves.put("11.3", () -> {
            makeMistake("No normalization");
            play(0.1);
        });
        actions.put("11.3", () -> {
            chosen.add("Playback > Play/Pause");
            makeNoMistake();
        });
        halves.put("11.4", () -> {
            select("tail1");
            choose("View > Lower Panes > Curves");
        });
        actions.put(
                "11.4",
                () -> FxThread.run(() -> user.part("#curvesJoints", ComboBox.class)
                        .getSelectionModel()
                        .select(2)));
        halves.put("11.5", () -> makeMistake("Interpolation in model space"));
        actions.put("11.5", () -> play(0.1));
        actions.put("11.6", () -> choose("View > Trail and Ghosts > Ghosts of Other Frames"));
        halves.put("12.1", () -> choose("Playback > Last Frame"));
        actions.put("12.1", () -> {
            chosen.add("Playback > Last Frame");
            choose("Playback > First Frame");
        });
        actions.put("12.2", this::wrap);
        actions.put(
                "12.3",
                () -> FxThread.run(() -> user.part("#rootMode", MenuButton.class).getItems().stream()
                        .filter(item -> "fileItem".equals(item.getId()))
                        .forEach(item -> ((RadioMenuItem) item).setSelected(true))));
    }

    @SuppressWarnings("unchecked")
    private void wrap() {
        ComboBox<LoopRule> rule = user.part("#loopRule", ComboBox.class);
        FxThread.run(() -> rule.getSelectionModel().select(LoopRule.WRAPS));
    }

    /** The reader types the file block by block. */
    private void addOwnFile() {
        actions.put("12.4", () -> openLever("}\nbounds"));
        actions.put("12.5", () -> openLever("}\nframe 0"));
        actions.put("12.6", () -> openLever("\u0000"));
        actions.put("12.7", () -> {
            chosen.add("File > Open…");
            choose("View > Joint Axes");
        });
        halves.put("12.8", () -> {
            goTo(1);
            select("tip");
            user.awaitPulses(2);
            showPane("flagsTab");
            user.click("#flags .table-row-cell:selected #joint");
            user.pressWith(KeyCode.ALT, KeyCode.LEFT);
            user.awaitPulses(2);
        });
        actions.put("12.8", () -> choose("Edit > Undo"));
    }

    /** Opens the file of the lesson up to the end of a block. */
    private void openLever(String next) {
        try {
            String text = FormatExamples.in(Files.readString(Path.of("docs/lessons.md"))).stream()
                    .filter(Example::isFile)
                    .findFirst()
                    .orElseThrow()
                    .text();
            int end = text.indexOf(next);
            Path own = Files.createDirectories(folder.resolve("lever"));
            user.open(Files.writeString(own.resolve("lever.md5anim"), end < 0 ? text : text.substring(0, end + 2)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
