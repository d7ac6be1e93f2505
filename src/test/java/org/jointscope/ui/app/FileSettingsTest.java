package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileSettingsTest {

    @TempDir
    private Path folder;

    @Test
    void whatWasPutIsFoundNextTime() {
        Path file = folder.resolve("deep/settings.properties");
        FileSettings first = new FileSettings(file);
        first.put("window.width", "1280.0");
        first.save();

        assertThat(new FileSettings(file).find("window.width")).contains("1280.0");
        assertThat(new FileSettings(file).find("window.height")).isEmpty();
        assertThat(file.getParent()).isDirectoryContaining("glob:**/settings.properties");
        assertThat(file.getParent().toFile().list()).containsExactly("settings.properties");
    }

    @Test
    void formerNamesAreFoundByTheirNewNames() throws IOException {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "table.verdicts.verdict.width=90.0\nverdicts.objecting=true\n");
        FileSettings settings = new FileSettings(file);

        assertThat(settings.find("table.compatibility.result.width")).contains("90.0");
        assertThat(settings.find("compatibility.objecting")).contains("true");
        assertThat(settings.find("verdicts.objecting")).isEmpty();
    }

    @Test
    void formerLayerOfVertexColorsIsAColoring() throws IOException {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "viewport.vertexColors=true\n");
        assertThat(new FileSettings(file).find("viewport.colors")).contains("vertex");
        assertThat(new FileSettings(file).find("viewport.vertexColors")).isEmpty();
        Files.writeString(file, "viewport.vertexColors=true\nviewport.colors=speed\n");
        assertThat(new FileSettings(file).find("viewport.colors")).contains("speed");
        Files.writeString(file, "viewport.vertexColors=false\n");
        assertThat(new FileSettings(file).find("viewport.colors")).isEmpty();
    }

    @Test
    void brokenFileIsSetAsideWithAMessage() throws IOException {
        Path file = folder.resolve("settings.properties");
        Path broken = folder.resolve("settings.properties.broken");
        byte[] escape = "a=1\nb=\\u00zz\n".getBytes(StandardCharsets.UTF_8);
        byte[] binary = {'a', '=', '1', '\n', (byte) 0xFF, (byte) 0xFE};
        byte[] zeros = new byte[100];
        byte[] large = "a=1\n".repeat(2_000_000).getBytes(StandardCharsets.UTF_8);
        List<byte[]> contents = List.of(escape, binary, zeros, large);
        for (byte[] content : contents) {
            Files.write(file, content);
            FileSettings settings = new FileSettings(file);

            assertThat(settings.find("a")).isEmpty();
            assertThat(settings.troubleProperty().get())
                    .startsWith("Could not read the settings: not a settings file, or damaged.")
                    .contains(broken.toString());
            assertThat(file).doesNotExist();
            settings.put("a", "2");
            settings.save();
            assertThat(new FileSettings(file).find("a")).contains("2");
            settings.dismissTrouble();
            assertThat(settings.troubleProperty().get()).isEmpty();
        }
        assertThat(broken).hasBinaryContent(escape);
        assertThat(folder.resolve("settings.properties.broken2")).hasBinaryContent(binary);
        assertThat(folder.resolve("settings.properties.broken3")).hasBinaryContent(zeros);
        assertThat(folder.resolve("settings.properties.broken4")).hasBinaryContent(large);
    }

    @Test
    void folderInPlaceOfTheFileIsSetAside() throws IOException {
        Path file = Files.createDirectory(folder.resolve("settings.properties"));
        Path content = Files.writeString(file.resolve("content"), "x");
        FileSettings settings = new FileSettings(file);
        settings.save();

        assertThat(settings.troubleProperty().get()).isNotEmpty();
        assertThat(folder.resolve("settings.properties.broken/content")).hasContent("x");
        assertThat(content).doesNotExist();
        assertThat(file).isRegularFile();
    }

    @Test
    void intactAndMissingFilesCauseNoMessage() throws IOException {
        Path file = Files.writeString(folder.resolve("settings.properties"), "a=Gr\u00fc\u00dfe\n");
        assertThat(new FileSettings(file).find("a")).contains("Gr\u00fc\u00dfe");
        assertThat(new FileSettings(file).troubleProperty().get()).isEmpty();
        assertThat(new FileSettings(folder.resolve("none")).troubleProperty().get())
                .isEmpty();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void brokenFileThatCannotBeRenamedIsNotReplaced() throws IOException {
        Path deep = Files.createDirectory(folder.resolve("deep"));
        Path file = Files.writeString(deep.resolve("settings.properties"), "\\u00zz");
        Files.setPosixFilePermissions(deep, PosixFilePermissions.fromString("r-x------"));
        assumeFalse(Files.isWritable(deep), "root can write everywhere");
        FileSettings settings = new FileSettings(file);
        settings.save();
        Files.setPosixFilePermissions(deep, PosixFilePermissions.fromString("rwx------"));

        assertThat(settings.troubleProperty().get()).contains(file.toString(), "does not store");
        assertThat(file).hasContent("\\u00zz");
    }

    @Test
    void aFolderThatCannotBeMadeCostsOnlyTheMemory() throws IOException {
        Path notAFolder = Files.writeString(folder.resolve("file"), "");
        FileSettings settings = new FileSettings(notAFolder.resolve("settings.properties"));
        settings.put("a", "b");

        settings.save();

        assertThat(settings.find("a")).contains("b");
        assertThat(notAFolder).hasContent("");
    }
}
