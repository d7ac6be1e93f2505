package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CounterpartsTest {

    @TempDir
    private Path folder;

    private Path write(String path) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "");
    }

    @ParameterizedTest
    @CsvSource({"tris.md2, md5/tris.md5mesh", "Tris.MD2, MD5/tris.md5Mesh", "faerie.v2.md2, md5/faerie.v2.md5mesh"})
    void eachIsTheCounterpartOfTheOther(String md2, String md5) throws IOException {
        Path original = write(md2);
        Path replacement = write(md5);
        assertThat(Counterparts.of(original)).contains(replacement);
        assertThat(Counterparts.of(replacement)).contains(original);
    }

    @Test
    void exactNameComesFirst() throws IOException {
        Path original = write("tris.md2");
        write("MD5/tris.md5mesh");
        write("md5/TRIS.md5mesh");
        Path exact = write("md5/tris.md5mesh");
        assertThat(Counterparts.of(original)).contains(exact);
    }

    @Test
    void filesOfOtherNamesFoldersAndKindsAreNotCounterparts() throws IOException {
        Path original = write("tris.md2");
        write("md5/weapon.md5mesh");
        write("tris.md5mesh");
        Path anim = write("md5/tris.md5anim");
        Path elsewhere = write("md4/tris.md5mesh");
        Files.createDirectories(folder.resolve("md5/tris.md5mesh"));
        assertThat(Counterparts.of(original)).isEmpty();
        assertThat(Counterparts.of(elsewhere)).isEmpty();
        assertThat(Counterparts.of(anim)).isEmpty();
        assertThat(Counterparts.of(folder.resolve("none/tris.md2"))).isEmpty();
        assertThat(Counterparts.of(Path.of("tris.md2").toAbsolutePath().getRoot()))
                .isEmpty();
    }

    @Test
    void meshIsReadWithAnimationAndScalesOfItsName() throws IOException {
        Path original = write("tris.md2");
        Path mesh = write("md5/tris.md5mesh");
        assertThat(Counterparts.files(mesh)).containsExactly(mesh);
        Path anim = write("md5/TRIS.md5anim");
        write("md5/other.md5anim");
        Path scale = write("md5/TRIS.md5scale");
        assertThat(Counterparts.files(mesh)).containsExactly(mesh, anim, scale);
        assertThat(Counterparts.files(original)).containsExactly(original);
    }

    @Test
    void counterpartThatCannotBeDrawnHasReasonAndNoFiles() throws IOException {
        Path original = write("tris.md2");
        Path mesh = write("md5/tris.md5mesh");
        FoundCounterpart empty = FoundCounterpart.of(original).orElseThrow();
        assertThat(empty.files()).isEmpty();
        assertThat(empty.failure())
                .hasValueSatisfying(reason -> assertThat(reason).isNotBlank());
        assertThat(FoundCounterpart.of(mesh).orElseThrow().failure()).isPresent();

        Files.write(original, Md2Builder.tetrahedron().build());
        FoundCounterpart sound = FoundCounterpart.of(mesh).orElseThrow();
        assertThat(sound.failure()).isEmpty();
        assertThat(sound.files()).extracting(InspectedFile::path).containsExactly(original);
    }
}
