package org.jointscope.benchmark;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Writes a mesh and an animation far larger than anybody's: to see that nothing in the window depends on their size.
 */
final class MadeUpAnimation {

    private static final int ANIMATED_JOINTS = 10;
    private static final int CHILDREN = 3;

    private MadeUpAnimation() {}

    /** A skeleton of so many joints, each with a triangle. */
    static Path writeMesh(Path folder, int joints) throws IOException {
        Path file = folder.resolve("made-up.md5mesh");
        try (Writer out = Files.newBufferedWriter(file)) {
            out.write("MD5Version 10\ncommandline \"\"\nnumJoints " + joints + "\nnumMeshes 1\njoints {\n");
            for (int i = 0; i < joints; i++) {
                out.write("\"" + name(i) + "\" " + parent(i) + " ( " + position(i) + " ) ( 0 0 0 )\n");
            }
            out.write("}\nmesh {\nshader \"\"\nnumverts " + joints * 3 + "\n");
            for (int i = 0; i < joints * 3; i++) {
                out.write("vert " + i + " ( 0 0 ) " + i + " 1\n");
            }
            out.write("numtris " + joints + "\n");
            for (int i = 0; i < joints; i++) {
                out.write("tri " + i + " " + i * 3 + " " + (i * 3 + 1) + " " + (i * 3 + 2) + "\n");
            }
            out.write("numweights " + joints * 3 + "\n");
            for (int i = 0; i < joints * 3; i++) {
                out.write("weight " + i + " " + i / 3 + " 1 ( " + i % 3 + " " + i % 2 + " 0 )\n");
            }
            out.write("}\n");
        }
        return file;
    }

    /** An animation of the same skeleton, in which a few joints turn. */
    static Path writeAnimation(Path folder, int joints, int frames) throws IOException {
        Path file = folder.resolve("made-up.md5anim");
        int components = ANIMATED_JOINTS * 3;
        try (Writer out = Files.newBufferedWriter(file)) {
            out.write("MD5Version 10\ncommandline \"\"\nnumFrames "
                    + frames
                    + "\nnumJoints "
                    + joints
                    + "\nframeRate 24\nnumAnimatedComponents "
                    + components
                    + "\nhierarchy {\n");
            for (int i = 0; i < joints; i++) {
                boolean animated = i < ANIMATED_JOINTS;
                out.write("\"" + name(i) + "\" " + parent(i) + (animated ? " 56 " + i * 3 : " 0 0") + "\n");
            }
            out.write("}\nbounds {\n");
            for (int i = 0; i < frames; i++) {
                out.write("( -100 -100 -100 ) ( 100 100 100 )\n");
            }
            out.write("}\nbaseframe {\n");
            for (int i = 0; i < joints; i++) {
                out.write("( " + position(i) + " ) ( 0 0 0 )\n");
            }
            out.write("}\n");
            for (int frame = 0; frame < frames; frame++) {
                out.write("frame " + frame + " {\n");
                for (int i = 0; i < components; i++) {
                    out.write(String.format(Locale.ROOT, " %.4f", 0.3 * Math.sin(frame * 0.05 + i)));
                }
                out.write("\n}\n");
            }
        }
        return file;
    }

    private static String name(int joint) {
        return "joint" + joint;
    }

    private static int parent(int joint) {
        return joint == 0 ? -1 : (joint - 1) / CHILDREN;
    }

    private static String position(int joint) {
        return joint % 7 - 3 + " " + (joint % 5 - 2) + " 2";
    }
}
