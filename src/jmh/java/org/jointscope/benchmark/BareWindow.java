package org.jointscope.benchmark;

import java.util.Arrays;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Group;
import javafx.scene.PerspectiveCamera;
import javafx.scene.Scene;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import javafx.stage.Stage;

/**
 * The least that a JavaFX program does to show a moving surface: the rival of our window. The surface has as many
 * triangles as the sample, and all points move in every frame.
 */
public final class BareWindow {

    private static final int COLUMNS = 53;
    private static final int ROWS = 55;
    private static final double DISTANCE = 10;
    private static final int PHASES = 64;

    public static void main(String[] arguments) {
        System.setProperty("prism.forceGPU", "true");
        Application.launch(Surface.class);
    }

    private BareWindow() {}

    /** The program; java does not start a class of JavaFX from the class path. */
    public static final class Surface extends Application {

        @Override
        public void start(Stage stage) {
            TriangleMesh surface = new TriangleMesh();
            float[][] phases = new float[PHASES][];
            for (int i = 0; i < PHASES; i++) {
                phases[i] = points(2 * Math.PI * i / PHASES);
            }
            surface.getPoints().setAll(phases[0]);
            surface.getTexCoords().setAll(0, 0);
            surface.getFaces().setAll(faces());
            int[] smoothing = new int[surface.getFaces().size() / 6];
            Arrays.fill(smoothing, 1);
            surface.getFaceSmoothingGroups().setAll(smoothing);
            MeshView view = new MeshView(surface);
            view.setCullFace(CullFace.NONE);
            view.setMaterial(new PhongMaterial(Color.TEAL));
            PerspectiveCamera camera = new PerspectiveCamera(true);
            camera.setFarClip(5_000);
            camera.getTransforms().addAll(new Rotate(-30, Rotate.X_AXIS), new Translate(0, 0, -900));
            SubScene scene = new SubScene(new Group(view), 1440, 800, true, SceneAntialiasing.BALANCED);
            scene.setCamera(camera);
            stage.setScene(new Scene(new Group(scene), 1440, 900));
            stage.show();
            new AnimationTimer() {
                private int frame;

                @Override
                public void handle(long now) {
                    frame = (frame + 1) % PHASES;
                    surface.getPoints().set(0, phases[frame], 0, phases[frame].length);
                }
            }.start();
        }
    }

    private static float[] points(double phase) {
        float[] points = new float[COLUMNS * ROWS * 3];
        int at = 0;
        for (int x = 0; x < COLUMNS; x++) {
            for (int z = 0; z < ROWS; z++) {
                points[at++] = (float) ((x - COLUMNS / 2) * DISTANCE);
                points[at++] = (float) (40 * Math.sin(x * 0.3 + phase) + 40 * Math.cos(z * 0.2));
                points[at++] = (float) ((z - ROWS / 2) * DISTANCE);
            }
        }
        return points;
    }

    private static int[] faces() {
        int[] faces = new int[(COLUMNS - 1) * (ROWS - 1) * 12];
        int at = 0;
        for (int x = 0; x < COLUMNS - 1; x++) {
            for (int z = 0; z < ROWS - 1; z++) {
                int corner = x * ROWS + z;
                int across = corner + ROWS;
                for (int point : new int[] {corner, across, corner + 1, across, across + 1, corner + 1}) {
                    faces[at] = point;
                    at += 2;
                }
            }
        }
        return faces;
    }
}
