package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.assertj.core.data.Offset;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.AlphaParents;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.format.ReadResult;
import org.jointscope.format.write.AnimRewriter;
import org.jointscope.format.write.MeshRewriter;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.Vector3;
import org.junit.jupiter.api.Test;

/** Files in the layout of the Doom 3 alpha, with expected numbers that were computed by hand. */
class AlphaReadersTest {

    private static final Offset<Double> NEAR = within(1e-9);
    private static final double HALF = Math.sqrt(0.5);

    /** The origin is rotated by 90 degrees about Z; the body by 120 degrees about (1, 1, 1): X to Y, Y to Z, Z to X. */
    private static final String MESH = """
        MD5Version 6
        commandline "mesh a.mb"

        numbones 2
        bone 0 {
            name "body"
            bindpos 0 0 50
            bindmat 0 1 0 0 0 1 1 0 0
            parent "origin"
        }
        bone 1 {
            name "origin"
            bindpos 1 2 3
            bindmat 0 1 0 -1 0 0 0 0 1
        }

        nummeshes 1
        mesh 0 {
            shader "models/triangle"
            numverts 3
            vert 0 0.25 0.75 0 1
            vert 1 1 0 1 1
            vert 2 0 1 2 1
            numtris 1
            tri 0 0 2 1
            numweights 3
            weight 0 0 1 10 0 0
            weight 1 0 1 0 10 0
            weight 2 1 1 5 0 0
        }
        """;

    private static final String HEAD = "MD5Version 6\ncommandline \"anim\"\nnumchannels 9\n";

    private static String channel(String joint, String attribute, String range, String keys) {
        return """
            channel 0 {
                joint "%s" attribute "%s"
                starttime 0.041667
                endtime 0.166667
                framerate 24.000000
                strings 0
                %s
                keys %d
                    %s
            }
            """.formatted(joint, attribute, range, keys.split(" ").length, keys);
    }

    private static ReadResult<Md5Anim> anim(String text) {
        return Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Md5Mesh mesh() {
        return Md5MeshReader.read(MESH.getBytes(StandardCharsets.UTF_8)).model();
    }

    @Test
    void matricesBecomeQuaternionsAndNamesParents() {
        List<MeshJoint> joints = mesh().joints();
        assertThat(joints).extracting(MeshJoint::name).containsExactly("body", "origin");
        assertThat(joints).extracting(MeshJoint::parent).containsExactly(1, -1);
        assertNear(joints.get(0).orientation(), -0.5, -0.5, -0.5);
        assertNear(joints.get(1).orientation(), 0, 0, -HALF);
        assertThat(joints.get(1).position()).isEqualTo(new Vector3(1, 2, 3));
        assertThat(joints.get(1).location().line()).isEqualTo(11);
        Mesh mesh = mesh().meshes().getFirst();
        assertThat(mesh.vertices().t(0)).isEqualTo(0.75);
        assertThat(mesh.weights().joint(2)).isEqualTo(1);
        assertThat(mesh.triangles().vertex(0, 1)).isEqualTo(2);
    }

    @Test
    void channelsAreSampledAndKeysHeldOutsideTheirRange() {
        String text = HEAD
                + channel("boundsMin", "x", "range 0 4", "-10 -11 -12 -13")
                + channel("boundsMax", "x", "range 0 1", "10")
                + channel("body", "x", "range 1 3", "5 7")
                + channel("body", "yaw", "", "0 30 60 90")
                + channel("body", "pitch", "range 0 1", "90")
                + channel("origin", "roll", "range 0 1", "-90")
                + channel("origin", "fov", "range 0 1", "90");
        ReadResult<Md5Anim> read = anim(text);
        Md5Anim anim = read.model();
        assertThat(anim.hierarchy()).extracting(AnimJoint::name).containsExactly("body", "origin");
        assertThat(anim.hierarchy()).extracting(AnimJoint::flags).containsExactly(1 | 8 | 16 | 32, 0);
        assertThat(anim.frames()).hasSize(4);
        assertThat(anim.frames().stream().mapToDouble(frame -> frame.value(0)).toArray())
                .containsExactly(5, 5, 7, 7);
        // Yaw 90 after pitch 90: the axes X, Y, Z become -Z, -X, Y.
        double[] last = anim.frames().get(3).values();
        assertNear(new Vector3(last[1], last[2], last[3]), 0.5, -0.5, -0.5);
        assertNear(anim.baseframe().get(0).orientation(), 0, -HALF, 0);
        assertNear(anim.baseframe().get(1).orientation(), HALF, 0, 0);
        assertThat(anim.bounds()).hasSize(4);
        assertThat(anim.bounds().get(2).min().x()).isEqualTo(-12);
        assertThat(read.issues())
                .extracting(issue -> issue.code())
                .contains(IssueCode.ALPHA_CHANNEL_IGNORED, IssueCode.ALPHA_COUNT_MISMATCH);
    }

    @Test
    void animationGetsTheJointsOfTheMesh() {
        String walk = HEAD + channel("origin", "z", "range 0 4", "0 1 2 3") + channel("hand", "x", "", "1 2 3 4");
        Md5Anim adopted = AlphaParents.adopt(anim(walk).model(), mesh());
        assertThat(adopted.hierarchy()).extracting(AnimJoint::name).containsExactly("body", "origin", "hand");
        assertThat(adopted.hierarchy()).extracting(AnimJoint::parent).containsExactly(1, -1, -1);
        assertThat(adopted.frames().get(3).values()).containsExactly(3, 4);
        // The bind pose of the body in the space of the origin: (-1, -2, 47) rotated back by 90 degrees.
        assertNear(adopted.baseframe().get(0).position(), -2, 1, 47);
    }

    @Test
    void convertedFilesHaveTheSameContent() {
        Md5Mesh ten = new ConvertVersion(10).applyTo(mesh());
        byte[] written = new MeshRewriter(MESH.getBytes(StandardCharsets.UTF_8))
                .rewrite(ten)
                .orElseThrow()
                .bytes();
        ReadResult<Md5Mesh> back = Md5MeshReader.read(written);
        assertThat(back.issues()).isEmpty();
        assertThat(back.model().version().orElseThrow().value()).isEqualTo(10);
        assertThat(back.model().joints().get(0).orientation())
                .isEqualTo(mesh().joints().get(0).orientation());
        assertThat(back.model().meshes().getFirst().weights().numbers())
                .isEqualTo(mesh().meshes().getFirst().weights().numbers());
        String text = HEAD + channel("origin", "yaw", "range 0 4", "0 1 2 3") + channel("body", "z", "", "1");
        Md5Anim anim = AlphaParents.adopt(anim(text).model(), mesh());
        byte[] bytes = new AnimRewriter(text.getBytes(StandardCharsets.UTF_8))
                .rewrite(new ConvertVersion(10).applyTo(anim))
                .bytes();
        ReadResult<Md5Anim> read = Md5AnimReader.read(bytes);
        assertThat(read.issues()).extracting(issue -> issue.code()).containsOnly(IssueCode.BOUNDS_COUNT_MISMATCH);
        assertThat(read.model().hierarchy()).extracting(AnimJoint::parent).containsExactly(1, -1);
        assertThat(read.model().frames().get(2).values())
                .isEqualTo(anim.frames().get(2).values());
    }

    @Test
    void fewKeysDoNotBecomeManyFrames() {
        StringBuilder text = new StringBuilder(HEAD);
        for (int i = 0; i < 1000; i++) {
            text.append("channel 0 { joint \"j").append(i).append("\" attribute \"yaw\" starttime 0 endtime 1e300 ");
            text.append("framerate 24 range 1000000000 2 keys 2000000000 1 2 }\n");
        }
        Md5Anim anim = anim(text.toString()).model();
        assertThat((long) anim.frames().size() * anim.hierarchy().size()).isLessThan(1 << 18);
    }

    @Test
    void damagedFilesDoNotThrow() {
        Random random = new Random(6);
        String anim = HEAD + channel("body", "x", "range 1 3", "5 7") + channel("body", "yaw", "", "0 30 60 90");
        for (int round = 0; round < 3000; round++) {
            byte[] bytes = (round % 2 == 0 ? MESH : anim).getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < 4; i++) {
                bytes[20 + random.nextInt(bytes.length - 20)] = (byte) " {}\"0.-naN\n".charAt(random.nextInt(11));
            }
            byte[] cut = Arrays.copyOf(bytes, bytes.length - random.nextInt(200));
            Md5Mesh mesh = Md5MeshReader.read(cut).model();
            AlphaParents.adopt(Md5AnimReader.read(cut).model(), mesh);
            new MeshRewriter(cut).rewrite(mesh);
        }
    }

    private static void assertNear(Vector3 actual, double... expected) {
        assertThat(DoubleStream.of(actual.x(), actual.y(), actual.z()).toArray())
                .containsExactly(expected, NEAR);
    }
}
