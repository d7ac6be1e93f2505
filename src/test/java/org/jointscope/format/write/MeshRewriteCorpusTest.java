package org.jointscope.format.write;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.edit.ChangeShader;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.edit.Edit;
import org.jointscope.edit.RenameJoint;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** An edit of a real mesh changes the tokens that it concerns, and no other byte. */
@ParameterizedClass
@MethodSource("files")
class MeshRewriteCorpusTest {

    @Parameter
    private Path file;

    private byte[] original;
    private Md5Mesh mesh;

    static List<Path> files() {
        return Corpus.files("md5mesh");
    }

    @BeforeEach
    void read() throws IOException {
        original = Files.readAllBytes(file);
        mesh = Md5MeshReader.read(original).model();
    }

    @Test
    void nameOfAJointIsOneToken() {
        List<MeshJoint> joints = mesh.joints();
        IntStream some = IntStream.of(0, joints.size() / 2, joints.size() - 1);
        for (int joint : some.filter(it -> it >= 0 && it < joints.size()).toArray()) {
            String name = joints.get(joint).name();
            byte[] renamed = rewritten(original, RenameJoint.of(joints, joint, "New name"));
            List<String> expected = lines(original);
            replace(expected, joints.get(joint).location().line(), '"' + name + '"', "\"New name\"");
            IntStream.range(0, joints.size())
                    .filter(child -> joints.get(child).parent() == joint)
                    .filter(child -> joints.get(child).comment().startsWith(name))
                    .map(child -> joints.get(child).location().line())
                    .forEach(line -> replace(expected, line, "// " + name, "// New name"));
            assertThat(lines(renamed)).isEqualTo(expected);
            Edit back = RenameJoint.of(read(renamed).joints(), joint, name);
            assertThat(rewritten(renamed, back)).isEqualTo(original);
        }
    }

    @Test
    void shaderIsOneToken() {
        for (int i = 0; i < mesh.meshes().size(); i++) {
            Mesh part = mesh.meshes().get(i);
            if (part.shaderLocation().isEmpty()) {
                Md5Mesh edited = new ChangeShader(i, "models/other").applyTo(mesh);
                assertThat(new MeshRewriter(original).rewrite(edited)).isEmpty();
                continue;
            }
            byte[] changed = rewritten(original, new ChangeShader(i, "models/other"));
            List<String> expected = lines(original);
            int line = part.shaderLocation().orElseThrow().line();
            replace(expected, line, '"' + part.shader() + '"', "\"models/other\"");
            assertThat(lines(changed)).isEqualTo(expected);
            assertThat(rewritten(changed, new ChangeShader(i, part.shader()))).isEqualTo(original);
        }
    }

    @Test
    void versionOfAPlainMeshIsOneToken() {
        if (mesh.version().map(Declared::toInt).orElse(0) != ConvertVersion.DOOM3) {
            return;
        }
        byte[] converted = rewritten(original, new ConvertVersion(ConvertVersion.QUAKE_WARS));
        List<String> expected = lines(original);
        replace(expected, mesh.version().orElseThrow().location().line(), "10", "11");
        assertThat(lines(converted)).isEqualTo(expected);
        assertThat(rewritten(converted, new ConvertVersion(ConvertVersion.DOOM3)))
                .isEqualTo(original);
    }

    private static byte[] rewritten(byte[] bytes, Edit edit) {
        Rewritten<Md5Mesh> rewritten =
                new MeshRewriter(bytes).rewrite(edit.applyTo(read(bytes))).orElseThrow();
        assertThat(rewritten.losses()).isEmpty();
        return rewritten.bytes();
    }

    private static Md5Mesh read(byte[] bytes) {
        return Md5MeshReader.read(bytes).model();
    }

    private static List<String> lines(byte[] bytes) {
        return new ArrayList<>(Arrays.asList(new String(bytes, ISO_8859_1).split("\n", -1)));
    }

    private static void replace(List<String> lines, int line, String old, String replacement) {
        String text = lines.get(line - 1);
        int at = text.indexOf(old);
        assertThat(at).as(text).isNotNegative();
        lines.set(line - 1, text.substring(0, at) + replacement + text.substring(at + old.length()));
    }
}
