package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.IntFunction;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;

/**
 * The allocated memory is proportional to the file size. (The growth of the time is measured by a benchmark: a test
 * would depend on the machine.)
 */
class GrowthTest {

    private static final int SMALL = 400;
    private static final int TIMES = 10;

    /** Rows have longer numbers in a larger file, and arrays grow in steps. */
    private static final double MOST = 1.3 * TIMES;

    @Test
    void meshesTakeMemoryInProportion() {
        assertInProportion(size -> inspecting(FileKind.MD5MESH, mesh(size)));
    }

    @Test
    void animationsTakeMemoryInProportionToTheirJoints() {
        assertInProportion(size -> inspecting(FileKind.MD5ANIM, anim(size, 3)));
    }

    @Test
    void animationsTakeMemoryInProportionToTheirFrames() {
        assertInProportion(size -> inspecting(FileKind.MD5ANIM, anim(5, size)));
    }

    @Test
    void camerasTakeMemoryInProportion() {
        assertInProportion(size -> inspecting(FileKind.MD5CAMERA, camera(size)));
    }

    @Test
    void declarationsTakeMemoryInProportion() {
        assertInProportion(size -> inspecting(FileKind.DEF, "model m {\n" + commands(size)));
    }

    private static String commands(int size) {
        StringBuilder text = new StringBuilder("anim walk a.md5anim {\n");
        for (int i = 1; i <= size; i++) {
            text.append("frame ").append(i).append(" sound snd_step\n");
        }
        return text.append("}\n}\n").toString();
    }

    @Test
    void pairsTakeMemoryInProportion() {
        assertInProportion(size -> {
            InspectedFile mesh = inspect(FileKind.MD5MESH, mesh(size));
            InspectedFile anim = inspect(FileKind.MD5ANIM, anim(size, 3));
            return () -> InspectedPair.of(mesh, anim);
        });
    }

    @Test
    void md2sTakeMemoryInProportion() {
        assertInProportion(size -> {
            byte[] bytes = md2(size);
            return () -> Inspector.inspect(Path.of("made-up.md2"), FileKind.MD2, bytes);
        });
    }

    private static byte[] md2(int frames) {
        Md2Builder builder = Md2Builder.shape();
        for (int i = 0; i < frames; i++) {
            builder.frame("stand" + i, Md2Builder.TETRAHEDRON)
                    .fan(0, 1, 2, 3, 1)
                    .strip(1, 3, 2);
        }
        return builder.endGl().build();
    }

    /** The same error in every row: only the first ones are described. */
    @Test
    void faultsTakeMemoryInProportion() {
        assertInProportion(size -> {
            String wrong = mesh(size).replace("weight", "wait").replace(" 1 (", " x (");
            return inspecting(FileKind.MD5MESH, wrong);
        });
    }

    /** Found with damaged files: each brace was described, although it was not displayed. */
    @Test
    void bracesInPlaceOfNumbersTakeNoMoreThanNumbers() {
        byte[] bytes = ("MD5Version 10\nframe 0 {\n" + "{".repeat(200_000)).getBytes(StandardCharsets.US_ASCII);
        Md5AnimReader.read(bytes);
        assertThat(AllocationMeter.allocatedBy(() -> Md5AnimReader.read(bytes))).isLessThan(64L * bytes.length);
    }

    private static void assertInProportion(IntFunction<Runnable> task) {
        task.apply(SMALL).run();
        long small = AllocationMeter.allocatedBy(task.apply(SMALL));
        long large = AllocationMeter.allocatedBy(task.apply(SMALL * TIMES));
        assertThat((double) large / small).isLessThan(MOST);
    }

    private static Runnable inspecting(FileKind kind, String text) {
        return () -> inspect(kind, text);
    }

    private static InspectedFile inspect(FileKind kind, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        return Inspector.inspect(Path.of("made-up." + kind.label()), kind, bytes);
    }

    private static String mesh(int joints) {
        StringBuilder text = new StringBuilder("MD5Version 10\ncommandline \"\"\n");
        text.append("numJoints ").append(joints).append("\nnumMeshes 1\njoints {\n");
        for (int i = 0; i < joints; i++) {
            text.append("\"j").append(i).append("\" ").append(i - 1).append(" ( 1 0 0 ) ( 0 0 0 )\n");
        }
        text.append("}\nmesh {\nshader \"\"\nnumverts ").append(joints).append('\n');
        for (int i = 0; i < joints; i++) {
            text.append("vert ").append(i).append(" ( 0 0 ) ").append(i).append(" 1\n");
        }
        text.append("numtris ").append(joints - 2).append('\n');
        for (int i = 0; i < joints - 2; i++) {
            text.append("tri ").append(i).append(' ').append(i).append(' ');
            text.append(i + 1).append(' ').append(i + 2).append('\n');
        }
        text.append("numweights ").append(joints).append('\n');
        for (int i = 0; i < joints; i++) {
            text.append("weight ").append(i).append(' ').append(i);
            text.append(" 1 ( 0 ").append(i % 7).append(" 0 )\n");
        }
        return text.append("}\n").toString();
    }

    /** As many cuts as frames, at every second index: half of them are out of range. */
    private static String camera(int frames) {
        StringBuilder text = new StringBuilder("MD5Version 10\ncommandline \"\"\n");
        text.append("numFrames ").append(frames).append("\nframeRate 24\nnumCuts ");
        text.append(frames).append("\ncuts {\n");
        for (int i = 0; i < frames; i++) {
            text.append(2 * i).append('\n');
        }
        text.append("}\ncamera {\n");
        for (int i = 0; i < frames; i++) {
            text.append("( ").append(i % 7 * 100).append(" 0 0 ) ( 0 0 0 ) 90\n");
        }
        return text.append("}\n").toString();
    }

    private static String anim(int joints, int frames) {
        StringBuilder text = new StringBuilder("MD5Version 10\ncommandline \"\"\n");
        text.append("numFrames ").append(frames).append("\nnumJoints ").append(joints);
        text.append("\nframeRate 24\nnumAnimatedComponents ").append(joints);
        text.append("\nhierarchy {\n");
        for (int i = 0; i < joints; i++) {
            text.append("\"j")
                    .append(i)
                    .append("\" ")
                    .append(i - 1)
                    .append(" 1 ")
                    .append(i);
            text.append('\n');
        }
        text.append("}\nbounds {\n").append("( -9 -9 -9 ) ( 9 9 9 )\n".repeat(frames));
        text.append("}\nbaseframe {\n").append("( 1 0 0 ) ( 0 0 0 )\n".repeat(joints));
        text.append("}\n");
        for (int frame = 0; frame < frames; frame++) {
            text.append("frame ").append(frame).append(" {\n");
            text.append((frame % 2 + " ").repeat(joints)).append("\n}\n");
        }
        return text.toString();
    }
}
