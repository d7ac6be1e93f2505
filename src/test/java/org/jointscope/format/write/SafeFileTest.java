package org.jointscope.format.write;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.format.write.SafeFile.Keep;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("walk.md5anim");
    }

    @Test
    void newFileStandsAlone() throws IOException {
        write("new");
        assertThat(file).hasContent("new");
        assertThat(names()).containsExactly("walk.md5anim");
    }

    private void write(String content) throws IOException {
        SafeFile.write(file, content.getBytes(UTF_8), SafeFile.read(file));
    }

    private Path backup(String number) {
        return folder.resolve("walk.md5anim.bak" + number);
    }

    @Test
    void firstBackupIsKeptAndLaterOnesAreNumbered() throws IOException {
        Files.writeString(file, "first");
        for (String content : List.of("second", "third", "fourth")) {
            write(content);
        }
        assertThat(file).hasContent("fourth");
        assertThat(backup("")).hasContent("first");
        assertThat(backup("2")).hasContent("second");
        assertThat(backup("3")).hasContent("third");
        assertThat(names()).hasSize(4);
    }

    @Test
    void contentThatABackupHoldsIsNotKeptTwice() throws IOException {
        Files.writeString(file, "first");
        for (String content : List.of("second", "first", "second", "third")) {
            write(content);
        }
        assertThat(SafeFile.backup(file, "first".getBytes(UTF_8), Keep.EVERY)).contains(backup(""));
        assertThat(names()).containsExactly("walk.md5anim", "walk.md5anim.bak", "walk.md5anim.bak2");
    }

    @Test
    void onlyTheOriginalIsKeptOnRequest() throws IOException {
        Files.writeString(file, "first");
        for (String content : List.of("second", "third")) {
            byte[] bytes = content.getBytes(UTF_8);
            SafeFile.write(file, bytes, SafeFile.read(file), Keep.FIRST);
        }
        assertThat(file).hasContent("third");
        assertThat(backup("")).hasContent("first");
        assertThat(names()).containsExactly("walk.md5anim", "walk.md5anim.bak");
        assertThat(SafeFile.backup(file, "third".getBytes(UTF_8), Keep.FIRST)).isEmpty();
    }

    @Test
    void nothingIsKeptOnRequest() throws IOException {
        Files.writeString(file, "first");
        byte[] bytes = "second".getBytes(UTF_8);
        assertThat(SafeFile.write(file, bytes, SafeFile.read(file), Keep.NONE)).isEmpty();
        assertThat(file).hasContent("second");
        assertThat(names()).containsExactly("walk.md5anim");
    }

    @Test
    void nothingIsReplacedIfAllBackupsAreUsed() throws IOException {
        Files.writeString(file, "old");
        Files.writeString(backup(""), "1");
        for (int number = 2; number <= 99; number++) {
            Files.writeString(backup(String.valueOf(number)), "" + number);
        }
        assertThatThrownBy(() -> write("new"))
                .isInstanceOf(IOException.class)
                .hasMessage("the file already has 99 backups; delete some of them");
        assertThat(file).hasContent("old");
        assertThat(backup("")).hasContent("1");
        assertThat(names()).hasSize(100);
    }

    @Test
    void fileThatChangedSinceItWasReadIsNotReplaced() throws IOException {
        Files.writeString(file, "read");
        Optional<byte[]> before = SafeFile.read(file);
        FileTime time = Files.getLastModifiedTime(file);
        Files.writeString(file, "else");
        Files.setLastModifiedTime(file, time);
        assertThatThrownBy(() -> SafeFile.write(file, "new".getBytes(UTF_8), before))
                .isInstanceOf(SafeFile.ChangedException.class);
        assertThat(file).hasContent("else");
        Files.delete(file);
        assertThatThrownBy(() -> SafeFile.write(file, "new".getBytes(UTF_8), before))
                .isInstanceOf(SafeFile.ChangedException.class);
        assertThat(names()).isEmpty();
        Files.writeString(file, "");
        assertThatThrownBy(() -> SafeFile.write(file, "new".getBytes(UTF_8), Optional.empty()))
                .isInstanceOf(SafeFile.ChangedException.class);
        assertThat(names()).containsExactly("walk.md5anim");
    }

    @Test
    void linkThatUsesTheNameOfABackupStays() throws IOException {
        Files.writeString(file, "first");
        link(backup(""), Path.of("nowhere"));
        write("second");
        assertThat(Files.isSymbolicLink(backup(""))).isTrue();
        assertThat(backup("2")).hasContent("first");
    }

    @Test
    void permissionsStay() throws IOException {
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.writeString(file, "old");
        for (String permissions : List.of("rw-rw-r--", "rwx------", "rw-r-----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            Path kept = SafeFile.write(file, permissions.getBytes(UTF_8), SafeFile.read(file))
                    .orElseThrow();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo(permissions);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)))
                    .isEqualTo(permissions);
        }
    }

    @Test
    void newFileIsAsReadableAsAnyOther() throws IOException {
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path other = Files.writeString(folder.resolve("other"), "");
        write("new");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(other));
    }

    @Test
    void linkStaysAndItsTargetIsReplaced() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real")).resolve("a.md5anim");
        Files.writeString(real, "old");
        link(file, Path.of("real/a.md5anim"));
        Path second = link(folder.resolve("second"), file);
        SafeFile.write(second, "new".getBytes(UTF_8), SafeFile.read(second));
        assertThat(Files.isSymbolicLink(file)).isTrue();
        assertThat(real).hasContent("new");
        assertThat(real.resolveSibling("a.md5anim.bak")).hasContent("old");
        assertThat(names()).containsExactly("real", "second", "walk.md5anim");
    }

    @Test
    void linkToNothingMakesTheFile() throws IOException {
        link(file, Path.of("later.md5anim"));
        write("new");
        assertThat(folder.resolve("later.md5anim")).hasContent("new");
        assertThat(Files.isSymbolicLink(file)).isTrue();
    }

    @Test
    void linkToItselfIsSaid() throws IOException {
        link(file, file);
        assertThatThrownBy(() -> write(""))
                .isInstanceOf(IOException.class)
                .hasMessage("broken link; delete it, or use another name");
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
        assertThatThrownBy(() -> SafeFile.write(folder.resolve("no/a.md5anim"), new byte[0], Optional.empty()))
                .isInstanceOf(IOException.class)
                .hasMessage("folder not found; create it first");
    }

    @Test
    void folderOfTheSameNameIsSaid() throws IOException {
        Files.createDirectory(file);
        assertThatThrownBy(() -> write(""))
                .isInstanceOf(IOException.class)
                .hasMessage("a folder with this name exists; use another name");
    }

    @Test
    void nothingIsLostIfTheBackupCannotBeMade() throws IOException {
        Files.writeString(file, "old");
        Path inTheWay = Files.createDirectory(backup(""));
        assertThatThrownBy(() -> write("new"))
                .isInstanceOf(IOException.class)
                .hasMessage("a folder with the name walk.md5anim.bak exists; rename it");
        assertThat(file).hasContent("old");
        assertThat(inTheWay).isEmptyDirectory();
        assertThat(names()).containsExactly("walk.md5anim", "walk.md5anim.bak");
    }

    @Test
    void folderThatMayNotBeWrittenIsSaid() throws IOException {
        Files.writeString(file, "old");
        readOnly(folder, "r-xr-xr-x");
        try {
            assertThatThrownBy(() -> write("new"))
                    .isInstanceOf(IOException.class)
                    .hasMessage("permission denied; check the permissions of the file and its folder");
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
        assertThatThrownBy(() -> write("new"))
                .isInstanceOf(IOException.class)
                .hasMessage("permission denied; check the permissions of the file");
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

    @Test
    void sameBytesMakeNoBackup() throws IOException {
        Path file = Files.writeString(folder.resolve("same.md5anim"), "text");
        byte[] bytes = "text".getBytes(StandardCharsets.UTF_8);
        assertThat(SafeFile.write(file, bytes, Optional.of(bytes))).isEmpty();
        assertThat(folder.resolve("same.md5anim.bak")).doesNotExist();
    }
}
