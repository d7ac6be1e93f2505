package org.jointscope.ui.md5.interpolation;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Interpolation.Method;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.IntegerSpinner;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.InterpolationChoices;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.md5.interpolation.InterpolationViewModel.Line;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.text.Numbers;
import org.kordamp.ikonli.javafx.FontIcon;

/** The compared ways between two frames: the choice of them, two plots, and a rotation on a sphere. */
public final class InterpolationPane extends FeaturePane {

    /** From the first frame to the second. */
    private static final Duration ROUND = Duration.seconds(2);

    /** In a narrower pane, the plots need the room of the sphere. */
    private static final double WIDTH_FOR_SPHERE = 1080;

    private static final double SWATCH_WIDTH = 14;
    private static final double NO_SPHERE_WIDTH = 180;

    private final InterpolationViewModel model;
    private final InterpolationChoices choices;
    private final Timeline rounds;

    public InterpolationPane(InterpolationViewModel model, PaneKit kit) {
        super("interpolation", kit, "interpolation-pane");
        this.model = model;
        this.choices = model.choices;
        remember(kit.settings());
        rounds = new Timeline(
                new KeyFrame(Duration.ZERO, new KeyValue(choices.fraction, 0)),
                new KeyFrame(ROUND, new KeyValue(choices.fraction, 1)));
        rounds.setCycleCount(Animation.INDEFINITE);
        choices.shown.subscribe(now -> rounds.stop());
        HBox parts = styled(new HBox(controls(), plots(), sphere()), "parts");
        VBox content = content(parts, parts);
        content.setMinHeight(0);
        message(
                "interpolationMissing",
                "mdi2s-sine-wave",
                "missing",
                model.state.map(InterpolationViewModel.State::missing),
                content);
        setMinHeight(0);
        model.showing.bind(showing);
    }

    private void remember(Settings settings) {
        choices.methods.forEach((method, chosen) -> settings.follow("interpolation." + method, chosen));
        settings.follow("interpolation.shorter", choices.shorter);
        settings.follow("interpolation.space", choices.space, Blend.class);
        settings.follow("interpolation.ghosts", choices.ghosts);
        settings.follow("interpolation.trails", choices.trails);
    }

    private VBox controls() {
        HBox methods = styled(new HBox(), "row");
        for (Method method : Method.values()) {
            methods.getChildren().add(method(method));
        }
        ToggleGroup group = new ToggleGroup();
        HBox spaces = new HBox();
        for (Blend space : new Blend[] {Blend.LOCAL, Blend.MODEL, Blend.VERTEX}) {
            ToggleButton button = styled(new ToggleButton(text("space." + space)), "small");
            button.setId("interpolation" + space);
            button.setUserData(space.name());
            button.setToggleGroup(group);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setTooltip(new Explanation(model.explain(space)));
            spaces.getChildren().add(button);
        }
        spaces.getChildren().getFirst().getStyleClass().add("left-pill");
        spaces.getChildren().get(1).getStyleClass().add("center-pill");
        spaces.getChildren().getLast().getStyleClass().add("right-pill");
        ToggleChoice.bind(group, choices.space, Blend.class);
        ToggleButton shorter = chosen("Shorter", "shorter", choices.shorter);
        shorter.disableProperty().bind(choices.space.map(space -> space == Blend.VERTEX));
        return styled(
                new VBox(
                        row(
                                label("Frames", new SimpleStringProperty(text("frames"))),
                                frame("From", "from", choices.from),
                                frame("To", "to", choices.to),
                                chosen("Follow", "follow", choices.following)),
                        fraction(),
                        methods,
                        row(spaces, shorter),
                        row(chosen("Ghosts", "ghosts", choices.ghosts), chosen("Trails", "trails", choices.trails))),
                "controls");
    }

    private static HBox row(Node... parts) {
        HBox row = styled(new HBox(parts), "row");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private ToggleButton chosen(String idEnd, String key, BooleanProperty value) {
        ToggleButton toggle = toggle(idEnd, key);
        toggle.selectedProperty().bindBidirectional(value);
        return toggle;
    }

    private Spinner<Integer> frame(String idEnd, String key, IntegerProperty value) {
        Spinner<Integer> spinner = styled(new Spinner<>(), "small");
        spinner.setId("interpolation" + idEnd);
        spinner.setPrefWidth(76);
        spinner.setMinWidth(76);
        spinner.setTooltip(new Explanation(text(key)));
        spinner.setAccessibleText(text(key));
        spinner.getEditor().setAccessibleText(text(key));
        model.lastFrameProperty()
                .subscribe(last -> IntegerSpinner.prepare(spinner, 0, last, Math.min(value.get(), last)));
        value.subscribe(now -> spinner.getValueFactory().setValue(now.intValue()));
        spinner.valueProperty().subscribe((before, now) -> {
            if (choices.shown.get() && now != null) {
                value.set(now);
            }
        });
        return spinner;
    }

    private HBox fraction() {
        Slider slider = new Slider(0, 1, choices.fraction.get());
        slider.getStyleClass().add("small");
        slider.setId("interpolationFraction");
        slider.setBlockIncrement(0.05);
        slider.setAccessibleText(text("fraction"));
        slider.setTooltip(new Explanation(text("fraction")));
        slider.valueProperty().bindBidirectional(choices.fraction);
        slider.setOnMousePressed(event -> rounds.stop());
        HBox.setHgrow(slider, Priority.ALWAYS);
        FontIcon icon = new FontIcon("mdi2p-play");
        Button play = iconButton("interpolationPlay", "mdi2p-play", text("play"), text("play"), this::play);
        play.setGraphic(icon);
        rounds.statusProperty()
                .subscribe(now -> icon.setIconLiteral(now == Animation.Status.RUNNING ? "mdi2p-pause" : "mdi2p-play"));
        Label number = label("At", choices.fraction.map(now -> Numbers.fixed(now.doubleValue(), 2)));
        return row(play, slider, number);
    }

    private void play() {
        if (rounds.getStatus() == Animation.Status.RUNNING) {
            rounds.pause();
        } else {
            kit.document().modelPlayhead().stop();
            rounds.playFrom(ROUND.multiply(choices.fraction.get() < 1 ? choices.fraction.get() : 0));
        }
    }

    private CheckBox method(Method method) {
        CheckBox box = new CheckBox(model.name(method));
        box.setId("interpolation" + method);
        box.selectedProperty().bindBidirectional(choices.methods.get(method));
        box.setTooltip(new Explanation(model.explain(method)));
        javafx.scene.shape.Line line = new javafx.scene.shape.Line(0, 0, SWATCH_WIDTH, 0);
        line.setStroke(InterpolationPlot.color(method));
        line.setStrokeWidth(3);
        for (double dash : InterpolationPlot.dashes(method)) {
            line.getStrokeDashArray().add(dash);
        }
        box.setGraphic(line);
        box.setMinWidth(Region.USE_PREF_SIZE);
        return box;
    }

    private VBox plots() {
        InterpolationPlot angle = new InterpolationPlot(model, text("angle"), Line::degrees);
        angle.setId("interpolationAngle");
        InterpolationPlot speed = new InterpolationPlot(model, text("speed"), Line::speeds);
        speed.setId("interpolationSpeed");
        HBox plots = styled(new HBox(angle, speed), "plots");
        HBox.setHgrow(angle, Priority.ALWAYS);
        HBox.setHgrow(speed, Priority.ALWAYS);
        VBox.setVgrow(plots, Priority.ALWAYS);
        Label reading = summary("Reading", model.reading, "numbers");
        reading.setWrapText(true);
        VBox all = new VBox(plots, reading);
        all.setMinWidth(0);
        HBox.setHgrow(all, Priority.ALWAYS);
        return all;
    }

    private HBox sphere() {
        Label rotation = wrapped("numbers");
        rotation.setId("interpolationRotation");
        rotation.textProperty().bind(model.rotation);
        rotation.setMinWidth(Region.USE_PREF_SIZE);
        ComboBox<Method> method = styled(new ComboBox<>(), "small");
        method.setId("interpolationTurned");
        method.setAccessibleText(text("turned"));
        method.setTooltip(new Explanation(text("turned")));
        method.getItems().setAll(Method.values());
        ComboChoice.show(method, model::name);
        ComboChoice.bind(method, model.turned);
        method.disableProperty().bind(choices.space.map(space -> space == Blend.VERTEX));
        HBox box = styled(new HBox(picture(), new VBox(method, rotation)), "sphere");
        Showing.bind(box, widthProperty().map(width -> width.doubleValue() >= WIDTH_FOR_SPHERE));
        return box;
    }

    private Node picture() {
        if (SpherePicture.isDrawn()) {
            return new SpherePicture(model);
        }
        Label none = wrapped("message");
        none.setId("interpolationNo3d");
        none.setText(text("no3d"));
        none.setPrefWidth(NO_SPHERE_WIDTH);
        return none;
    }
}
