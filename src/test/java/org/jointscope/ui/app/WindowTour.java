package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jointscope.messages.Texts;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;

/** Every pane and dialog for one kind of files after another, in any language. */
abstract class WindowTour extends WindowFixture {

    /** Files whose panes differ. */
    private enum Kind {
        MD2,
        CAMERA,
        DEF,
        PAIR
    }

    /** Examines what is visible. */
    abstract void examine(String part);

    void visit() throws IOException, TimeoutException {
        for (Kind kind : Kind.values()) {
            assertThat(user.reset(false, paths(kind))).isTrue();
            visitPanes(kind);
        }
        visitDialogs();
    }

    /** The files that are opened. */
    List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            files.addAll(List.of(paths(kind)));
        }
        return files;
    }

    private Path[] paths(Kind kind) throws IOException {
        return switch (kind) {
            case PAIR -> new Path[] {guard, walk};
            case MD2 -> {
                Md2Builder model =
                        Md2Builder.shape().strip(0, 1, 2, 3).fan(0, 1, 2).endGl();
                for (String frame : List.of("stand01", "stand02", "run1", "run2")) {
                    model.frame(frame, Md2Builder.TETRAHEDRON);
                }
                yield new Path[] {Files.write(folder.resolve("tris.md2"), model.build())};
            }
            case CAMERA -> new Path[] {Path.of("resources/org/jointscope/sample/flight.md5camera")};
            case DEF -> {
                String text = "model guard {\n mesh guard.md5mesh\n anim walk walk.md5anim\n}\n";
                yield new Path[] {SmallModel.write(folder, "guard.def", text)};
            }
        };
    }

    /** Shows every pane of both sides of the window, with a selected row. */
    private void visitPanes(Kind kind) {
        user.resize(1440, 900);
        if (kind == Kind.PAIR) {
            user.click("hips");
        }
        for (String pane : panes("#panes")) {
            showPane(pane);
            selectRow("#panes");
            examine(pane);
        }
        showLower("issuesTab");
        for (String pane : panes("#lowerPanes")) {
            showLower(pane);
            selectRow("#lowerPanes");
            examine(pane);
        }
    }

    private void selectRow(String tabPane) {
        FxThread.run(() -> {
            Tab front = user.part(tabPane, TabPane.class).getSelectionModel().getSelectedItem();
            for (Node list : front.getContent().lookupAll("*")) {
                if (list instanceof TableView<?> table) {
                    table.getSelectionModel().selectFirst();
                } else if (list instanceof TreeTableView<?> table) {
                    table.getSelectionModel().selectFirst();
                }
            }
        });
        user.awaitPulses(4);
    }

    /** Shows the dialogs that have no files and the card of the tour, one after the other. */
    private void visitDialogs() {
        user.pressWith(KeyCode.SHIFT, KeyCode.F1);
        FxThread.await("the list of keys opens", () -> user.sees(".keys"));
        user.awaitPulses(3);
        examine("keys");
        user.press(KeyCode.ESCAPE);
        user.focus("#picture");
        user.pressWith(KeyCode.CONTROL, KeyCode.P);
        FxThread.await("the preferences open", () -> user.sees(".preferences"));
        user.awaitPulses(3);
        examine("preferences");
        user.press(KeyCode.ESCAPE);
        user.choose(label("menu.edit"), label("command.findAnything"));
        user.awaitPulses(3);
        examine("find");
        user.press(KeyCode.ESCAPE);
        user.choose(label("menu.help"), label("command.about"));
        FxThread.await("the dialog opens", () -> user.sees("#about"));
        user.awaitPulses(3);
        examine("about");
        TabPane about = user.part("#about", TabPane.class);
        FxThread.run(() -> about.getSelectionModel().select(1));
        user.awaitPulses(3);
        examine("licenses");
        user.press(KeyCode.ESCAPE);
        user.choose(label("menu.help"), label("command.tour"));
        FxThread.await("the tour begins", () -> user.sees("#tour"));
        user.awaitPulses(3);
        examine("tour");
        user.click("#tourClose");
    }

    /** The text of a command without the mnemonic. */
    private static String label(String key) {
        return Texts.program().of(key).replace("_", "");
    }

    /** All visible nodes of all windows. */
    static List<Node> visible() {
        return FxThread.ask(() -> {
            List<Node> nodes = new ArrayList<>();
            for (Window window : Window.getWindows()) {
                add(window.getScene().getRoot(), nodes);
            }
            return nodes;
        });
    }

    private static void add(Node node, List<Node> nodes) {
        if (!node.isVisible()) {
            return;
        }
        nodes.add(node);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> add(child, nodes));
        }
    }
}
