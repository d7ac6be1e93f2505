package org.jointscope.ui.scene3d;

import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;

/**
 * Materials that show one flat colour whatever the light: for what explains the model and is no
 * part of it.
 */
final class Glow {

    private Glow() {}

    static PhongMaterial of(Color color) {
        WritableImage light = new WritableImage(1, 1);
        light.getPixelWriter().setColor(0, 0, color);
        PhongMaterial material = new PhongMaterial(Color.color(0, 0, 0, color.getOpacity()));
        material.setSpecularColor(Color.BLACK);
        material.setSelfIlluminationMap(light);
        return material;
    }
}
