package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InspectorTest {

    @TempDir
    private Path folder;

    @Test
    void fileSaysWhatItIs() throws IOException {
        Path path = fixture("nothing-wrong.md5mesh");
        InspectedFile file = Inspector.inspect(path);
        assertThat(file.path()).isEqualTo(path);
        assertThat(file.kind()).isEqualTo(FileKind.MD5MESH);
        assertThat(file.content()).isInstanceOf(Md5Mesh.class);
        assertThat(file.bytes()).isEqualTo(Files.size(path));
        assertThat(file.issues()).isEmpty();
    }

    @Test
    void meshWithTheSameBytesIsNotInspectedAgain() throws IOException {
        Path path = Files.copy(fixture("nothing-wrong.md5mesh"), folder.resolve("guard.md5mesh"));
        InspectedFile before = Inspector.inspect(path);
        assertThat(Inspector.inspect(List.of(path), GameTree.NEARBY, List.of(before))
                        .files())
                .singleElement()
                .isSameAs(before);
        Files.writeString(path, Files.readString(path).replace("\"arm\"", "\"leg\""));
        InspectedFile after = Inspector.inspect(List.of(path), GameTree.NEARBY, List.of(before))
                .files()
                .getFirst();
        assertThat(((Md5Mesh) after.content()).joints())
                .anyMatch(joint -> joint.name().equals("leg"));
    }

    /** Whether it finds its files can change without a change of its own. */
    @Test
    void declarationIsInspectedAgain() throws IOException {
        Path path = Files.writeString(folder.resolve("guard.def"), "model guard {\n\tmesh models/guard.md5mesh\n}\n");
        InspectedFile before = Inspector.inspect(path);
        assertThat(Inspector.inspect(List.of(path), GameTree.NEARBY, List.of(before))
                        .files())
                .singleElement()
                .isNotSameAs(before);
    }

    @Test
    void issuesOfReadersAndRulesComeInTheOrderOfTheFile() throws IOException {
        String text = Files.readString(fixture("nothing-wrong.md5mesh"))
                .replace("\t\"arm\"\t0", "\t\"arm\"\t9")
                .replace("0.5 ( -6.64 ", "half ( -6.64 ");
        Path path = Files.writeString(folder.resolve("two-faults.md5mesh"), text);
        assertThat(Inspector.inspect(path).issues())
                .extracting(Issue::code)
                .containsExactly(IssueCode.JOINT_PARENT_INVALID, IssueCode.TOKEN_UNEXPECTED);
    }

    @Test
    void foldedFindingsAreAllCounted() throws IOException {
        InspectedFile file = Inspector.inspect(fixture("the-same-thirty-times.md5mesh"));
        assertThat(file.issues()).hasSize(1);
        assertThat(file.count(Severity.ERROR)).isEqualTo(30);
        assertThat(file.count(Severity.WARNING)).isZero();
    }

    @Test
    void meshesAndAnimsStayInTheOrderTheyWereNamed() {
        Path mesh = fixture("nothing-wrong.md5mesh");
        Path anim = fixture("nothing-wrong.md5anim");
        Path other = fixture("version-11.md5mesh");
        Inspection inspection = Inspector.inspect(List.of(mesh, anim, other));
        assertThat(inspection.files()).extracting(InspectedFile::path).containsExactly(mesh, anim, other);
        assertThat(inspection.meshes())
                .extracting(m -> m.version().orElseThrow().toInt())
                .containsExactly(10, 11);
        assertThat(inspection.anims()).hasSize(1).first().isInstanceOf(Md5Anim.class);
        assertThat(inspection.unreadable()).isEmpty();
    }

    @Test
    void whatCannotBeReadIsListedWithItsReason() throws IOException {
        Path missing = folder.resolve("missing.md5anim");
        Path text = Files.writeString(folder.resolve("notes.txt"), "MD5Version 10, they say");
        Path mesh = fixture("nothing-wrong.md5mesh");
        Inspection inspection = Inspector.inspect(List.of(missing, folder, mesh, text));
        assertThat(inspection.files()).extracting(InspectedFile::path).containsExactly(mesh);
        assertThat(inspection.unreadable())
                .containsExactly(
                        new UnreadableFile(missing, "file not found"),
                        new UnreadableFile(folder, "is a folder"),
                        new UnreadableFile(
                                text,
                                "not an .md5mesh, .md5anim, .md5camera, .md5scale, .md2, .def, .skin or"
                                        + " .mtr file; export"
                                        + " models in other formats as .md5mesh and .md5anim"));
    }

    @Test
    void cameraIsNoAnim() {
        assertThat(kindOf("MD5Version 10 numFrames 1 frameRate 24 numCuts 0")).contains(FileKind.MD5CAMERA);
        assertThat(kindOf("MD5Version 10 numFrames 1")).contains(FileKind.MD5ANIM);
        assertThat(kindOf("MD5Version 10 numMeshes 1")).contains(FileKind.MD5MESH);
        assertThat(kindOf("MD5Version 10")).isEmpty();
        assertThat(kindOf("")).isEmpty();
    }

    @Test
    void sampleIsFine() {
        Inspection inspection = Inspector.inspect(Sample.files());
        assertThat(inspection.unreadable()).isEmpty();
        assertThat(inspection.files()).hasSize(2);
        assertThat(inspection.files()).allMatch(file -> file.issues().isEmpty());
    }

    @Test
    void sampleCameraIsFine() throws IOException {
        InspectedFile file = Inspector.inspect(Sample.camera());
        assertThat(file.kind()).isEqualTo(FileKind.MD5CAMERA);
        assertThat(file.issues()).isEmpty();
    }

    @Test
    void wholeFileIsItsFirstLocation() throws IOException {
        assertThat(Inspector.inspect(fixture("empty-file.md5mesh")).issues())
                .extracting(issue -> issue.findings().getFirst().location())
                .containsExactly(Location.START);
    }

    private static Optional<FileKind> kindOf(String content) {
        return FileKind.of(Path.of("model"), content.getBytes(StandardCharsets.US_ASCII));
    }

    private static Path fixture(String name) {
        return FixtureReports.FOLDER.resolve(name);
    }

    @Test
    void modelOfQuakeIsKnownByItsFirstBytes() throws IOException {
        byte[] bytes = Md2Builder.tetrahedron().build();
        for (String name : List.of("tris.md2", "TRIS.MD2", "guard.md5mesh", "model")) {
            assertThat(FileKind.of(Path.of(name), bytes)).contains(FileKind.MD2);
        }
        InspectedFile file = Inspector.inspect(Path.of("tris.md2"), FileKind.MD2, bytes);
        assertThat(file.issues()).isEmpty();
        assertThat(file.text().isBinary()).isTrue();
        assertThat(file.source().rows()).isEqualTo(1);
        assertThat(file.map().at(Location.ofByte(300))).isEqualTo(Subject.FILE);
    }

    @ParameterizedTest
    @CsvSource({
        "'\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR \" \" {', a PNG image",
        "'\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', a JPEG image",
        "'PK\u0003\u0004 joints {', 'a ZIP archive, such as a .pk4; change its extension to .zip and open it'",
        "'\0\0\n\0\0\0\0\0\0\0\0\0\u0080\0\u0080\0\u0018\0', a TGA image",
        "'\u0000\u0000\u0002\u0000 joints { }', binary data of another format"
    })
    void binaryFileHasOneIssueThatNamesItsContent(String content, String named) {
        byte[] bytes = content.getBytes(StandardCharsets.ISO_8859_1);
        for (FileKind kind : List.of(FileKind.MD5MESH, FileKind.MD5ANIM, FileKind.MD5CAMERA)) {
            Path path = Path.of("picture." + kind.label());
            assertThat(Inspector.inspect(path, kind, bytes).issues())
                    .extracting(issue -> issue.findings().getFirst().message())
                    .containsExactly("The extension is ." + kind.label() + ", but the content is " + named + ".");
        }
    }

    /** A NUL byte in a text that has its keywords is an error in the text. */
    @Test
    void textWithANulByteIsNotBinary() {
        byte[] bytes = "MD5Version 10\0\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Inspector.inspect(Path.of("a.md5mesh"), FileKind.MD5MESH, bytes)
                        .issues())
                .noneMatch(issue -> issue.code() == IssueCode.FILE_FOREIGN);
    }
}
