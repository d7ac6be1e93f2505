package org.jointscope.ui.scene3d;

import javafx.geometry.Point3D;
import javafx.scene.AmbientLight;
import javafx.scene.DirectionalLight;
import javafx.scene.LightBase;
import javafx.scene.paint.Color;

import java.util.List;

/** Lights that stand still as seen from the camera, so that no side of a model is ever dark. */
final class Lights {

    private Lights() {}

    static List<LightBase> all() {
        return List.of(
                new AmbientLight(Color.gray(0.36)),
                light(Color.gray(0.62), new Point3D(0.45, 0.6, 0.85)),
                light(Color.color(0.18, 0.2, 0.25), new Point3D(-0.9, 0.1, 0.5)));
    }

    private static DirectionalLight light(Color color, Point3D direction) {
        DirectionalLight light = new DirectionalLight(color);
        light.setDirection(direction);
        return light;
    }
}
