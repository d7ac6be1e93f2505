package org.jointscope.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.files.ArchiveFault.Kind;
import org.jointscope.files.TestArchives.PakEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArchiveTest {

    @TempDir
    private Path disk;

    private static List<Kind> kinds(Path archive) {
        return StoredFiles.faults(archive).stream().map(ArchiveFault::kind).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.pk4", "a.pk3", "a.pak", "a.pkz", "a.kpf", "a.zip", "A.PK4"})
    void readsFilesInPlace(String name) throws IOException {
        Path archive = TestArchives.write(disk.resolve(name), "models/a/a.md5mesh", "Models/B.tga", "c.tga");
        Path mesh = archive.resolve("models/a/a.md5mesh");
        assertThat(StoredFiles.isFolder(archive)).isTrue();
        assertThat(StoredFiles.isFile(archive)).isFalse();
        assertThat(StoredFiles.isFolder(archive.resolve("models/a"))).isTrue();
        assertThat(StoredFiles.isFolder(archive.resolve("models/b"))).isFalse();
        assertThat(StoredFiles.isFile(mesh)).isTrue();
        assertThat(StoredFiles.read(mesh)).asString().isEqualTo("models/a/a.md5mesh");
        assertThat(StoredFiles.read(mesh, 6)).asString().isEqualTo("models");
        assertThat(StoredFiles.size(mesh)).isEqualTo(18);
        assertThat(StoredFiles.isFile(archive.resolve("MODELS/b.TGA"))).isTrue();
        assertThat(StoredFiles.below(archive, it -> true, 10)).hasSize(3);
        assertThat(StoredFiles.below(archive.resolve("models"), it -> true, 10)).hasSize(2);
        assertThat(Folders.list(archive, it -> true, 10))
                .extracting(it -> it.getFileName().toString().toLowerCase())
                .containsExactlyInAnyOrder("c.tga", "models");
        assertThat(Folders.list(archive.resolve("models"), it -> true, 10)).hasSize(2);
        assertThat(StoredFiles.faults(archive)).isEmpty();
        assertThatThrownBy(() -> StoredFiles.read(archive.resolve("d.tga"))).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void readsAnArchiveAgainWhenItHasChanged() throws IOException {
        Path archive = TestArchives.write(disk.resolve("a.pk4"), "a.tga");
        assertThat(StoredFiles.isFile(archive.resolve("b.tga"))).isFalse();
        TestArchives.write(archive, "a.tga", "b.tga");
        assertThat(StoredFiles.isFile(archive.resolve("b.tga"))).isTrue();
        Files.delete(archive);
        assertThat(StoredFiles.isFile(archive.resolve("b.tga"))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../evil.tga", "a/../../evil.tga", "/etc/evil.tga", "C:/evil.tga", "..\\evil.tga"})
    void ignoresEntriesOutsideOfTheArchive(String name) throws IOException {
        for (String archiveName : List.of("a.pk4", "a.pak")) {
            Path archive = TestArchives.write(disk.resolve(archiveName), name, "good.tga");
            assertThat(kinds(archive)).containsExactly(Kind.NAME);
            assertThat(StoredFiles.below(archive, it -> true, 10)).containsExactly(archive.resolve("good.tga"));
        }
        assertThat(disk.toFile().list()).containsExactlyInAnyOrder("a.pk4", "a.pak");
    }

    @Test
    void listsRepeatedNames() throws IOException {
        Path archive = disk.resolve("a.pak");
        Files.write(archive, TestArchives.pak(List.of(new PakEntry("a", new byte[] {1}), new PakEntry("a", new byte[] {2
        }))));
        assertThat(kinds(archive)).containsExactly(Kind.REPEATED);
        assertThat(StoredFiles.read(archive.resolve("a"))).containsExactly(1);
    }

    /** As in Doom 3. */
    @Test
    void lastOfEqualNamesInAZipIsRead() throws IOException {
        byte[] zip = TestArchives.zip(new LinkedHashMap<>(Map.of("a", new byte[] {1}, "b", new byte[] {2, 3})));
        for (int i = 0; i < zip.length; i++) {
            zip[i] = zip[i] == 'b' ? (byte) 'a' : zip[i];
        }
        Path archive = Files.write(disk.resolve("a.pk4"), zip);
        assertThat(kinds(archive)).containsExactly(Kind.REPEATED);
        Path a = archive.resolve("a");
        assertThat(StoredFiles.read(a)).hasSize((int) StoredFiles.size(a));
    }

    @Test
    void ignoresEntriesAfterTheLimit() throws IOException {
        Path archive = disk.resolve("a.pak");
        List<PakEntry> entries = IntStream.range(0, Archive.MOST_ENTRIES + 5)
                .mapToObj(it -> new PakEntry("f" + it, new byte[0]))
                .toList();
        Files.write(archive, TestArchives.pak(entries));
        assertThat(kinds(archive)).containsExactly(Kind.ENTRIES);
        assertThat(StoredFiles.isFile(archive.resolve("f" + (Archive.MOST_ENTRIES - 1))))
                .isTrue();
        assertThat(StoredFiles.isFile(archive.resolve("f" + Archive.MOST_ENTRIES)))
                .isFalse();
    }

    @Test
    void ignoresEntriesThatExpandTooMuch() throws IOException {
        Path archive = TestArchives.write(
                disk.resolve("bomb.pk4"), Map.of("bomb.md5mesh", new byte[64 << 20], "good.tga", new byte[1 << 20]));
        assertThat(StoredFiles.faults(archive))
                .containsExactly(new ArchiveFault(Kind.ENTRY_SIZE, "bomb.md5mesh", 64 << 20));
        assertThat(StoredFiles.isFile(archive.resolve("bomb.md5mesh"))).isFalse();
        assertThat(StoredFiles.isFile(archive.resolve("good.tga"))).isTrue();
    }

    /** Rows of a .pak can share their data, so that a small file has entries of any total size. */
    @Test
    void ignoresEntriesThatAreTooLargeTogether() throws IOException {
        int size = 200 << 20;
        ByteBuffer table = ByteBuffer.allocate(30 * 64).order(ByteOrder.LITTLE_ENDIAN);
        for (int row = 0; row < 30; row++) {
            table.put(row * 64, ("f" + row).getBytes(StandardCharsets.US_ASCII));
            table.putInt(row * 64 + 56, 12).putInt(row * 64 + 60, row == 1 ? 300 << 20 : size);
        }
        Path archive = disk.resolve("a.pak");
        try (var file = new java.io.RandomAccessFile(archive.toFile(), "rw")) {
            file.setLength(12 + (300L << 20));
            file.seek(file.length());
            file.write(table.array());
            file.seek(0);
            file.write(ByteBuffer.allocate(12)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .put("PACK".getBytes(StandardCharsets.US_ASCII))
                    .putInt(12 + (300 << 20))
                    .putInt(table.capacity())
                    .array());
        }
        assertThat(kinds(archive)).containsExactly(Kind.ENTRY_SIZE, Kind.SIZE);
        assertThat(StoredFiles.below(archive, it -> true, 100)).hasSize(20);
    }

    @Test
    void anArchiveThatIsNoneIsDamaged() throws IOException {
        for (String name : List.of("a.pk4", "a.pak")) {
            Path archive = Files.writeString(disk.resolve(name), "PACK or not");
            assertThat(kinds(archive)).containsExactly(Kind.DAMAGED);
            assertThat(StoredFiles.below(archive, it -> true, 10)).isEmpty();
        }
        Path empty = Files.createFile(disk.resolve("empty.zip"));
        assertThat(kinds(empty)).containsExactly(Kind.DAMAGED);
    }

    @Test
    void damagedArchivesNeitherFailNorHang() throws IOException {
        Random random = new Random(1);
        Path folder = Files.createDirectory(disk.resolve("mutants"));
        for (String name : List.of("a.pk4", "a.pak")) {
            byte[] good = Files.readAllBytes(TestArchives.write(
                    disk.resolve(name), "models/a.md5mesh", "models/b.tga", "materials/deep/er/c.mtr"));
            for (int round = 0; round < 1500; round++) {
                byte[] bad = random.nextInt(4) == 0 ? Arrays.copyOf(good, random.nextInt(good.length)) : good.clone();
                for (int change = random.nextInt(4); change >= 0 && bad.length > 0; change--) {
                    bad[random.nextInt(bad.length)] = (byte) random.nextInt();
                }
                Path archive = Files.write(folder.resolve(round + name), bad);
                for (Path file : StoredFiles.below(archive, it -> true, 100)) {
                    readOrFail(file);
                }
                Files.delete(archive);
            }
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    private static void readOrFail(Path file) {
        try {
            assertThat(StoredFiles.read(file).length).isLessThan(1000);
        } catch (IOException damaged) {
            // A message for the user.
        }
    }
}
