package org.jointscope.ui.md5.joint;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.pose.Walk.Stage;
import org.jointscope.ui.control.Explanation;
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
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass AS_IF = PseudoClass.getPseudoClass("as-if");
    private static final KeyCombination TYPE = new KeyCodeCombination(KeyCode.F2);

    private final JointViewModel model;
    private final ScrollPane sheet = new ScrollPane();
    private final Label name = label("sheet-title");
    private final Hyperlink location = Nodes.link("");
    private final Hyperlink parent = Nodes.link("");
    private final Label root = label("note");
    private final TypedField.Value parentValue;
    private final Label channel = label("note");
    private final Label numbersText = label("text-muted");
    private final NumberGrid numbers;
    private final FigureGrid lengths = new FigureGrid(MOMENT_WIDTH, "x² + y² + z²", "w = −√(1 − …)");
    private final FormulaBox wFormulas = new FormulaBox();
    private final TransformBox local = new TransformBox("jointLocal", "3");
    private final ChainBox chain;
    private final TransformBox modelSpace = new TransformBox("jointModelSpace", "5");
    private final Label skinText = label("text-muted");
    private final FormulaBox skinFormulas = new FormulaBox();
    private final Map<VBox, Set<Stage>> steps = new LinkedHashMap<>();

    /** The steps that are shown only with an animation, or only with a mesh too. */
    private final VBox chainStep;

    private final VBox skinStep;
    private final Label chainText = label("text-muted");
    private List<AsIf> w = List.of();
    private int draggedRows;
    private final ScaleBox scale = new ScaleBox();
    private final TransformBox drawn = new TransformBox("jointDrawn", "");
    private final TransformBox bind = new TransformBox("jointBind", "");
    private String shown = "";

    public JointPane(JointViewModel model, PaneKit kit) {
        super("joint", kit, "joint-pane");
        this.model = model;
        this.numbers = new NumberGrid(model);
        this.chain = new ChainBox(model, text("parent.select"));
        this.chainStep = step(stepHead("4", new Label(text("chain"))), chainText, chain);
        this.skinStep = step(stepHead("6", new Label(text("skin"))), skinText, skinFormulas);
        skinStep.setId("jointSkin");
        this.parentValue = new TypedField.Value(
                line(parent, root), "jointParentEdit", text("parent.edit"), model::beginParent, model::typeParent);
        name.setId("jointName");
        location.setId("jointLocation");
        numbersText.setId("jointFlags");
        numbers.setId("jointNumbers");
        lengths.setId("jointLengths");
        VBox empty = empty();
        fillSheet();
        sheet.setFocusTraversable(true);
        PageKeys.add(sheet);
        StackPane body = new StackPane(sheet, FocusRing.over(sheet));
        // The sheet gets the focus first.
        BorderPane content = new BorderPane(body);
        content.setTop(stageBar());
        getChildren().addAll(empty, content);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && model.stages.end()) {
                event.consume();
            }
        });
        model.stages.current.subscribe(this::showStage);
        model.stages.list.subscribe(this::showStage);
        model.sheet.subscribe(now -> {
            Showing.set(empty, now.isEmpty());
            Showing.set(content, now.isPresent());
            now.ifPresent(this::show);
        });
        model.showing.bind(showing);
    }

    private static Label label(String style) {
        Label label = styled(new Label(), style);
        label.setWrapText(style.equals("text-muted"));
        return label;
    }

    private VBox stageBar() {
        Slider slider = new Slider();
        slider.setId("jointStage");
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setBlockIncrement(1);
        slider.setSnapToTicks(true);
        slider.setShowTickMarks(true);
        slider.setAccessibleText(text("stage"));
        slider.setTooltip(new Explanation(text("stage.help")));
        slider.valueProperty().subscribe(value -> model.stages.current.set((int) Math.round(value.doubleValue())));
        Label name = new Label();
        name.setId("jointStageName");
        name.setMinWidth(0);
        VBox bar = styled(new VBox(name, slider), "stage-tools");
        model.stages.list.subscribe(now -> {
            Showing.set(bar, !now.isEmpty());
            slider.setMax(Math.max(1, now.size()));
        });
        model.stages.current.subscribe(now -> {
            if (Math.round(slider.getValue()) != now.intValue()) {
                slider.setValue(now.intValue());
            }
        });
        Runnable describe = () -> name.setText(model.stages.name());
        model.stages.current.subscribe(describe);
        model.stages.list.subscribe(describe);
        return bar;
    }

    /** Marks the step of the stage, and scrolls to it. */
    private void showStage() {
        Optional<Walk> walk = model.stages.stopped();
        chain.mark(walk.filter(it -> it.stage() == Stage.COMPOSED)
                .map(Walk::ancestors)
                .orElse(0));
        steps.forEach((step, stages) -> {
            boolean current = walk.filter(it -> stages.contains(it.stage())).isPresent();
            if (current && !step.getPseudoClassStates().contains(CURRENT)) {
                PageKeys.reveal(step, sheet);
            }
            step.pseudoClassStateChanged(CURRENT, current);
        });
    }

    /** A click on the badge of a step goes to its stages. */
    private void addStages(VBox step, Stage... stages) {
        Set<Stage> of = Set.of(stages);
        steps.put(step, of);
        Node badge = ((HBox) step.getChildren().getFirst()).getChildren().getFirst();
        badge.setOnMouseClicked(event -> model.stages.goTo(of));
        Tooltip.install(badge, new Explanation(text("stage.go")));
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
        VBox numbersStep = step(
                stepHead("1", new Label(text("numbers"))),
                new FlagsEditor(model, kit.texts(), sheet::requestFocus),
                // A bit can change its height: the controls do not move.
                numbersText,
                numbers);
        VBox wStep = step(stepHead("2", new Label(text("w"))), lengthsText, lengths, wFormulas);
        numbersStep.setId("jointNumbersStep");
        addStages(numbersStep, Stage.PARENT, Stage.BASEFRAME, Stage.COMPONENTS);
        addStages(wStep, Stage.W);
        addStages(local, Stage.INTERPOLATED);
        addStages(chainStep, Stage.COMPOSED);
        addStages(modelSpace, Stage.MODEL_SPACE);
        addStages(skinStep, Stage.SKIN);
        VBox all = new VBox(head(), numbersStep, wStep, local, chainStep, modelSpace, skinStep, scale, drawn, bind);
        sheet.setContent(styled(all, "joint-sheet"));
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
        parentValue.check(model.edits::wrongParent);
        model.bits.subscribe(bits -> {
            parentValue.setEditable(bits.there());
            parentValue.setEdited(bits.parentEdited());
        });
        VBox names = new VBox(name, line(location), line(parentHead, parentValue), channel);
        names.setMinWidth(0);
        HBox.setHgrow(names, Priority.ALWAYS);
        String words = kit.texts().of("table.copy");
        Button copy = iconButton("copyJoint", "mdi2c-content-copy", words, words, this::copy);
        copy.getStyleClass().remove("small");
        return styled(new HBox(names, copy), "sheet-head");
    }

    /** Starts typing the parent of the selected joint. */
    public void typeParent() {
        parentValue.type();
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
        wFormulas.show(sheet.wFormulas());
        showW(sheet.w());
        local.show(Optional.of(sheet.local()));
        Showing.set(chainStep, sheet.chain().isPresent());
        sheet.chain().ifPresent(ancestors -> {
            chainText.setText(text(ancestors.isEmpty() ? "chain.root" : "chain.text"));
            chain.show(ancestors);
        });
        modelSpace.number(sheet.chain().isPresent() ? "5" : "4");
        Showing.set(skinStep, sheet.skin().isPresent());
        sheet.skin().ifPresent(skin -> {
            skinText.setText(skin.text());
            skinFormulas.show(skin.formulas());
        });
        modelSpace.show(Optional.of(sheet.modelSpace()));
        scale.show(sheet.scale());
        drawn.show(sheet.drawn());
        bind.show(sheet.bind());
    }

    /** Lets each w be dragged. */
    private void showW(List<AsIf> frames) {
        w = frames;
        for (int row = 0; row < frames.size(); row++) {
            Label value = lengths.value(row, 1);
            if (row == draggedRows) {
                int index = row;
                draggedRows++;
                AsIfDrag.install(
                        value,
                        model,
                        () -> Optional.of(w).filter(it -> index < it.size()).map(it -> it.get(index)));
                styled(value, "dragged");
                Tooltip.install(value, new Explanation(text("w.drag")));
            }
            value.pseudoClassStateChanged(AS_IF, model.stages.isAsIf(frames.get(row)));
        }
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
        private final FormulaBox formulas = new FormulaBox();
        private final FigureGrid matrix = new FigureGrid(headWidth(), text("axis.x"), text("axis.y"), text("axis.z"));
        private final Label angles = label("text-muted");
        private final HBox head;

        TransformBox(String id, String number) {
            setId(id);
            getStyleClass().add("step");
            head = stepHead(number, title);
            Hyperlink more = Nodes.styled(Nodes.link(text("matrix")), "more");
            VBox folded = new VBox(matrix, angles);
            Showing.set(folded, false);
            more.setOnAction(event -> Showing.set(folded, !folded.isVisible()));
            Showing.bind(more, grid.visibleProperty());
            getChildren().addAll(head, text, grid, turn, formulas, more, folded);
        }

        void number(String number) {
            ((Label) head.getChildren().getFirst()).setText(number);
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
            formulas.show(step.formulas());
            matrix.show(step.matrix());
            angles.setText(step.angles());
            turn.setText(step.turn());
            Showing.set(turn, !step.turn().isEmpty());
        }
    }
}
