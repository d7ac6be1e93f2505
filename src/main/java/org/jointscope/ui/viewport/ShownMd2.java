package org.jointscope.ui.viewport;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2GlCommand;
import org.jointscope.pose.md2.Md2Surfaces;
import org.jointscope.pose.skin.Box;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.Keyframes;
import org.jointscope.pose.surface.Surface;
import org.jointscope.pose.surface.SurfaceRay;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.Md2Surface;

/** The visible parts of an .md2: one of its two surfaces, and the selection. */
public final class ShownMd2 {

    /** Margin around the selection, as a share of the model's size. */
    private static final double MARGIN = 0.03;

    private static final Md2GlCommand NO_COMMAND = new Md2GlCommand(true, new float[0], new int[0], 0);

    /** Whether there is a surface to draw, and if not, the reason. */
    public enum Drawn {
        SOMETHING,
        /** No GL commands, although their surface is selected. */
        NO_COMMANDS,
        /** GL commands, but none with triangles. */
        NO_SOUND_COMMANDS,
        /** No valid triangles in the list. */
        NO_TRIANGLES,
        /** No frames, and therefore no vertices. */
        NO_FRAMES
    }

    /** The selection, and how the model is drawn. */
    final Md2Choices choices;

    /** Whether an .md2 is open. */
    final BooleanProperty there = new SimpleBooleanProperty(this, "there");

    /** Whether there is a surface to draw. */
    final ObjectProperty<Drawn> drawn = new SimpleObjectProperty<>(this, "drawn", Drawn.SOMETHING);

    private final Document document;
    private final Viewpoint eye;
    private final double[] ray = new double[6];
    private Md2 md2 = Md2.EMPTY;
    private Surface triangles = Surface.ofPoints(0);
    private Surface commands = Surface.ofPoints(0);
    private float[] normals = {};

    ShownMd2(Document document, Viewpoint eye) {
        this.choices = document.md2();
        this.document = document;
        this.eye = eye;
        document.onRead(this::show);
        choices.surfaceProperty().subscribe(this::explain);
    }

    private void show(OpenModel open) {
        md2 = open.md2Model().orElse(Md2.EMPTY);
        triangles = Md2Surfaces.ofTriangles(md2);
        commands = Md2Surfaces.ofGlCommands(md2);
        normals = new float[md2.vertexCount() * 3];
        there.set(open.md2Model().isPresent());
        explain();
    }

    private void explain() {
        drawn.set(drawn());
    }

    private Drawn drawn() {
        if (!there.get() || surface().triangleCount() > 0) {
            return Drawn.SOMETHING;
        }
        if (md2.frames().isEmpty()) {
            return Drawn.NO_FRAMES;
        }
        if (choices.surfaceProperty().get() == Md2Surface.TRIANGLES) {
            return Drawn.NO_TRIANGLES;
        }
        return md2.glCommands().list().isEmpty() ? Drawn.NO_COMMANDS : Drawn.NO_SOUND_COMMANDS;
    }

    /** The visible surface. */
    Surface surface() {
        return surface(choices.surfaceProperty().get());
    }

    Surface surface(Md2Surface surface) {
        return switch (surface) {
            case TRIANGLES -> triangles;
            case GL_COMMANDS -> commands;
        };
    }

    /** x, y, z of every vertex at the current moment. Shared. */
    float[] points() {
        return document.getOpen().model().meshes().getFirst().points();
    }

    /** The current normal of every vertex, of the selected kind. Shared. */
    float[] normals() {
        Optional<Keyframes> keyframes = document.getOpen().model().keyframes();
        if (keyframes.isPresent()) {
            keyframes.get().normals(choices.normalsProperty().get(), normals);
        }
        return normals;
    }

    /** The vertices at the corners of the triangles of the selected strip or fan. */
    int[] cornersOfCommand() {
        return commands.pointsOf(choices.glCommandProperty().get());
    }

    /** The vertices of the selected strip or fan in order, except for those that do not exist. */
    int[] orderOfCommand() {
        Md2GlCommand command = command();
        return IntStream.range(0, command.size())
                .map(command::vertex)
                .filter(this::exists)
                .toArray();
    }

    private Md2GlCommand command() {
        int index = choices.glCommandProperty().get();
        boolean there = index >= 0 && index < md2.glCommands().list().size();
        return there ? md2.glCommands().list().get(index) : NO_COMMAND;
    }

    /** The vertices at the corners of the selected triangle. */
    int[] cornersOfTriangle() {
        return triangles.pointsOf(choices.triangleProperty().get());
    }

    /** The selected vertex: one or none. */
    int[] vertex() {
        return IntStream.of(choices.vertexProperty().get()).filter(this::exists).toArray();
    }

    private boolean exists(int vertex) {
        return vertex >= 0 && vertex < md2.vertexCount();
    }

    /** The extent of the selection; empty without one. */
    Optional<Extent> selectedExtent() {
        int[] selected = IntStream.concat(Arrays.stream(cornersOfCommand()), Arrays.stream(cornersOfTriangle()))
                .toArray();
        Box box = new Box();
        for (int point : selected.length > 0 ? selected : vertex()) {
            int at = point * 3;
            box.add(points()[at], points()[at + 1], points()[at + 2]);
        }
        return box.extent(MARGIN * document.getOpen().extent().diagonal());
    }

    /**
     * Selects the objects at a position: the triangle, its nearest vertex and, while the GL commands are drawn, the one
     * with the triangle. The selection stays if there is no triangle.
     */
    void click(double pixelX, double pixelY) {
        eye.ray(pixelX, pixelY, ray);
        SurfaceRay hit = SurfaceRay.cast(surface(), points(), ray);
        if (hit.triangle() == SurfaceRay.NOTHING) {
            return;
        }
        int origin = surface().origins()[hit.triangle()];
        if (choices.surfaceProperty().get() == Md2Surface.GL_COMMANDS) {
            choices.glCommandProperty().set(origin);
            int same = triangles.find(commands, hit.triangle());
            choices.triangleProperty()
                    .set(same < 0 ? Md2Choices.NONE : triangles.origins()[same]);
        } else {
            choices.triangleProperty().set(origin);
        }
        choices.vertexProperty().set(surface().point(hit.triangle(), hit.corner()));
    }

    /** Switches to the other surface. */
    void toggleSurface() {
        boolean list = choices.surfaceProperty().get() == Md2Surface.TRIANGLES;
        choices.surfaceProperty().set(list ? Md2Surface.GL_COMMANDS : Md2Surface.TRIANGLES);
    }
}
