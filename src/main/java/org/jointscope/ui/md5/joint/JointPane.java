package org.jointscope.ui.md5.joint;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.joint.JointSheet.Scale;
import org.jointscope.ui.md5.joint.JointSheet.Step;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.FigureGrid;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.pane.TypedField;
import org.kordamp.ikonli.javafx.FontIcon;

/** Shows, step by step, how the pose of the selected joint is computed. */
public final class JointPane extends FeaturePane {

    private static final double MOMENT_WIDTH = 88;
    private static final KeyCombination TYPE = new KeyCodeCombination(KeyCode.F2);

    private final JointViewModel model;
    private final ScrollPane sheet = new ScrollPane();
    private final Label name = label("sheet-title");
    private final Hyperlink location = Nodes.link("");
    private final Hyperlink parent = Nodes.link("");
    private final Label root = label("note");
    private final Label channel = label("note");
    private final Label numbersText = label("text-muted");
    private final NumberGrid numbers;
    private final FigureGrid lengths = new FigureGrid(MOMENT_WIDTH, "x² + y² + z²", "w = −√(1 − …)");
    private final TransformBox local = new TransformBox("jointLocal", "3");
    private final TransformBox modelSpace = new TransformBox("jointModelSpace", "4");
    private final ScaleBox scale = new ScaleBox();
    private final TransformBox drawn = new TransformBox("jointDrawn", "");
    private final TransformBox bind = new TransformBox("jointBind", "");
    private String shown = "";

    public JointPane(JointViewModel model, PaneKit kit) {
        super("joint", kit, "joint-pane");
        this.model = model;
        this.numbers = new NumberGrid(model);
        name.setId("jointName");
        location.setId("jointLocation");
        numbersText.setId("jointFlags");
        numbers.setId("jointNumbers");
        lengths.setId("jointLengths");
        VBox empty = empty();
        fillSheet();
        sheet.setFocusTraversable(true);
        PageKeys.add(sheet);
        getChildren().addAll(empty, sheet, FocusRing.over(sheet));
        model.sheet.subscribe(now -> {
            Showing.set(empty, now.isEmpty());
            Showing.set(sheet, now.isPresent());
            now.ifPresent(this::show);
        });
        model.showing.bind(showing);
    }

    private static Label label(String style) {
        Label label = styled(new Label(), style);
        label.setWrapText(style.equals("text-muted"));
        return label;
    }

    private static VBox step(Node... parts) {
        return styled(new VBox(parts), "step");
    }

    private VBox empty() {
        FontIcon icon = styled(new FontIcon("mdi2v-vector-point-select"), "message-icon");
        Label invitation = label("message");
        invitation.setWrapText(true);
        invitation.textProperty().bind(model.invitation);
        VBox empty = styled(new VBox(icon, invitation), "pane-empty");
        empty.setId("jointEmpty");
        return empty;
    }

    private void fillSheet() {
        Label lengthsText = label("text-muted");
        lengthsText.setText(text("w.text"));
        VBox steps = new VBox(
                head(),
                step(
                        stepHead("1", new Label(text("numbers"))),
                        new FlagsEditor(model, kit.texts(), sheet::requestFocus),
                        // A bit can change its height: the controls do not move.
                        numbersText,
                        numbers),
                step(stepHead("2", new Label(text("w"))), lengthsText, lengths),
                local,
                modelSpace,
                scale,
                drawn,
                bind);
        sheet.setContent(styled(steps, "joint-sheet"));
        sheet.setId("jointSheet");
        sheet.setFitToWidth(true);
        sheet.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        sheet.setAccessibleText(text("sheet"));
        sheet.setContextMenu(new ContextMenu());
        String copy = kit.texts().of("table.copy");
        ContextMenu menu = sheet.getContextMenu();
        ShowInSourceAction.add(this, menu, copy, TableKit.COPY, this::copy);
        ShowInSourceAction.add(this, menu, kit.texts().of("source.show"), model::showSource);
        ShowInSourceAction.add(this, menu, text("type"), TYPE, this::type);
    }

    /**
     * Starts typing the number of the selected component that the pose uses.
     *
     * @param back moves the focus afterwards
     */
    public void type(Runnable back) {
        type().ifPresent(field -> field.onReturn(back));
    }

    /** The field, if there is a number to type. */
    private Optional<TypedField> type() {
        // Only a row that is laid out can be edited.
        getScene().getRoot().layout();
        numbers.type();
        getScene().getRoot().layout();
        Optional<TypedField> opened =
                getScene().getFocusOwner() instanceof TypedField field ? Optional.of(field) : Optional.empty();
        opened.ifPresent(field -> PageKeys.reveal(field, sheet));
        return opened;
    }

    private HBox head() {
        location.setTooltip(new Tooltip(kit.texts().of("source.show")));
        location.setOnAction(event -> model.showRow());
        parent.setId("jointParent");
        parent.setTooltip(new Tooltip(text("parent.select")));
        parent.setOnAction(event -> model.selectParent());
        root.setText(text("root"));
        channel.setId("jointChannel");
        channel.setWrapText(true);
        model.channel.subscribe(now -> {
            channel.setText(now);
            Showing.set(channel, !now.isEmpty());
        });
        Label parentHead = label("note");
        parentHead.setText(text("parent"));
        VBox names = new VBox(name, line(location), line(parentHead, parent, root), channel);
        names.setMinWidth(0);
        HBox.setHgrow(names, Priority.ALWAYS);
        String words = kit.texts().of("table.copy");
        Button copy = iconButton("copyJoint", "mdi2c-content-copy", words, words, this::copy);
        copy.getStyleClass().remove("small");
        return styled(new HBox(names, copy), "sheet-head");
    }

    private static HBox line(Node... parts) {
        return styled(new HBox(parts), "sheet-parent");
    }

    /** The width of the heads of rows. */
    private double headWidth() {
        return 2 + Math.max(Nodes.width(text("position")), Nodes.width(text("rotation")));
    }

    private static HBox stepHead(String number, Label title) {
        Label badge = label("step-badge");
        badge.setText(number);
        Showing.set(badge, !number.isEmpty());
        return styled(new HBox(badge, styled(title, "step-title")), "step-head");
    }

    private void show(JointSheet sheet) {
        beginAtTop(model.document.selectedJointProperty().get() + " " + sheet.name());
        name.setText(sheet.name());
        location.setText(sheet.location());
        Showing.set(parent, sheet.parent().isPresent());
        Showing.set(root, sheet.parent().isEmpty());
        sheet.parent().ifPresent(it -> parent.setText(it.name()));
        numbersText.setText(sheet.numbersText());
        numbers.show(sheet);
        lengths.show(sheet.lengths());
        local.show(Optional.of(sheet.local()));
        modelSpace.show(Optional.of(sheet.modelSpace()));
        scale.show(sheet.scale());
        drawn.show(sheet.drawn());
        bind.show(sheet.bind());
    }

    /** Scrolls to the top if another joint is shown; otherwise the scroll position stays. */
    private void beginAtTop(String joint) {
        if (!joint.equals(shown)) {
            shown = joint;
            sheet.setVvalue(0);
        }
    }

    private void copy() {
        kit.copyTable(model.tsv());
    }

    /** The scale of the joint and the row of the file; hidden if there is none. */
    private final class ScaleBox extends VBox {

        private final Label title = new Label();
        private final Label text = label("text-muted");
        private final Hyperlink source = new Hyperlink();

        ScaleBox() {
            setId("jointScale");
            getStyleClass().add("step");
            source.setId("jointScaleSource");
            source.setText(kit.texts().of("source.show"));
            source.setOnAction(event -> model.showScale());
            getChildren().addAll(stepHead("", title), text, source);
        }

        void show(Optional<Scale> scale) {
            Showing.set(this, scale.isPresent());
            scale.ifPresent(this::show);
        }

        private void show(Scale scale) {
            title.setText(scale.title());
            text.setText(scale.text());
            Showing.set(source, scale.source().isPresent());
        }
    }

    /** A step that results in a position and a rotation; hidden if there is none. */
    private final class TransformBox extends VBox {

        private final Label title = new Label();
        private final Label text = label("text-muted");
        private final FigureGrid grid = new FigureGrid(headWidth(), "x", "y", "z", "w");
        private final Label turn = label("text-muted");

        TransformBox(String id, String number) {
            setId(id);
            getStyleClass().add("step");
            getChildren().addAll(stepHead(number, title), text, grid, turn);
        }

        void show(Optional<Step> step) {
            Showing.set(this, step.isPresent());
            step.ifPresent(this::show);
        }

        private void show(Step step) {
            title.setText(step.title());
            text.setText(step.text());
            Showing.set(grid, !step.figures().isEmpty());
            grid.show(step.figures());
            turn.setText(step.turn());
            Showing.set(turn, !step.turn().isEmpty());
        }
    }
}
