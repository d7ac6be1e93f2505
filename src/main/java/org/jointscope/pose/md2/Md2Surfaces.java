package org.jointscope.pose.md2;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2GlCommand;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Surface;

/**
 * The two surfaces of an .md2. Triangles with a missing vertex are skipped, and so are those without an area, which
 * connect parts of strips.
 */
public final class Md2Surfaces {

    private Md2Surfaces() {}

    /**
     * The list of triangles, as Quake II's software renderer draws it. Pixels become shares of the skin's size in the
     * header.
     */
    public static Surface ofTriangles(Md2 md2) {
        Md2Triangles triangles = md2.triangles();
        int[] points = new int[triangles.size() * Surface.CORNERS];
        int[] coords = new int[points.length];
        Arrays.setAll(points, at -> triangles.vertex(at / Surface.CORNERS, at % Surface.CORNERS));
        Arrays.setAll(coords, at -> triangles.texCoord(at / Surface.CORNERS, at % Surface.CORNERS));
        int[] origins = IntStream.range(0, triangles.size()).toArray();
        return drawn(md2.vertexCount(), points, coords, shares(md2), origins);
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
    public static Surface ofGlCommands(Md2 md2) {
        List<Md2GlCommand> commands = md2.glCommands().list();
        float[] texCoords =
                new float[2 * commands.stream().mapToInt(Md2GlCommand::size).sum()];
        IntStream.Builder points = IntStream.builder();
        IntStream.Builder coords = IntStream.builder();
        IntStream.Builder origins = IntStream.builder();
        int first = 0;
        for (int index = 0; index < commands.size(); index++) {
            Md2GlCommand command = commands.get(index);
            for (int i = 0; i < command.size(); i++) {
                texCoords[(first + i) * 2] = Extent.saneOr0(command.s(i));
                texCoords[(first + i) * 2 + 1] = Extent.saneOr0(command.t(i));
            }
            for (int at = 0; at < command.triangleCount() * Surface.CORNERS; at++) {
                int vertex = command.corner(at / Surface.CORNERS, at % Surface.CORNERS);
                points.add(command.vertex(vertex));
                coords.add(first + vertex);
            }
            for (int i = 0; i < command.triangleCount(); i++) {
                origins.add(index);
            }
            first += command.size();
        }
        return drawn(
                md2.vertexCount(),
                points.build().toArray(),
                coords.build().toArray(),
                texCoords,
                origins.build().toArray());
    }

    /**
     * The triangles that can be drawn.
     *
     * @param points at the corners of all triangles
     * @param coords indices of the texture coordinates of these corners
     * @param origins of all triangles
     */
    private static Surface drawn(int pointCount, int[] points, int[] coords, float[] texCoords, int[] origins) {
        int[] drawn = IntStream.range(0, origins.length)
                .filter(triangle ->
                        exists(points, pointCount, triangle) && exists(coords, texCoords.length / 2, triangle))
                .filter(triangle -> hasArea(points, triangle * Surface.CORNERS))
                .toArray();
        return Surface.ofPoints(
                pointCount,
                corners(points, drawn),
                corners(coords, drawn),
                texCoords,
                Arrays.stream(drawn).map(triangle -> origins[triangle]).toArray());
    }

    private static boolean exists(int[] corners, int count, int triangle) {
        return IntStream.range(triangle * Surface.CORNERS, (triangle + 1) * Surface.CORNERS)
                .allMatch(at -> corners[at] >= 0 && corners[at] < count);
    }

    private static boolean hasArea(int[] points, int at) {
        return points[at] != points[at + 1] && points[at + 1] != points[at + 2] && points[at + 2] != points[at];
    }

    private static int[] corners(int[] of, int[] triangles) {
        return IntStream.range(0, triangles.length * Surface.CORNERS)
                .map(at -> of[triangles[at / Surface.CORNERS] * Surface.CORNERS + at % Surface.CORNERS])
                .toArray();
    }
}
