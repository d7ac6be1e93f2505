package org.jointscope.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

class SafeFileTest {

    @TempDir private Path folder;
    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("walk.md5anim");
    }

    @Test
    void newFileStandsAlone() throws IOException {
        SafeFile.write(file, "new".getBytes());
        assertThat(file).hasContent("new");
        assertThat(names()).containsExactly("walk.md5anim");
    }

    @Test
    void oldFileBecomesTheBackupInPlaceOfAnOlderOne() throws IOException {
        Files.writeString(file, "first");
        SafeFile.write(file, "second".getBytes());
        SafeFile.write(file, "third".getBytes());
        assertThat(file).hasContent("third");
        assertThat(SafeFile.backup(file)).hasContent("second");
        assertThat(names()).containsExactly("walk.md5anim", "walk.md5anim.bak");
    }

    @Test
    void permissionsStay() throws IOException {
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.writeString(file, "old");
        for (String permissions : List.of("rw-rw-r--", "rwx------", "rw-r-----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            SafeFile.write(file, "new".getBytes());
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo(permissions);
            assertThat(
                            PosixFilePermissions.toString(
                                    Files.getPosixFilePermissions(SafeFile.backup(file))))
                    .isEqualTo(permissions);
        }
    }

    @Test
    void newFileIsAsReadableAsAnyOther() throws IOException {
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path other = Files.writeString(folder.resolve("other"), "");
        SafeFile.write(file, "new".getBytes());
        assertThat(Files.getPosixFilePermissions(file))
                .isEqualTo(Files.getPosixFilePermissions(other));
    }

    @Test
    void linkStaysAndItsTargetIsReplaced() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real")).resolve("a.md5anim");
        Files.writeString(real, "old");
        link(file, Path.of("real/a.md5anim"));
        Path second = link(folder.resolve("second"), file);
        SafeFile.write(second, "new".getBytes());
        assertThat(Files.isSymbolicLink(file)).isTrue();
        assertThat(real).hasContent("new");
        assertThat(SafeFile.backup(real)).hasContent("old");
        assertThat(names()).containsExactly("real", "second", "walk.md5anim");
    }

    @Test
    void linkToNothingMakesTheFile() throws IOException {
        link(file, Path.of("later.md5anim"));
        SafeFile.write(file, "new".getBytes());
        assertThat(folder.resolve("later.md5anim")).hasContent("new");
        assertThat(Files.isSymbolicLink(file)).isTrue();
    }

    @Test
    void linkToItselfIsSaid() throws IOException {
        link(file, file);
        assertThatThrownBy(() -> SafeFile.write(file, new byte[0]))
                .isInstanceOf(IOException.class)
                .hasMessage("its link leads nowhere");
    }

    private static Path link(Path link, Path target) throws IOException {
        try {
            return Files.createSymbolicLink(link, target);
        } catch (UnsupportedOperationException | java.nio.file.FileSystemException e) {
            assumeTrue(false, "no links here: " + e);
            return link;
        }
    }

    @Test
    void folderThatIsNotThereIsSaid() {
        assertThatThrownBy(() -> SafeFile.write(folder.resolve("no/a.md5anim"), new byte[0]))
                .isInstanceOf(IOException.class)
                .hasMessage("there is no such folder");
    }

    @Test
    void folderOfTheSameNameIsSaid() throws IOException {
        Files.createDirectory(file);
        assertThatThrownBy(() -> SafeFile.write(file, new byte[0]))
                .isInstanceOf(IOException.class)
                .hasMessage("there is a folder of that name");
    }

    @Test
    void nothingIsLostIfTheBackupCannotBeMade() throws IOException {
        Files.writeString(file, "old");
        Path inTheWay = Files.createDirectory(SafeFile.backup(file));
        assertThatThrownBy(() -> SafeFile.write(file, "new".getBytes()))
                .isInstanceOf(IOException.class)
                .hasMessage("there is a folder of the name walk.md5anim.bak");
        assertThat(file).hasContent("old");
        assertThat(inTheWay).isEmptyDirectory();
        assertThat(names()).containsExactly("walk.md5anim", "walk.md5anim.bak");
    }

    @Test
    void folderThatMayNotBeWrittenIsSaid() throws IOException {
        Files.writeString(file, "old");
        readOnly(folder, "r-xr-xr-x");
        try {
            assertThatThrownBy(() -> SafeFile.write(file, "new".getBytes()))
                    .isInstanceOf(IOException.class)
                    .hasMessage("its folder may not be written");
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("walk.md5anim");
    }

    @Test
    void fileThatMayNotBeWrittenIsSaid() throws IOException {
        Files.writeString(file, "old");
        readOnly(file, "r--r--r--");
        assertThatThrownBy(() -> SafeFile.write(file, "new".getBytes()))
                .isInstanceOf(IOException.class)
                .hasMessage("it may not be written");
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("walk.md5anim");
    }

    /** Root may write what nobody may. */
    private static void readOnly(Path path, String permissions) throws IOException {
        assumeTrue(path.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        assumeFalse(Files.isWritable(path), "whoever runs this may write everything");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
