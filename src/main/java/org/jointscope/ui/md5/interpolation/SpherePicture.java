package org.jointscope.ui.md5.interpolation;

import java.util.List;
import java.util.Optional;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Transform;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.Orbit;
import org.jointscope.render.Viewpoint;
import org.jointscope.ui.md5.interpolation.InterpolationViewModel.Line;
import org.jointscope.ui.scene3d.LitScene;
import org.jointscope.ui.scene3d.RotationSphere;

/** The sphere, which the mouse turns. */
final class SpherePicture extends Region {

    /** Of a cube that is about as large as the arrow in any direction. */
    private static final double RADIUS = 0.93;

    private static final double SIZE = 180;

    private final InterpolationViewModel model;
    private final Orbit orbit = new Orbit();
    private final Viewpoint eye = new Viewpoint();
    private final RotationSphere sphere = new RotationSphere(eye);
    private final LitScene scene = new LitScene(new SimpleBooleanProperty(), new SimpleBooleanProperty());
    private double heldX;
    private double heldY;

    SpherePicture(InterpolationViewModel model) {
        this.model = model;
        setId("interpolationSphere");
        setMinSize(60, 60);
        setPrefSize(SIZE, SIZE);
        scene.world().getChildren().add(sphere);
        scene.camera().lightOnly(sphere.ball());
        getChildren().add(scene.subScene());
        orbit.reset(new Extent(-RADIUS, -RADIUS, -RADIUS, RADIUS, RADIUS, RADIUS), 1);
        setOnMousePressed(this::hold);
        setOnMouseDragged(event -> {
            orbit.rotate(event.getX() - heldX, event.getY() - heldY);
            hold(event);
            look();
        });
        model.state.subscribe(this::show);
        model.turned.subscribe(this::move);
        model.choices.fraction.subscribe(this::move);
    }

    /** Whether this machine can draw it. */
    static boolean isDrawn() {
        return Platform.isSupported(ConditionalFeature.SCENE3D);
    }

    private void hold(MouseEvent event) {
        heldX = event.getX();
        heldY = event.getY();
    }

    private void show() {
        List<Line> lines = model.state.get().lines();
        sphere.showPaths(
                lines.stream().map(Line::tips).toList(),
                lines.stream()
                        .map(line -> InterpolationPlot.color(line.method()))
                        .toList());
        move();
    }

    private void move() {
        List<Line> lines = model.state.get().lines();
        for (int i = 0; i < lines.size(); i++) {
            sphere.mark(i, lines.get(i).tip(model.choices.fraction.get()));
        }
        Optional<Transform> rotation = model.rotation();
        model.state.get().line(model.turned.get()).ifPresent(line -> {
            double[] to = line.direction();
            sphere.show(
                    rotation.orElseThrow(), new Vector3(to[0], to[1], to[2]), InterpolationPlot.color(line.method()));
        });
    }

    @Override
    protected void layoutChildren() {
        scene.subScene().setWidth(getWidth());
        scene.subScene().setHeight(getHeight());
        look();
    }

    private void look() {
        orbit.place(eye);
        eye.picture(getWidth(), getHeight(), orbit.fieldOfView());
        scene.camera().look(eye, orbit.fieldOfView(), orbit.nearClip(), orbit.distance() + orbit.range());
        sphere.look();
    }
}
