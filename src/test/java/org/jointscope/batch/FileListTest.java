package org.jointscope.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileListTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void makeFiles() throws IOException {
        for (String file : List.of(
                "b.md5anim",
                "A.MD5Mesh",
                "c.md5mesh",
                "notes.txt",
                "._c.md5mesh",
                "zoo/ape.md5mesh",
                "guard/walk/w.md5anim",
                "guard/g.md5mesh",
                ".git/x.md5mesh")) {
            Path path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            Files.createFile(path);
        }
    }

    @Test
    void folderHoldsWhatLiesInItAndBelowItByName() {
        assertThat(names(folder))
                .containsExactly(
                        "A.MD5Mesh",
                        "b.md5anim",
                        "c.md5mesh",
                        "guard/g.md5mesh",
                        "guard/walk/w.md5anim",
                        "zoo/ape.md5mesh");
    }

    @Test
    void fileStandsForItselfWhateverItsName() {
        Path notes = folder.resolve("notes.txt");
        Path missing = folder.resolve("missing");
        assertThat(FileList.of(List.of(notes, missing)).files()).containsExactly(notes, missing);
    }

    @Test
    void hiddenFolderIsWalkedIfItIsNamed() {
        assertThat(names(folder.resolve(".git"))).containsExactly(".git/x.md5mesh");
    }

    @Test
    void fileIsListedOnceHoweverOftenItIsNamed() {
        Path mesh = folder.resolve("c.md5mesh");
        Path detour = folder.resolve("zoo").resolve("..").resolve("c.md5mesh");
        assertThat(names(mesh, folder, detour))
                .startsWith("c.md5mesh", "A.MD5Mesh")
                .hasSize(6)
                .doesNotHaveDuplicates();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksToFoldersAreNotFollowed() throws IOException {
        Files.createSymbolicLink(folder.resolve("zoo/round"), folder);
        Files.createSymbolicLink(folder.resolve("zoo/again.md5mesh"), folder.resolve("guard"));
        assertThat(names(folder)).hasSize(6);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linkThatIsNamedIsFollowed() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("guard"));
        assertThat(names(link)).containsExactly("link/g.md5mesh", "link/walk/w.md5anim");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linkToAFileIsThatFile() throws IOException {
        Files.createSymbolicLink(folder.resolve("zoo/bee.md5mesh"), folder.resolve("guard/g.md5mesh"));
        assertThat(names(folder.resolve("zoo"))).containsExactly("zoo/ape.md5mesh", "zoo/bee.md5mesh");
    }

    private List<String> names(Path... paths) {
        FileList list = FileList.of(List.of(paths));
        assertThat(list.unreadable()).isEmpty();
        return list.files().stream()
                .map(file -> folder.relativize(file.normalize()).toString().replace('\\', '/'))
                .toList();
    }
}
