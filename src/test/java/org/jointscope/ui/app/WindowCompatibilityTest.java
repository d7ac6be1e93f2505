package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Family;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Needs3D;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.compatibility.CompatibilityLine;
import org.junit.jupiter.api.Test;

/** The engine compatibility of the open files, and the engine preview. */
@NeedsDisplay
class WindowCompatibilityTest extends WindowFixture {

    private static final List<String> CHAIN = List.of("j0", "j1", "j2", "j3", "j4");
    private static final double[] BIASES = {0.1, 0.3, 0.15, 0.25, 0.2};

    /** The model in a pose that differs from the bind pose. */
    private static final String TURNED = SmallModel.anim(CHAIN, 24, 0.4, 0.4, 0.4);

    @Test
    void chipLeadsToTheRuleAndTheRuleToItsLine() throws TimeoutException {
        startTwoRoots();
        assertThat(user.spoken("#chip-doom3")).isEqualTo("Doom 3: rejected");
        user.click("#chip-doom3");
        user.awaitPulses(3);
        assertThat(user.sees("#compatibility")).isTrue();
        assertThat(lowerTitle("compatibilityTab")).matches("Compatibility \\d+");
        assertThat(chosen()).isEqualTo("doom3");
        assertThat(rules()).contains("An animation can have only one root joint.");
        user.press(KeyCode.DOWN);
        user.awaitPulses(3);
        assertThat(chosen()).isEqualTo("doom3/MD5ANIM/several-roots");
        assertThat(selectedJoint()).isEqualTo("head");
        user.press(KeyCode.F4);
        user.awaitPulses(3);
        assertThat(user.sees("#source")).isTrue();
        assertThat(user.text("#sourceCaret")).startsWith("Line 12, ");
    }

    @Test
    void tooltipOfARowHasTheWholeName() throws TimeoutException {
        startTwoRoots();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        List<Node> cells = user.parts("#compatibility .engine-cell.tree-table-cell");
        assertThat(cells).isNotEmpty();
        assertThat(cells).allMatch(cell -> tip(cell).isEmpty() || tip(cell).startsWith(((Labeled) cell).getText()));
        assertThat(cells).anyMatch(cell -> tip(cell).startsWith("Doom 3\n"));
    }

    /** Empty without a tooltip. */
    private static String tip(Node cell) {
        Tooltip tip = ((Labeled) cell).getTooltip();
        if (tip == null) {
            return "";
        }
        FxThread.run(() -> tip.show(cell, 0, 0));
        String text = tip.getText();
        FxThread.run(tip::hide);
        return text;
    }

    @Test
    void paneIsReachedByKeyAndNarrowedAndCopied() throws TimeoutException {
        startTwoRoots();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        assertThat(user.sees("#compatibility")).isTrue();
        assertThat(engines()).contains("doom3", "q2pro", "vkquake");
        user.click("#compatibilityObjecting");
        assertThat(engines()).contains("doom3", "q2pro").doesNotContain("vkquake");
        FxThread.run(() -> user.part("#compatibility", Node.class).requestFocus());
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        List<String> tsv = FxThread.ask(() -> Clipboard.getSystemClipboard().getString())
                .lines()
                .toList();
        assertThat(tsv.getFirst()).isEqualTo("Engine\tResult\tRule\tFound\tLine\tFile");
        assertThat(tsv.get(1)).startsWith("Doom 3 family\t\t");
        assertThat(tsv.get(2))
                .startsWith("Doom 3\trejected\tAn animation can have only one root joint.\t")
                .endsWith("\t12\tpair.md5anim");
    }

    @Test
    void downFromTheSearchSelectsTheFirstMatch() throws TimeoutException {
        startTwoRoots();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.click("#compatibilitySearch");
        user.type("q2pro");
        user.press(KeyCode.DOWN);
        assertThat(user.hasFocus("#compatibility")).isTrue();
        assertThat(chosen()).isEqualTo("q2pro");
    }

    @Test
    void chipUnfoldsTheFamilyOfItsEngine() throws TimeoutException {
        startTwoRoots();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        TreeTableView<?> table = user.part("#compatibility", TreeTableView.class);
        FxThread.run(() -> table.getRoot().getChildren().getFirst().setExpanded(false));
        assertThat(engines()).isNotEmpty().doesNotContain("doom3");
        user.click("#chip-doom3");
        user.awaitPulses(3);
        assertThat(engines()).contains("doom3");
        assertThat(chosen()).isEqualTo("doom3");
    }

    @Test
    void thirdClickOnAColumnEndsTheSorting() throws TimeoutException {
        startTwoRoots();
        user.click("#chip-doom3");
        user.awaitPulses(3);
        List<String> unsorted = engines();
        List<String> rules = rules();
        user.click("#compatibility .column-header .label");
        assertThat(engines()).startsWith("doom3", "bfg", "etqw").hasSameElementsAs(unsorted);
        user.click("#compatibility .column-header .label");
        assertThat(engines())
                .startsWith("darkradiant", "assimp")
                .endsWith("quake4", "etqw", "bfg", "doom3")
                .hasSameElementsAs(unsorted);
        assertThat(rules().subList(rules().size() - 5, rules().size() - 2))
                .as("the rules below the last engine keep their order")
                .isEqualTo(rules.subList(1, 4));
        user.click("#compatibility .column-header .label");
        assertThat(engines()).isEqualTo(unsorted);
        assertThat(chosen()).isEqualTo("doom3");
    }

    @Test
    void chipsGiveWayToTheSummary() throws TimeoutException {
        startTwoRoots();
        assertThat(user.sees(".foot #chip-doom3")).isTrue();
        assertThat(user.text(".foot #chipOthers")).matches("\\d engines accept|\\d accept");
        assertThat(user.text(".foot #chipPaths")).matches("1 engine requires another path|1 other path");
        assertThat(tip(".foot #chipOthers")).contains("\nvkQuake, ").doesNotContain("q2pro");
        assertThat(tip(".foot #chipPaths")).contains("\nOther paths required by: q2pro.");
        double before = setWidth(1024);
        try {
            FxThread.await("chips fold", () -> !user.sees(".foot #chip-doom3"));
            user.awaitPulses(3);
            Labeled summary = user.part("#summary", Labeled.class);
            assertThat(FxThread.<Boolean>ask(() -> summary.getWidth() >= summary.prefWidth(-1)))
                    .isTrue();
            user.click(".foot #chipCounts");
            user.awaitPulses(3);
            assertThat(chosen()).isEqualTo("doom3");
        } finally {
            setWidth(before);
        }
    }

    private String tip(String button) {
        return FxThread.ask(() -> user.part(button, Button.class).getTooltip().getText());
    }

    /** Returns the previous width; all tests share one window. */
    private double setWidth(double width) {
        return FxThread.ask(() -> {
            Window window = user.part("#summary", Node.class).getScene().getWindow();
            double before = window.getWidth();
            window.setWidth(width);
            return before;
        });
    }

    @Test
    void onlyChosenEnginesAreCountedAlsoAfterARestart() throws TimeoutException {
        Path settings = folder.resolve("settings.properties");
        startTwoRoots(settings);
        assertThat(user.sees(".foot #chipCounts")).as("chips have no space").isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        assertThat(user.text("#compatibilityEngines")).isEqualTo("All engines");
        user.click("#compatibilityEngines");
        for (Family family : Engines.families()) {
            if (family != Family.TOOLS) {
                user.click("#engines-" + family);
            }
        }
        for (String engine : List.of("bfg", "vkquake", "q2pro", "TOOLS")) {
            user.click("#engines-" + engine);
        }
        assertThat(user.sees("#engines-quake2")).as("the menu stays open").isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(engineBox("bfg")).isTrue();
        assertThat(engineBox("doom3")).isFalse();
        String some = user.text("#compatibilityEngines");
        assertThat(some).matches("\\d+ of \\d+ engines");
        assertThat(engines()).containsExactly("bfg", "q2pro", "vkquake");
        assertThat(shown().getLast().id()).as("folded").isEqualTo("others");
        assertThat(lowerTitle("compatibilityTab")).isEqualTo("Compatibility 1");
        assertThat(user.sees(".foot #chip-bfg")).isTrue();
        assertThat(user.sees(".foot #chip-doom3")).isFalse();
        assertThat(user.text(".foot #chipOthers")).isEqualTo("1 engine accepts");
        assertThat(user.text(".foot #chipPaths")).isEqualTo("1 engine requires another path");
        user.end();
        startTwoRoots(settings);
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        assertThat(user.text("#compatibilityEngines")).isEqualTo(some);
        assertThat(user.text("#compatibilityCounts"))
                .isEqualTo("1 rejected  ·  1 requires another path  ·  1 accepted");
        user.click("#compatibilityEngines");
        user.press(KeyCode.DOWN);
        user.press(KeyCode.SPACE);
        user.press(KeyCode.ESCAPE);
        assertThat(user.text("#compatibilityEngines")).isEqualTo("All engines");
        assertThat(user.sees(".foot #chipCounts")).isTrue();
    }

    @Test
    void oneEngineIsChosenInsteadOfAllOthersWithOneClick() throws TimeoutException {
        startTwoRoots(folder.resolve("settings.properties"));
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        user.click("#compatibilityEngines");
        user.click("#only-vkquake");
        assertThat(engineBox("vkquake")).isTrue();
        assertThat(engineBox("doom3")).isFalse();
        assertThat(user.sees("#only-QUAKE")).as("the menu stays open").isTrue();
        user.click("#engines-ironwail");
        user.press(KeyCode.ESCAPE);
        assertThat(engines()).containsExactlyInAnyOrder("vkquake", "ironwail");
    }

    @Test
    void onlyOneEngineIsChosenByKey() throws TimeoutException {
        startTwoRoots();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        user.focus("#compatibilityEngines");
        user.press(KeyCode.SPACE);
        for (int i = 0; i < 3; i++) {
            user.press(KeyCode.DOWN);
        }
        user.pressWith(KeyCode.SHIFT, KeyCode.ENTER);
        assertThat(user.sees("#engines-all")).as("the menu stays open").isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(engines()).containsExactly("doom3");
    }

    private boolean engineBox(String id) {
        return FxThread.ask(() -> user.part("#compatibilityEngines", MenuButton.class).getItems().stream()
                .map(item -> ((CustomMenuItem) item).getContent())
                .map(row -> (CheckBox) row.lookup(".check-box"))
                .filter(box -> box.getId().equals("engines-" + id))
                .findFirst()
                .orElseThrow()
                .isSelected());
    }

    @Test
    void realPairWithTwoRootsIsRejected() throws TimeoutException {
        user = WindowUser.start(
                JointscopeApplication.class,
                withNineEngines(),
                Corpus.file("redeclipse/player/hud_hands.md5mesh"),
                Corpus.file("redeclipse/player/hud_switch.md5anim"));
        FxThread.await(
                "the pair is checked", () -> lowerTitle("compatibilityTab").matches("Compatibility \\d+"));
        user.click("#chip-bfg");
        user.awaitPulses(3);
        assertThat(chosen()).isEqualTo("bfg");
        assertThat(selectedJoint()).isEqualTo("Upperarm.Right");
        assertThat(user.sees("#compatibilityDetails")).isTrue();
    }

    @Test
    @Needs3D
    void modelIsShownAsAnEngineWouldAndBack() throws TimeoutException {
        Path five = SmallModel.write(folder, "five.md5mesh", fiveWeights());
        start(five, SmallModel.write(folder, "turn.md5anim", TURNED));
        user.pause();
        user.click("#skeleton");
        user.click("#grid");
        enginePreview("doom3");
        Picture all = user.look("#picture");
        enginePreview("bfg");
        Picture four = user.look("#picture");
        assertThat(four.unlike(all)).isPositive();
        assertThat(user.text("#enginePreview")).isEqualTo("Doom 3 BFG");
        assertThat(user.text("#enginePreviewText")).contains("at most 4 weights per vertex");
        enginePreview("doom3");
        assertThat(user.look("#picture").unlike(all)).isZero();
        enginePreview("usual");
        assertThat(user.sees("#enginePreviewText")).isFalse();
    }

    private void enginePreview(String id) {
        if (id.equals("usual")) {
            user.choose("#enginePreview", "#enginePreview-usual");
        } else {
            user.click("#enginePreview");
            user.choose("Doom 3 family", "#enginePreview-" + id);
        }
        user.awaitPulses(3);
    }

    /** Every vertex is influenced by all joints; the weights are at the position of the vertex. */
    private static String fiveWeights() {
        String mesh = SmallModel.mesh(CHAIN, "");
        int vertices = 8 * CHAIN.size();
        String verts = IntStream.range(0, vertices)
                .mapToObj(vertex -> "vert %d ( 0 0 ) %d %d".formatted(vertex, vertex * CHAIN.size(), CHAIN.size()))
                .collect(Collectors.joining("\n"));
        String weights = IntStream.range(0, vertices * CHAIN.size())
                .mapToObj(weight -> weight(weight / CHAIN.size(), weight % CHAIN.size()))
                .collect(Collectors.joining("\n"));
        return mesh.replaceAll("(?m)^vert .*\n", "")
                .replaceAll("(?m)^weight .*\n", "")
                .replaceFirst("(numverts \\d+\n)", "$1" + verts + "\n")
                .replaceFirst("numweights \\d+\n", "numweights " + vertices * CHAIN.size() + "\n" + weights + "\n");
    }

    private static String weight(int vertex, int joint) {
        return "weight %d %d %s ( %d %d %d )"
                .formatted(
                        vertex * CHAIN.size() + joint,
                        joint,
                        BIASES[joint],
                        4 * (vertex & 1) - 2,
                        4 * (vertex >> 1 & 1) - 2,
                        4 * (vertex >> 2 & 1) - 2 + 10 * (vertex / 8 - joint));
    }

    private void startTwoRoots() throws TimeoutException {
        startTwoRoots(withNineEngines());
    }

    /** A chip for each of them has space. */
    private Path withNineEngines() {
        return SmallModel.write(
                folder,
                "nine.properties",
                "engines.chosen=doom3,bfg,etqw,quake4,q2pro,vkquake,assimp,darkradiant,quake2\n");
    }

    private void startTwoRoots(Path settings) throws TimeoutException {
        String mesh = SmallModel.mesh().replace("\"head\" 1 (", "\"head\" -1 (");
        String anim = SmallModel.cycle().replace("\"head\" 1 0 0", "\"head\" -1 0 0");
        user = WindowUser.start(
                JointscopeApplication.class,
                settings,
                SmallModel.write(folder, "pair.md5mesh", mesh),
                SmallModel.write(folder, "pair.md5anim", anim));
        user.focus("#picture");
        user.pause();
        FxThread.await("the pair is checked", () -> !user.sees("#compatibilityState"));
        FxThread.await("chips", () -> user.sees(".foot .chip"));
    }

    private String chosen() {
        TreeTableView<?> table = user.part("#compatibility", TreeTableView.class);
        return FxThread.ask(() ->
                ((CompatibilityLine) table.getSelectionModel().getSelectedItem().getValue()).id());
    }

    private List<String> engines() {
        return shown().stream()
                .filter(line -> line.kind() == CompatibilityLine.Kind.ENGINE)
                .map(CompatibilityLine::id)
                .toList();
    }

    private List<String> rules() {
        return shown().stream().map(CompatibilityLine::rule).toList();
    }

    private List<CompatibilityLine> shown() {
        TreeTableView<?> table = user.part("#compatibility", TreeTableView.class);
        return FxThread.ask(() -> IntStream.range(0, table.getExpandedItemCount())
                .mapToObj(table::getTreeItem)
                .map(TreeItem::getValue)
                .map(CompatibilityLine.class::cast)
                .toList());
    }
}
