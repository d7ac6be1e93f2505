package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
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
    void countsLeadToTheRuleAndTheRuleToItsLine() throws TimeoutException {
        start(twoRoots());
        awaitJudged();
        user.click(".foot #chipCounts");
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

        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        assertThat(engines()).contains("doom3", "q2pro", "vkquake");
        user.click("#compatibilityObjecting");
        assertThat(engines()).contains("doom3", "q2pro").doesNotContain("vkquake");
        user.focus("#compatibility");
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        List<String> tsv = FxThread.ask(() -> Clipboard.getSystemClipboard().getString())
                .lines()
                .toList();
        assertThat(tsv.getFirst()).isEqualTo("Engine\tResult\tRule\tFound\tLine\tFile");
        assertThat(tsv.get(1)).startsWith("Doom 3 family\t\t");
        assertThat(tsv.get(2))
                .startsWith("Doom 3\trejected\tAn animation can have only one root joint.\t")
                .endsWith("\t12\tpair.md5anim");
        user.click("#compatibilitySearch");
        user.type("bfg");
        user.press(KeyCode.DOWN);
        assertThat(user.hasFocus("#compatibility")).isTrue();
        assertThat(chosen()).isEqualTo("bfg");
    }

    @Test
    void onlyChosenEnginesAreCountedAlsoAfterARestart() throws TimeoutException {
        Path settings = folder.resolve("settings.properties");
        startTwoRoots(settings);
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        assertThat(user.text("#compatibilityEngines")).isEqualTo("All engines");
        user.click("#compatibilityEngines");
        user.click("#only-vkquake");
        user.click("#engines-bfg");
        user.click("#engines-q2pro");
        user.press(KeyCode.ESCAPE);
        assertThat(engineBox("bfg")).isTrue();
        assertThat(engineBox("doom3")).isFalse();
        assertThat(user.text("#compatibilityEngines")).startsWith("3 of ").endsWith(" engines");
        assertThat(engines()).containsExactly("bfg", "q2pro", "vkquake");
        assertThat(shown().getLast().id()).as("folded").isEqualTo("others");
        assertThat(lowerTitle("compatibilityTab")).isEqualTo("Compatibility 1");
        assertThat(user.sees(".foot #chip-bfg")).isTrue();
        assertThat(user.sees(".foot #chip-doom3")).isFalse();
        assertThat(user.text(".foot #chipOthers")).isEqualTo("1 engine accepts");
        assertThat(user.text(".foot #chipPaths")).isEqualTo("1 engine requires another path");
        assertThat(user.spoken("#chip-bfg")).isEqualTo("Doom 3 BFG: rejected");
        user.click("#chip-bfg");
        assertThat(chosen()).isEqualTo("bfg");
        user.end();
        startTwoRoots(settings);
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        user.awaitPulses(3);
        assertThat(user.text("#compatibilityCounts"))
                .isEqualTo("1 rejected  ·  1 requires another path  ·  1 accepted");
        user.focus("#compatibilityEngines");
        user.press(KeyCode.SPACE);
        for (int i = 0; i < 3; i++) {
            user.press(KeyCode.DOWN);
        }
        user.pressWith(KeyCode.SHIFT, KeyCode.ENTER);
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

    private void startTwoRoots(Path settings) throws TimeoutException {
        user = WindowUser.start(JointscopeApplication.class, settings, twoRoots());
        user.focus("#picture");
        awaitJudged();
    }

    private Path[] twoRoots() {
        String mesh = SmallModel.mesh().replace("\"head\" 1 (", "\"head\" -1 (");
        String anim = SmallModel.cycle().replace("\"head\" 1 0 0", "\"head\" -1 0 0");
        return new Path[] {
            SmallModel.write(folder, "pair.md5mesh", mesh), SmallModel.write(folder, "pair.md5anim", anim)
        };
    }

    private void awaitJudged() {
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
