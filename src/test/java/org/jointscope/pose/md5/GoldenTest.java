package org.jointscope.pose.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.format.write.MeshRewriter;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.Surface;
import org.jointscope.testing.GoldenAssert;
import org.jointscope.testing.GoldenDocument;
import org.jointscope.testing.GoldenDocument.Frame;
import org.jointscope.testing.GoldenDocument.Joint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The kernel against numbers that another program computed from the same real files. */
class GoldenTest {

    static List<GoldenDocument> documents() throws IOException {
        return GoldenDocument.all();
    }

    @Test
    void allDocumentsAreThere() throws IOException {
        assertThat(documents()).hasSize(21);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void kernelAgreesWith(GoldenDocument document) {
        assertAgrees(document, document.mesh().map(GoldenTest::mesh));
    }

    /** A conversion to another version moves no vertex. */
    @ParameterizedTest
    @ValueSource(ints = {10, 11})
    void kernelAgreesOnConvertedMeshes(int version) throws IOException {
        int later = 0;
        for (GoldenDocument document : documents()) {
            Optional<Md5Mesh> mesh = document.mesh().map(GoldenTest::mesh);
            if (mesh.filter(new ConvertVersion(version)::changes).isPresent()) {
                later += mesh.get().version().orElseThrow().toInt() > 10 ? 1 : 0;
                byte[] converted = converted(document.mesh().get(), new ConvertVersion(version));
                assertAgrees(document, Optional.of(Md5MeshReader.read(converted).model()));
            }
        }
        assertThat(later).isPositive();
    }

    private static byte[] converted(Path path, ConvertVersion edit) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        Md5Mesh mesh = Md5MeshReader.read(bytes).model();
        return new MeshRewriter(bytes).rewrite(edit.applyTo(mesh)).orElseThrow().bytes();
    }

    private static void assertAgrees(GoldenDocument document, Optional<Md5Mesh> file) {
        Optional<Clip> clip = document.anim().map(GoldenTest::clip);
        SkinnedModel model = SkinnedModel.of(file.map(Md5Kernel::skin), clip);
        Blend blend = Blend.valueOf(document.blend().toUpperCase(Locale.ROOT));
        LoopRule loop = clip.map(Clip::ownLoopRule).orElse(LoopRule.WRAPS);
        PoseOptions options = new PoseOptions(blend, RootMode.FILE, loop);
        assertThat(document.frames()).isNotEmpty();
        for (Frame frame : document.frames()) {
            model.pose(frame.frame().orElse(0), options);
            GoldenAssert.assertJoints(joints(model), frame);
            assertThat(model.meshes()).hasSameSizeAs(frame.meshes());
            for (int i = 0; i < frame.meshes().size(); i++) {
                SkinnedMesh mesh = model.meshes().get(i);
                float[] normals = new float[mesh.points().length];
                mesh.normals(normals);
                GoldenAssert.assertMesh(
                        ofVertices(mesh.surface(), mesh.points()),
                        ofVertices(mesh.surface(), normals),
                        frame.meshes().get(i),
                        frame);
            }
        }
    }

    private static Md5Mesh mesh(Path path) {
        return Inspector.inspect(List.of(path)).meshes().findFirst().orElseThrow();
    }

    private static Clip clip(Path path) {
        Md5Anim anim = Inspector.inspect(List.of(path)).anims().findFirst().orElseThrow();
        return Md5Kernel.clip(anim);
    }

    private static List<Joint> joints(SkinnedModel model) {
        List<Joint> joints = new ArrayList<>();
        for (int joint = 0; joint < model.rig().size(); joint++) {
            int at = joint * JointTransform.STRIDE;
            joints.add(new Joint(
                    model.rig().name(joint),
                    model.rig().parent(joint),
                    Arrays.copyOfRange(model.joints(), at, at + 3),
                    Arrays.copyOfRange(model.joints(), at + 3, at + 7)));
        }
        return joints;
    }

    private static double[][] ofVertices(Surface surface, float[] ofPoints) {
        IntFunction<double[]> triple = vertex -> {
            int at = surface.pointOfVertex(vertex) * 3;
            return new double[] {ofPoints[at], ofPoints[at + 1], ofPoints[at + 2]};
        };
        return IntStream.range(0, surface.vertexCount()).mapToObj(triple).toArray(double[][]::new);
    }
}
