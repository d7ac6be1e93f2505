package org.jointscope.ui.md5.joint;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.joint.JointSheet.Figures;
import org.jointscope.ui.md5.joint.JointSheet.Step;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;

/** Shows, step by step, how the pose of the selected joint comes about. */
public final class JointPane extends FeaturePane {

    private static final KeyCombination COPY =
            new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    private static final double WORD_WIDTH = 62;
    private static final double MOMENT_WIDTH = 88;

    private final JointViewModel model;
    private final Label name = styled("sheet-title");
    private final Label place = styled("note");
    private final Hyperlink parent = new Hyperlink();
    private final Label root = styled("note");
    private final Label numbersText = styled("step-text");
    private final NumberGrid numbers;
    private final FigureGrid lengths =
            new FigureGrid(MOMENT_WIDTH, "x² + y² + z²", "w = −√(1 − …)");
    private final PlaceBox local = new PlaceBox("jointLocal", "3");
    private final PlaceBox modelSpace = new PlaceBox("jointModelSpace", "4");
    private final PlaceBox drawn = new PlaceBox("jointDrawn", "");
    private final PlaceBox bind = new PlaceBox("jointBind", "");

    public JointPane(JointViewModel model, PaneKit kit) {
        super("joint", kit, "joint-pane");
        this.model = model;
        this.numbers = new NumberGrid(model);
        name.setId("jointName");
        place.setId("jointPlace");
        numbersText.setId("jointFlags");
        numbers.setId("jointNumbers");
        lengths.setId("jointLengths");
        VBox empty = empty();
        ScrollPane sheet = sheet();
        getChildren().addAll(empty, sheet);
        model.sheet.subscribe(
                now -> {
                    Showing.set(empty, now.isEmpty());
                    Showing.set(sheet, now.isPresent());
                    now.ifPresent(this::show);
                });
        setOnKeyPressed(this::keyPressed);
        ShowInSourceAction.add(this, kit.texts().of("source.show"), model::showSource);
        model.showing.bind(showing);
    }

    private static Label styled(String style) {
        Label label = new Label();
        label.getStyleClass().add(style);
        label.setWrapText(style.equals("step-text"));
        return label;
    }

    private static VBox styled(String style, Node... parts) {
        VBox box = new VBox(parts);
        box.getStyleClass().add(style);
        return box;
    }

    private VBox empty() {
        FontIcon icon = new FontIcon("mdi2v-vector-point-select");
        icon.getStyleClass().add("message-icon");
        Label invitation = styled("message");
        invitation.setWrapText(true);
        invitation.textProperty().bind(model.invitation);
        VBox empty = styled("pane-empty", icon, invitation);
        empty.setId("jointEmpty");
        return empty;
    }

    private ScrollPane sheet() {
        Label lengthsText = styled("step-text");
        lengthsText.setText(text("w.text"));
        VBox steps =
                styled(
                        "joint-sheet",
                        head(),
                        styled(
                                "step",
                                stepHead("1", new Label(text("numbers"))),
                                numbersText,
                                new FlagsEditor(model, kit.texts()),
                                numbers),
                        styled("step", stepHead("2", new Label(text("w"))), lengthsText, lengths),
                        local,
                        modelSpace,
                        drawn,
                        bind);
        MenuItem copy = new MenuItem(kit.texts().of("table.copy"));
        copy.setOnAction(event -> copy());
        ScrollPane sheet = new ScrollPane(steps);
        sheet.setId("jointSheet");
        sheet.setFitToWidth(true);
        sheet.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        sheet.setAccessibleText(text("sheet"));
        sheet.setContextMenu(new ContextMenu(copy));
        return sheet;
    }

    private HBox head() {
        parent.setId("jointParent");
        parent.setTooltip(new Tooltip(text("parent.select")));
        parent.setOnAction(event -> model.selectParent());
        root.setText(text("root"));
        Label parentHead = styled("note");
        parentHead.setText(text("parent"));
        VBox names = new VBox(name, line(place), line(parentHead, parent, root));
        names.setMinWidth(0);
        HBox.setHgrow(names, Priority.ALWAYS);
        String words = kit.texts().of("table.copy");
        Button copy = iconButton("copyJoint", "mdi2c-content-copy", words, words, this::copy);
        copy.getStyleClass().remove("small");
        HBox head = new HBox(names, copy);
        head.getStyleClass().add("sheet-head");
        return head;
    }

    private static HBox line(Node... parts) {
        HBox line = new HBox(parts);
        line.getStyleClass().add("sheet-parent");
        return line;
    }

    private static HBox stepHead(String number, Label title) {
        Label badge = styled("step-badge");
        badge.setText(number);
        Showing.set(badge, !number.isEmpty());
        title.getStyleClass().add("step-title");
        HBox head = new HBox(badge, title);
        head.getStyleClass().add("step-head");
        return head;
    }

    private void show(JointSheet sheet) {
        name.setText(sheet.name());
        place.setText(sheet.place());
        Showing.set(parent, sheet.parent().isPresent());
        Showing.set(root, sheet.parent().isEmpty());
        sheet.parent().ifPresent(it -> parent.setText(it.name()));
        numbersText.setText(sheet.numbersText());
        numbers.show(sheet);
        lengths.show(sheet.lengths());
        local.show(Optional.of(sheet.local()));
        modelSpace.show(Optional.of(sheet.modelSpace()));
        drawn.show(sheet.drawn());
        bind.show(sheet.bind());
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(model.tsv());
        Clipboard.getSystemClipboard().setContent(content);
    }

    private void keyPressed(KeyEvent event) {
        if (COPY.match(event)) {
            copy();
            event.consume();
        }
    }

    /** A step that ends in a position and a rotation; it takes no room where there is none. */
    private final class PlaceBox extends VBox {

        private final Label title = new Label();
        private final Label text = styled("step-text");
        private final FigureGrid grid = new FigureGrid(WORD_WIDTH, "x", "y", "z", "w");
        private final Label turn = styled("step-text");

        PlaceBox(String id, String number) {
            setId(id);
            getStyleClass().add("step");
            grid.getChildren().add(turn);
            getChildren().addAll(stepHead(number, title), text, grid);
        }

        void show(Optional<Step> step) {
            Showing.set(this, step.isPresent());
            step.ifPresent(this::show);
        }

        private void show(Step step) {
            title.setText(step.title());
            text.setText(step.text());
            Showing.set(grid, !step.position().isEmpty());
            grid.show(
                    List.of(
                            new Figures(JointPane.this.text("position"), step.position(), ""),
                            new Figures(JointPane.this.text("rotation"), step.orientation(), "")));
            turn.setText(step.turn());
        }
    }
}
