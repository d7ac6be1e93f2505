package org.jointscope.ui.viewport.colors;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Background;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import org.jointscope.messages.Texts;
import org.jointscope.pose.surface.Scale;
import org.jointscope.render.coloring.Legend;
import org.jointscope.render.coloring.Legend.Category;
import org.jointscope.render.coloring.SurfaceColoring;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;

/** The legend of the colors of the surfaces, over the viewport. */
public final class ColorLegend extends VBox {

    private static final int STOPS = 16;

    /** Of the bar, and of texts before they are wrapped: a wider legend would cover the model in a small viewport. */
    private static final double WIDTH = 136;

    private static final double BAR = 9;

    private final VBox content = new VBox();
    private final Texts texts;

    /** @param controls whether controls are shown */
    public ColorLegend(SurfaceColors colors, Texts texts, ObservableBooleanValue controls) {
        this.texts = texts;
        setId("colorLegend");
        getStyleClass().addAll("legend", "color-legend");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        content.getStyleClass().add("meaning");
        CheckBox descendants = new CheckBox(texts.of("viewport.colors.descendants"));
        descendants.setId("colorDescendants");
        descendants.setTooltip(new Explanation(texts.of("viewport.colors.descendants.help")));
        descendants.selectedProperty().bindBidirectional(colors.descendantsProperty());
        Showing.bind(
                descendants,
                BooleanExpression.booleanExpression(colors.activeProperty()
                                .map(active -> active.filter(SurfaceColoring::isOfJoint)
                                        .isPresent()))
                        .and(controls));
        Label vertex = wrapped("");
        vertex.setId("colorOfVertex");
        colors.onVertexValue(() -> {
            vertex.setText(colors.vertexValue());
            Showing.set(vertex, !vertex.getText().isEmpty());
        });
        getChildren().addAll(content, vertex, descendants);
        Tooltip.install(
                content,
                new Explanation(() -> colors.activeProperty()
                        .getValue()
                        .map(SurfaceColoring::help)
                        .orElse("")));
        colors.legendProperty().subscribe(this::show);
    }

    private void show(Optional<Legend> legend) {
        setVisible(legend.isPresent());
        content.getChildren().clear();
        legend.ifPresent(this::fill);
    }

    private void fill(Legend legend) {
        String title = legend.unit().isEmpty()
                ? legend.title()
                : texts.of("viewport.colors.title", legend.title(), legend.unit());
        content.getChildren().add(styled(wrapped(title), "title"));
        legend.scale().ifPresent(scale -> content.getChildren().addAll(bar(scale), numbers(legend.numbers())));
        legend.categories().forEach(category -> content.getChildren().add(row(category)));
        if (!legend.note().isEmpty()) {
            content.getChildren().add(wrapped(legend.note()));
        }
    }

    private static Label wrapped(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMaxWidth(WIDTH);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    private static Region bar(Scale scale) {
        List<Stop> stops = IntStream.rangeClosed(0, STOPS)
                .mapToDouble(i -> (double) i / STOPS)
                .mapToObj(at -> new Stop(at, color(scale.ramp().argb(at))))
                .toList();
        Region bar = styled(new Region(), "bar");
        bar.setMinSize(WIDTH, BAR);
        bar.setBackground(Background.fill(new LinearGradient(0, 0, 1, 0, true, CycleMethod.NO_CYCLE, stops)));
        return bar;
    }

    /** The first number below the start of the bar, the last one below its end. */
    private static HBox numbers(List<String> numbers) {
        HBox row = new HBox();
        for (String number : numbers) {
            if (!row.getChildren().isEmpty()) {
                Region gap = new Region();
                HBox.setHgrow(gap, Priority.ALWAYS);
                row.getChildren().add(gap);
            }
            Label label = new Label(number);
            label.setMinWidth(USE_PREF_SIZE);
            row.getChildren().add(label);
        }
        return row;
    }

    private static Node row(Category category) {
        Rectangle sample = styled(new Rectangle(14, 10, color(category.argb())), "category");
        Label label = new Label(category.label());
        return styled(new HBox(sample, label), "entry");
    }

    private static Color color(int argb) {
        return Color.rgb(argb >> 16 & 255, argb >> 8 & 255, argb & 255);
    }
}
