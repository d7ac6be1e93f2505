package org.jointscope.ui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jointscope.inspect.Inspector;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenModel;

/**
 * Small models with known values, as the text of their files. The joints are a chain, the first on the ground and each
 * next one 10 units above it, and around every joint there is a cube with sides of 4 units.
 */
public final class SmallModel {
    public static final List<String> GUARD = List.of("origin", "hips", "head");

    private static final int[][] CUBE_QUADS = {
        {0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}
    };

    private SmallModel() {}

    /** An .md5mesh with one mesh: 8 vertices and 12 triangles per joint. */
    public static String mesh(List<String> joints, String shader) {
        return """
            MD5Version 10
            commandline ""

            numJoints %d
            numMeshes 1

            joints {
            %s
            }

            mesh {
            shader "%s"
            numverts %d
            %s
            numtris %d
            %s
            numweights %d
            %s
            }
            """.formatted(
                        joints.size(),
                        rows(joints.size(), joint -> jointRow(joints, joint)),
                        shader,
                        8 * joints.size(),
                        rows(8 * joints.size(), vertex -> vertexRow(vertex)),
                        12 * joints.size(),
                        rows(12 * joints.size(), SmallModel::triangleRow),
                        8 * joints.size(),
                        rows(8 * joints.size(), SmallModel::weightRow));
    }

    /** An .md5mesh of the {@link #GUARD}. */
    public static String mesh() {
        return mesh(GUARD, "");
    }

    /**
     * An .md5anim in which only the second joint moves.
     *
     * @param turns its Qx per frame; equal values at both ends make a cycle with equal first and last frames
     */
    public static String anim(List<String> joints, double frameRate, double... turns) {
        return """
            MD5Version 10
            commandline ""

            numFrames %d
            numJoints %d
            frameRate %s
            numAnimatedComponents 1

            hierarchy {
            %s
            }

            bounds {
            %s
            }

            baseframe {
            %s
            }

            %s
            """.formatted(
                        turns.length,
                        joints.size(),
                        number(frameRate),
                        rows(joints.size(), joint -> hierarchyRow(joints, joint)),
                        rows(turns.length, frame -> "( -9 -30 -9 ) ( 9 30 50 )"),
                        rows(joints.size(), joint -> "( 0 0 %d ) ( 0 0 0 )".formatted(joint == 0 ? 0 : 10)),
                        rows(turns.length, frame -> "frame %d {\n%s\n}".formatted(frame, turns[frame])));
    }

    /** An .md5anim of the {@link #GUARD}: five frames, of which the last equals the first. */
    public static String cycle() {
        return anim(GUARD, 24, 0, 0.1, 0.2, 0.1, 0);
    }

    /** An .md5anim of the {@link #GUARD}: four frames, of which the last differs from the first. */
    public static String ramp() {
        return anim(GUARD, 24, 0, 0.1, 0.2, 0.3);
    }

    /** Writes a file. */
    public static Path write(Path folder, String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The model if no file was open before. */
    public static OpenModel open(Path... files) {
        return open(OpenModel.NONE, files);
    }

    /** The model if other files were open before. */
    public static OpenModel open(OpenModel before, Path... files) {
        return OpenModel.of(Inspector.inspect(List.of(files)), before, RootMode.IN_PLACE);
    }

    private interface Row {
        String text(int index);
    }

    private static String rows(int count, Row row) {
        return IntStream.range(0, count).mapToObj(row::text).collect(Collectors.joining("\n"));
    }

    private static String jointRow(List<String> joints, int joint) {
        return "\"%s\" %d ( 0 0 %d ) ( 0 0 0 )".formatted(joints.get(joint), joint - 1, 10 * joint);
    }

    private static String hierarchyRow(List<String> joints, int joint) {
        return "\"%s\" %d %d 0".formatted(joints.get(joint), joint - 1, joint == 1 ? 8 : 0);
    }

    private static String vertexRow(int vertex) {
        return "vert %d ( %d %d ) %d 1".formatted(vertex, vertex & 1, vertex >> 1 & 1, vertex);
    }

    /** Clockwise from outside. */
    private static String triangleRow(int triangle) {
        int[] quad = CUBE_QUADS[triangle / 2 % 6];
        int cube = triangle / 12 * 8;
        int second = 1 + triangle % 2;
        return "tri %d %d %d %d".formatted(triangle, cube + quad[0], cube + quad[second + 1], cube + quad[second]);
    }

    private static String weightRow(int weight) {
        String place = DoubleStream.of(weight & 1, weight >> 1 & 1, weight >> 2 & 1)
                .mapToObj(side -> number(4 * side - 2))
                .collect(Collectors.joining(" "));
        return "weight %d %d 1 ( %s )".formatted(weight, weight / 8, place);
    }

    /** Without a decimal point if it is whole: frameRate is an integer. */
    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }
}
