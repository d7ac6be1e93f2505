package org.jointscope.format.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.edit.ChangeShader;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.edit.Edit;
import org.jointscope.edit.RenameJoint;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.format.md5.Written;
import org.jointscope.inspect.Mutation;
import org.jointscope.model.Md5Mesh;
import org.junit.jupiter.api.Test;

/** However a mesh is damaged, what is written reads as the edited mesh, or nothing is written. */
class MeshRewriteDamagedTest {

    private static final int MUTANTS_OF_A_FILE = 12;

    private static final List<Edit> EDITS = List.of(
            new RenameJoint("root", "a longer name"),
            new RenameJoint("", "x"),
            new ChangeShader(0, "models/other"),
            new ConvertVersion(ConvertVersion.DOOM3),
            new ConvertVersion(ConvertVersion.QUAKE_WARS));

    private static List<Path> fixtures() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/resources/org/jointscope/fixtures"))) {
            return files.filter(file -> file.toString().endsWith(".md5mesh"))
                    // A file of the Doom 3 alpha is written as a whole.
                    .filter(file -> !file.getFileName().toString().matches("(version-6|layout-of-the-alpha).*"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void damagedFilesReadAsTheyWereEdited() throws IOException {
        int written = 0;
        int refused = 0;
        for (Path file : fixtures()) {
            byte[] bytes = Files.readAllBytes(file);
            for (int seed = -1; seed < MUTANTS_OF_A_FILE; seed++) {
                byte[] mutant = seed < 0 ? bytes : Mutation.of(bytes, seed);
                for (Edit edit : EDITS) {
                    if (isWritten(mutant, edit, file.getFileName() + " " + seed + " " + edit)) {
                        written++;
                    } else {
                        refused++;
                    }
                }
            }
        }
        assertThat(refused).isPositive().isLessThan(written / 10);
    }

    private static boolean isWritten(byte[] bytes, Edit edit, String name) {
        Md5Mesh mesh = Md5MeshReader.read(bytes).model();
        Md5Mesh edited = edit.applyTo(mesh);
        Optional<Rewritten<Md5Mesh>> rewritten = new MeshRewriter(bytes).rewrite(edited);
        if (edited == mesh) {
            assertThat(rewritten.orElseThrow().bytes()).as(name).isSameAs(bytes);
        }
        rewritten.ifPresent(
                it -> assertThat(Written.lines(Md5MeshReader.read(it.bytes()).model()))
                        .as(name)
                        .isEqualTo(Written.lines(edited)));
        return rewritten.isPresent();
    }
}
