package org.jointscope.pose.md2;

import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2GlCommand;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;
import org.jointscope.pose.skin.Extent;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One of the two surfaces of an .md2 as triangles between points, clockwise from outside, each with
 * texture coordinates of its own. Triangles with a vertex that does not exist are left out, and so
 * are those that cover nothing, as strips have them that turn a corner.
 */
public final class KeyframeFaces {

    public static final KeyframeFaces NONE = new KeyframeFaces(0, 0, new float[0]);

    private static final int CORNERS = 3;

    private final int pointCount;
    private final float[] coords;
    private int[] points;
    private int[] places;
    private int[] origins;
    private int size;

    /**
     * @param most triangles
     * @param coords s, t of every place on the skin
     */
    private KeyframeFaces(int pointCount, int most, float[] coords) {
        this.pointCount = pointCount;
        this.coords = coords;
        this.points = new int[most * CORNERS];
        this.places = new int[most * CORNERS];
        this.origins = new int[most];
    }

    /**
     * The list of triangles, as Quake II's software renderer draws it. Pixels become shares of the
     * skin's size that the header gives.
     */
    public static KeyframeFaces ofTriangles(Md2 md2) {
        Md2Triangles triangles = md2.triangles();
        KeyframeFaces faces = new KeyframeFaces(md2.vertexCount(), triangles.size(), shares(md2));
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            for (int corner = 0; corner < CORNERS; corner++) {
                faces.put(
                        corner,
                        triangles.vertex(triangle, corner),
                        triangles.texCoord(triangle, corner));
            }
            faces.close(triangle);
        }
        return faces.trimmed();
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

    /**
     * The strips and fans, with the coordinates that they carry, as Quake II's OpenGL renderer
     * draws them.
     */
    public static KeyframeFaces ofGlCommands(Md2 md2) {
        List<Md2GlCommand> commands = md2.glCommands().list();
        int vertices = commands.stream().mapToInt(Md2GlCommand::size).sum();
        int most = commands.stream().mapToInt(Md2GlCommand::triangleCount).sum();
        KeyframeFaces faces = new KeyframeFaces(md2.vertexCount(), most, new float[vertices * 2]);
        int first = 0;
        for (int index = 0; index < commands.size(); index++) {
            faces.add(commands.get(index), index, first);
            first += commands.get(index).size();
        }
        return faces.trimmed();
    }

    private void add(Md2GlCommand command, int index, int first) {
        for (int i = 0; i < command.size(); i++) {
            coords[(first + i) * 2] = sane(command.s(i));
            coords[(first + i) * 2 + 1] = sane(command.t(i));
        }
        for (int triangle = 0; triangle < command.triangleCount(); triangle++) {
            for (int corner = 0; corner < CORNERS; corner++) {
                int vertex = command.corner(triangle, corner);
                put(corner, command.vertex(vertex), first + vertex);
            }
            close(index);
        }
    }

    private static float sane(float coordinate) {
        return Extent.isSane(coordinate) ? coordinate : 0;
    }

    private void put(int corner, int point, int place) {
        points[size * CORNERS + corner] = point;
        places[size * CORNERS + corner] = place;
    }

    /** Counts the triangle whose corners were put last, if it can be drawn. */
    private void close(int origin) {
        int a = point(size, 0);
        int b = point(size, 1);
        int c = point(size, 2);
        boolean exists = true;
        for (int corner = 0; corner < CORNERS; corner++) {
            exists &= point(size, corner) >= 0 && point(size, corner) < pointCount;
            exists &= place(size, corner) < coords.length / 2;
        }
        if (exists && a != b && b != c && c != a) {
            origins[size++] = origin;
        }
    }

    private KeyframeFaces trimmed() {
        points = Arrays.copyOf(points, size * CORNERS);
        places = Arrays.copyOf(places, size * CORNERS);
        origins = Arrays.copyOf(origins, size);
        return this;
    }

    public int size() {
        return size;
    }

    public int pointCount() {
        return pointCount;
    }

    /**
     * @param corner 0 to 2
     */
    public int point(int triangle, int corner) {
        return points[triangle * CORNERS + corner];
    }

    /**
     * A corner's place on the skin.
     *
     * @param corner 0 to 2
     */
    public int place(int triangle, int corner) {
        return places[triangle * CORNERS + corner];
    }

    /** Number of positions on the skin. */
    public int placeCount() {
        return coords.length / 2;
    }

    /** Of a place on the skin, from 0 at its left edge to 1. */
    public float s(int place) {
        return coords[place * 2];
    }

    /** Of a place on the skin, from 0 at its upper edge to 1. */
    public float t(int place) {
        return coords[place * 2 + 1];
    }

    /** The origin of a triangle in the file: its row in the list, or the index of its command. */
    public int origin(int triangle) {
        return origins[triangle];
    }

    /** The points at the corners of all triangles that come from a part of the file. */
    public int[] cornersOf(int origin) {
        return IntStream.range(0, size)
                .filter(triangle -> origins[triangle] == origin)
                .flatMap(triangle -> IntStream.range(triangle * CORNERS, (triangle + 1) * CORNERS))
                .map(at -> points[at])
                .toArray();
    }

    /** A triangle with the same points in the same direction, or -1. */
    public int find(KeyframeFaces other, int triangle) {
        for (int i = 0; i < size; i++) {
            for (int turn = 0; turn < CORNERS; turn++) {
                if (isSame(i, turn, other, triangle)) {
                    return i;
                }
            }
        }
        return -1;
    }

    private boolean isSame(int own, int turn, KeyframeFaces other, int triangle) {
        for (int corner = 0; corner < CORNERS; corner++) {
            if (point(own, (corner + turn) % CORNERS) != other.point(triangle, corner)) {
                return false;
            }
        }
        return true;
    }
}
