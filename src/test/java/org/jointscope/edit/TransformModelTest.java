package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.format.write.AnimRewriter;
import org.jointscope.format.write.CameraRewriter;
import org.jointscope.format.write.Loss;
import org.jointscope.format.write.MeshRewriter;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Poses of transformed files are the transformed poses, by matrices that are computed here. */
class TransformModelTest {

    private static final TransformModel EDIT = new TransformModel(1.5, 20, -35, 110);
    private static final int MOST_FRAMES = 6;

    static List<Path> animations() {
        return Corpus.files("md5anim");
    }

    static List<Path> meshes() {
        return Corpus.files("md5mesh");
    }

    /** Rz Ry Rx, row by row. */
    private static double[][] matrix(TransformModel edit) {
        double a = Math.toRadians(edit.x());
        double b = Math.toRadians(edit.y());
        double c = Math.toRadians(edit.z());
        double[][] x = {{1, 0, 0}, {0, Math.cos(a), -Math.sin(a)}, {0, Math.sin(a), Math.cos(a)}};
        double[][] y = {{Math.cos(b), 0, Math.sin(b)}, {0, 1, 0}, {-Math.sin(b), 0, Math.cos(b)}};
        double[][] z = {{Math.cos(c), -Math.sin(c), 0}, {Math.sin(c), Math.cos(c), 0}, {0, 0, 1}};
        return product(z, product(y, x));
    }

    private static double[][] product(double[][] a, double[][] b) {
        double[][] out = new double[3][3];
        for (int i = 0; i < 9; i++) {
            for (int k = 0; k < 3; k++) {
                out[i / 3][i % 3] += a[i / 3][k] * b[k][i % 3];
            }
        }
        return out;
    }

    private static Vector3 transformed(TransformModel edit, Vector3 point, double scale) {
        double[][] m = matrix(edit);
        return Vector3.of(row -> scale * (m[row][0] * point.x() + m[row][1] * point.y() + m[row][2] * point.z()));
    }

    /** Positions, and the tips of the axes, of all joints. */
    private static void assertTransformed(double[] before, double[] after, TransformModel edit, Offset<Double> near) {
        for (int joint = 0; joint < before.length / JointTransform.STRIDE; joint++) {
            Transform old = Transform.of(before, joint);
            Transform now = Transform.of(after, joint);
            assertNear(now.position(), transformed(edit, old.position(), edit.scale()), near);
            double[] was = old.axes();
            double[] is = now.axes();
            for (int axis = 0; axis < 9; axis += 3) {
                Vector3 tip = new Vector3(was[axis], was[axis + 1], was[axis + 2]);
                assertNear(new Vector3(is[axis], is[axis + 1], is[axis + 2]), transformed(edit, tip, 1), near);
            }
        }
    }

    private static void assertNear(Vector3 actual, Vector3 expected, Offset<Double> near) {
        for (int axis = 0; axis < 3; axis++) {
            assertThat(actual.along(axis)).isCloseTo(expected.along(axis), near);
        }
    }

    @ParameterizedTest
    @MethodSource("animations")
    void posesOfRealAnimationsAreTheTransformedOnes(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        var written = new AnimRewriter(bytes).rewrite(EDIT.applyTo(anim));
        Md5Anim read = Md5AnimReader.read(written.bytes()).model();
        Clip before = Md5Kernel.clip(anim);
        Clip after = Md5Kernel.clip(read);
        PoseSampler was = new PoseSampler(before);
        PoseSampler is = new PoseSampler(after);
        int step = Math.max(1, before.frameCount() / MOST_FRAMES);
        for (int frame = 0; frame < before.frameCount(); frame += step) {
            assertTransformed(pose(was, before, frame), pose(is, after, frame), EDIT, within(1e-5));
        }
    }

    private static double[] pose(PoseSampler sampler, Clip clip, int frame) {
        double[] joints = new double[clip.rig().size() * JointTransform.STRIDE];
        sampler.sample(frame, joints);
        return joints;
    }

    @ParameterizedTest
    @MethodSource("meshes")
    void bindPosesOfRealMeshesAreTheTransformedOnes(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Md5Mesh mesh = Md5MeshReader.read(bytes).model();
        if (mesh.joints().isEmpty()) {
            return;
        }
        Md5Mesh read = Md5MeshReader.read(new MeshRewriter(bytes)
                        .rewrite(EDIT.applyTo(mesh))
                        .orElseThrow()
                        .bytes())
                .model();
        BindPose before = Md5Kernel.bindPose(mesh);
        assertTransformed(before.modelSpace(), Md5Kernel.bindPose(read).modelSpace(), EDIT, within(1e-5));
        for (int i = 0; i < mesh.meshes().size(); i++) {
            double[] old = mesh.meshes().get(i).weights().numbers();
            double[] now = read.meshes().get(i).weights().numbers();
            for (int at = 0; at < old.length; at++) {
                assertThat(now[at]).isCloseTo(at % 4 == 0 ? old[at] : 1.5 * old[at], within(1e-9));
            }
        }
    }

    private static final String ANIM = """
        MD5Version 10
        commandline ""
        numFrames 2
        numJoints 2
        frameRate 24
        numAnimatedComponents 2
        hierarchy {
            "root" -1 1 0 // ( Tx )
            "child" 0 1 1 // root ( Tx )
        }
        bounds {
            ( -1 -2 -3 ) ( 4 5 6 )
            ( -1 -2 -3 ) ( 4 5 6 )
        }
        baseframe {
            ( 0 0 7 ) ( 0 0 0 )
            ( 0 1 0 ) ( 0 0 0 )
        }
        frame 0 {
            0
            2
        }
        frame 1 {
            10
            3
        }
        """;

    @Test
    void rootGetsTheFlagsThatItsPathRequires() {
        byte[] bytes = ANIM.getBytes(StandardCharsets.UTF_8);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        Md5Anim turned = new TransformModel(2, 0, 0, 90).applyTo(anim);
        assertThat(turned.hierarchy().get(0).flags()).isEqualTo(Component.TX.bit() | Component.TY.bit());
        assertThat(turned.hierarchy().get(1).flags()).isEqualTo(1);
        assertThat(turned.frames().get(1).values()).containsExactly(0, 20, 6);
        assertThat(turned.numAnimatedComponents().orElseThrow().value()).isEqualTo(3);
        assertThat(turned.baseframe().get(0).position()).isEqualTo(new Vector3(0, 0, 14));
        assertThat(turned.baseframe().get(0).orientation().z()).isCloseTo(-Math.sqrt(0.5), within(1e-15));
        assertThat(turned.baseframe().get(1).orientation()).isEqualTo(Vector3.ZERO);
        // Corners (-1, -2) and (4, 5) are at (2, -1) and (-5, 4) after a quarter turn.
        assertThat(turned.bounds().get(0).min()).isEqualTo(new Vector3(-10, -2, -6));
        assertThat(turned.bounds().get(0).max()).isEqualTo(new Vector3(4, 8, 12));
        var written = new AnimRewriter(bytes).rewrite(turned);
        assertThat(written.losses()).doesNotContain(Loss.WHOLE_FILE);
        assertThat(new String(written.bytes(), StandardCharsets.UTF_8)).contains("\"root\" -1 3 0 // ( Tx Ty )");
    }

    @Test
    void scaleAloneChangesNoOrientation() {
        Md5Anim anim = Md5AnimReader.read(ANIM.getBytes(StandardCharsets.UTF_8)).model();
        Md5Anim scaled = new TransformModel(0.5, 0, 360, 0).applyTo(anim);
        assertThat(scaled.hierarchy()).isEqualTo(anim.hierarchy());
        assertThat(scaled.frames().get(1).values()).containsExactly(5, 1.5);
        assertThat(scaled.baseframe().get(0).orientation()).isEqualTo(Vector3.ZERO);
        assertThat(new TransformModel(1, 0, 0, 720).applyTo(anim)).isSameAs(anim);
        assertThat(new TransformModel(-1, 0, 0, 0).applyTo(anim)).isSameAs(anim);
        assertThat(new TransformModel(Double.NaN, 0, 0, 0).applyTo(anim)).isSameAs(anim);
    }

    /** Also with damaged files. */
    @Test
    void posesOfAnyAnimationAreTheTransformedOnes() {
        RandomAnims anims = new RandomAnims(new Random(8));
        for (int i = 0; i < 300; i++) {
            Md5Anim anim = anims.anim();
            Clip before = Md5Kernel.clip(anim);
            Clip after = Md5Kernel.clip(EDIT.applyTo(anim));
            PoseSampler was = new PoseSampler(before);
            PoseSampler is = new PoseSampler(after);
            for (int frame = 0; frame < before.frameCount(); frame++) {
                assertTransformed(pose(was, before, frame), pose(is, after, frame), EDIT, within(1e-4));
            }
        }
    }

    @Test
    void cameraMovesWithTheModel() {
        byte[] bytes = """
            MD5Version 10
            commandline ""
            numFrames 1
            frameRate 24
            numCuts 0
            cuts {
            }
            camera {
                ( 1 2 3 ) ( 0 0 0 ) 90.0 // view
            }
            """.getBytes(StandardCharsets.UTF_8);
        Md5Camera camera = Md5CameraReader.read(bytes).model();
        Md5Camera edited = new TransformModel(2, 0, 0, 90).applyTo(camera);
        String written = new String(
                new CameraRewriter(bytes).rewrite(edited).orElseThrow().bytes(), StandardCharsets.UTF_8);
        assertThat(written).contains("( -4 2 6 ) ( 0 0 -0.7071067811865").contains(" ) 90.0 // view");
    }
}
