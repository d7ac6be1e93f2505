package org.jointscope.pose.md2;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2GlCommand;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;
import org.jointscope.pose.skin.Extent;

/**
 * One of the two surfaces of an .md2 as triangles between points, clockwise from outside, each with its own texture
 * coordinates. Triangles with a missing vertex are skipped, and so are those without an area, which connect parts of
 * strips.
 */
public final class KeyframeFaces {

    public static final KeyframeFaces NONE = new KeyframeFaces(0, new float[0], new int[0], new int[0], new int[0]);

    private static final int CORNERS = 3;

    private final int pointCount;
    private final float[] coords;
    private final int[] points;
    private final int[] places;
    private final int[] origins;

    /**
     * @param coords s, t of all texture coordinates
     * @param points at the corners of the triangles, whether or not these can be drawn
     * @param places indices of the texture coordinates of these corners
     * @param origins of the triangles
     */
    private KeyframeFaces(int pointCount, float[] coords, int[] points, int[] places, int[] origins) {
        this.pointCount = pointCount;
        this.coords = coords;
        int[] drawn = IntStream.range(0, origins.length)
                .filter(triangle -> isDrawn(points, places, triangle * CORNERS))
                .toArray();
        this.points = corners(points, drawn);
        this.places = corners(places, drawn);
        this.origins = Arrays.stream(drawn).map(triangle -> origins[triangle]).toArray();
    }

    private boolean isDrawn(int[] corners, int[] onSkin, int at) {
        int a = corners[at];
        int b = corners[at + 1];
        int c = corners[at + 2];
        boolean exists = true;
        for (int i = at; i < at + CORNERS; i++) {
            exists &= corners[i] >= 0 && corners[i] < pointCount && onSkin[i] < placeCount();
        }
        return exists && a != b && b != c && c != a;
    }

    private static int[] corners(int[] of, int[] triangles) {
        return IntStream.range(0, triangles.length * CORNERS)
                .map(at -> of[triangles[at / CORNERS] * CORNERS + at % CORNERS])
                .toArray();
    }

    /**
     * The list of triangles, as Quake II's software renderer draws it. Pixels become shares of the skin's size in the
     * header.
     */
    public static KeyframeFaces ofTriangles(Md2 md2) {
        Md2Triangles triangles = md2.triangles();
        int[] points = new int[triangles.size() * CORNERS];
        int[] places = new int[points.length];
        Arrays.setAll(points, at -> triangles.vertex(at / CORNERS, at % CORNERS));
        Arrays.setAll(places, at -> triangles.texCoord(at / CORNERS, at % CORNERS));
        int[] origins = IntStream.range(0, triangles.size()).toArray();
        return new KeyframeFaces(md2.vertexCount(), shares(md2), points, places, origins);
    }

    private static float[] shares(Md2 md2) {
        Md2TexCoords pixels = md2.texCoords();
        double width = Math.max(1, md2.header().skinWidth());
        double height = Math.max(1, md2.header().skinHeight());
        float[] shares = new float[pixels.size() * 2];
        for (int i = 0; i < pixels.size(); i++) {
            shares[i * 2] = (float) (pixels.s(i) / width);
            shares[i * 2 + 1] = (float) (pixels.t(i) / height);
        }
        return shares;
    }

    /** The strips and fans, with their own coordinates, as Quake II's OpenGL renderer draws them. */
    public static KeyframeFaces ofGlCommands(Md2 md2) {
        List<Md2GlCommand> commands = md2.glCommands().list();
        float[] coords =
                new float[2 * commands.stream().mapToInt(Md2GlCommand::size).sum()];
        IntStream.Builder points = IntStream.builder();
        IntStream.Builder places = IntStream.builder();
        IntStream.Builder origins = IntStream.builder();
        int first = 0;
        for (int index = 0; index < commands.size(); index++) {
            Md2GlCommand command = commands.get(index);
            for (int i = 0; i < command.size(); i++) {
                coords[(first + i) * 2] = sane(command.s(i));
                coords[(first + i) * 2 + 1] = sane(command.t(i));
            }
            for (int at = 0; at < command.triangleCount() * CORNERS; at++) {
                int vertex = command.corner(at / CORNERS, at % CORNERS);
                points.add(command.vertex(vertex));
                places.add(first + vertex);
            }
            for (int i = 0; i < command.triangleCount(); i++) {
                origins.add(index);
            }
            first += command.size();
        }
        return new KeyframeFaces(
                md2.vertexCount(),
                coords,
                points.build().toArray(),
                places.build().toArray(),
                origins.build().toArray());
    }

    private static float sane(float coordinate) {
        return Extent.isSane(coordinate) ? coordinate : 0;
    }

    public int size() {
        return origins.length;
    }

    public int pointCount() {
        return pointCount;
    }

    /** @param corner 0 to 2 */
    public int point(int triangle, int corner) {
        return points[triangle * CORNERS + corner];
    }

    /**
     * Index of the texture coordinates of a corner.
     *
     * @param corner 0 to 2
     */
    public int place(int triangle, int corner) {
        return places[triangle * CORNERS + corner];
    }

    /** Number of texture coordinates. */
    public int placeCount() {
        return coords.length / 2;
    }

    /** s of texture coordinates, from 0 at the left edge of the skin to 1. */
    public float s(int place) {
        return coords[place * 2];
    }

    /** t of texture coordinates, from 0 at the upper edge of the skin to 1. */
    public float t(int place) {
        return coords[place * 2 + 1];
    }

    /** The origin of a triangle in the file: its row in the list, or the index of its command. */
    public int origin(int triangle) {
        return origins[triangle];
    }

    /** The points at the corners of all triangles that have an origin in the file. */
    public int[] cornersOf(int origin) {
        IntStream triangles = IntStream.range(0, size()).filter(it -> origins[it] == origin);
        return corners(points, triangles.toArray());
    }

    /** A triangle with the same points in the same direction, or −1. */
    public int find(KeyframeFaces other, int triangle) {
        int a = other.point(triangle, 0);
        int b = other.point(triangle, 1);
        int c = other.point(triangle, 2);
        return IntStream.range(0, size())
                .filter(own -> has(own, a, b, c) || has(own, b, c, a) || has(own, c, a, b))
                .findFirst()
                .orElse(-1);
    }

    private boolean has(int triangle, int a, int b, int c) {
        return point(triangle, 0) == a && point(triangle, 1) == b && point(triangle, 2) == c;
    }
}
