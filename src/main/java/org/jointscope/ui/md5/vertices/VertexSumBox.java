package org.jointscope.ui.md5.vertices;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import org.jointscope.messages.Texts;
import org.jointscope.model.Vector3;
import org.jointscope.scene.MeshVertex;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.vertices.VertexSum.TermRow;
import org.jointscope.ui.pane.TypedField;
import org.jointscope.ui.scene3d.VertexSumNode;
import org.jointscope.ui.text.Numbers;

/**
 * The weights of a vertex with their joints, biases, offsets and places, and a slider that adds them one by one. The
 * colors are those of the viewport.
 */
final class VertexSumBox extends VBox {

    /** The columns. */
    private static final List<String> HEADS = List.of("color", "joint", "bias", "offset", "place", "line");

    private static final double SWATCH = 5;
    private static final int DECIMALS = 3;

    /** Far more triangles than vertices of real meshes have. */
    private static final int MOST_LINKS = 100;

    private final MeshVerticesViewModel model;
    private final Texts texts;
    private final Label invitation = styled(new Label(), "text-muted");
    private final VBox content = styled(new VBox(), "step");
    private final SelectableText title = styled(new SelectableText(), "skin-name");
    private final Hyperlink location = Nodes.link("");
    private final GridPane grid = styled(new GridPane(), "term-grid");
    private final List<Label> places = new ArrayList<>();
    private final Slider slider = new Slider();
    private final Label count = new Label();
    private final SelectableText shown = new SelectableText();
    private final SelectableText position = new SelectableText();
    private final SelectableText biases = new SelectableText();
    private final SelectableText displaced = new SelectableText();
    private final FlowPane triangles = styled(new FlowPane(), "term-triangles");
    private List<TermRow> rows = List.of();
    private List<Integer> linked = List.of();
    private boolean changing;

    VertexSumBox(MeshVerticesViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("vertexSum");
        getStyleClass().add("vertex-sum");
        invitation.setText(text("invitation"));
        invitation.setWrapText(true);
        slider.setId("vertexSumSlider");
        slider.setMin(0);
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setBlockIncrement(1);
        slider.setSnapToTicks(true);
        slider.setShowTickMarks(true);
        slider.setAccessibleText(text("slider"));
        slider.valueProperty().subscribe(value -> {
            if (!changing) {
                model.setShownTerms((int) Math.round(value.doubleValue()));
            }
        });
        HBox.setHgrow(slider, Priority.ALWAYS);
        count.setMinWidth(USE_PREF_SIZE);
        location.setOnAction(event -> model.sum.get().ifPresent(model::showSource));
        for (int column = 0; column < HEADS.size(); column++) {
            ColumnConstraints constraints = new ColumnConstraints();
            constraints.setHgrow(column == 1 ? Priority.ALWAYS : Priority.NEVER);
            grid.getColumnConstraints().add(constraints);
        }
        ScrollPane terms = styled(new ScrollPane(grid), "issue-side");
        terms.setFitToWidth(true);
        terms.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        terms.setMinHeight(USE_PREF_SIZE);
        terms.setAccessibleText(text("slider"));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        content.getChildren()
                .addAll(
                        new HBox(title, space, location),
                        terms,
                        styled(new HBox(new Label(text("slider")), slider, count), "pane-tools"),
                        shown,
                        position,
                        biases,
                        displaced,
                        triangles);
        getChildren().addAll(invitation, content);
        model.sum.subscribe(this::show);
    }

    private String text(String key, Object... arguments) {
        return texts.of("meshVertices." + key, arguments);
    }

    private void show(Optional<VertexSum> sum) {
        Showing.set(invitation, sum.isEmpty());
        Showing.set(content, sum.isPresent());
        sum.ifPresent(this::show);
    }

    private void show(VertexSum sum) {
        title.show(model.title(sum));
        location.setText(text("location", sum.line()));
        List<TermRow> now = sum.terms();
        boolean same = now.size() == rows.size()
                && IntStream.range(0, now.size())
                        .allMatch(i -> now.get(i).term().equals(rows.get(i).term()));
        if (!same) {
            build(sum);
        }
        if (sum.triangles() != linked) {
            linked = sum.triangles();
            link(sum.vertex());
        }
        rows = now;
        for (TermRow term : now) {
            places.get(term.index()).setText(vector(term.place()));
        }
        int some = Math.min(now.size(), model.shownTerms());
        changing = true;
        slider.setMax(now.size());
        slider.setValue(some);
        changing = false;
        count.setText(text("slider.count", some, now.size()));
        shown.show(text("shown", some, vector(sum.shown())));
        Showing.set(shown, some < now.size());
        position.show(model.position(vector(sum.position())));
        biases.show(model.biases(sum));
        displaced.show(model.displaced(sum));
        Showing.set(displaced, !model.displaced(sum).isEmpty());
    }

    /** The focus in a row remains there: otherwise, it would move to the first control of the window. */
    private void build(VertexSum sum) {
        Optional<String> focused = Optional.of(grid)
                .filter(Node::isFocusWithin)
                .map(it -> it.getScene().getFocusOwner().getId())
                .map(id -> id.replace("Field", ""));
        buildRows(sum);
        focused.map(id -> grid.lookup("#" + id)).ifPresent(Node::requestFocus);
    }

    private void buildRows(VertexSum sum) {
        grid.getChildren().clear();
        places.clear();
        for (int column = 0; column < HEADS.size(); column++) {
            Label head = styled(whole(text("term." + HEADS.get(column))), "number-title");
            grid.add(head, column, 0);
            GridPane.setHalignment(head, column == 2 ? HPos.RIGHT : HPos.LEFT);
        }
        for (TermRow term : sum.terms()) {
            int row = term.index() + 1;
            Hyperlink link = Nodes.link(term.name());
            link.setMinWidth(USE_PREF_SIZE);
            link.setOnAction(event -> model.choose(term));
            Hyperlink line = Nodes.link(Integer.toString(term.line()));
            line.setMinWidth(USE_PREF_SIZE);
            line.setOnAction(event -> model.sum.get().ifPresent(it -> model.showSource(it, term)));
            TypedField.Value joint =
                    value("weightJoint", text("edit.joint"), term, link, model::jointText, model::typeJoint);
            joint.check(model.edits::wrongJoint);
            Label place = whole("");
            places.add(place);
            Label swatch = new Label(Integer.toString(row), new Circle(SWATCH, VertexSumNode.color(term.index())));
            Label number = whole(Numbers.stored(term.term().bias(), DECIMALS));
            TypedField.Value bias =
                    value("weightBias", text("edit.bias"), term, number, model::biasText, model::typeBias);
            bias.setAlignment(Pos.CENTER_RIGHT);
            GridPane.setHalignment(bias, HPos.RIGHT);
            grid.addRow(row, swatch, joint, bias, whole(vector(term.term().offset())), place, line);
        }
    }

    /** A value of a weight that can be typed. */
    private TypedField.Value value(
            String id,
            String explanation,
            TermRow term,
            Node shown,
            Function<TermRow, String> text,
            BiFunction<TermRow, String, String> take) {
        TypedField.Value value = new TypedField.Value(
                shown, id + term.index(), explanation, () -> text.apply(term), typed -> take.apply(term, typed));
        value.setEdited(model.isEdited(term));
        return value;
    }

    /** Links to the rows of the triangles of a vertex. */
    private void link(MeshVertex vertex) {
        triangles.getChildren().setAll(new Label(text("triangles", linked.size())));
        linked.stream().limit(MOST_LINKS).forEach(triangle -> {
            Hyperlink link = Nodes.link(Integer.toString(triangle));
            link.setOnAction(event -> model.showTriangle(vertex, triangle));
            triangles.getChildren().add(link);
        });
    }

    /** A text that is never truncated. */
    private static Label whole(String text) {
        Label label = new Label(text);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private static String vector(Vector3 value) {
        return Numbers.fixed(value.x(), DECIMALS) + "  " + Numbers.fixed(value.y(), DECIMALS) + "  "
                + Numbers.fixed(value.z(), DECIMALS);
    }
}
