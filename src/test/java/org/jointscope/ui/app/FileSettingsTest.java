package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

class FileSettingsTest {

    @TempDir private Path folder;

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
    void aDamagedFileIsAsGoodAsNone() throws IOException {
        Path file =
                Files.write(
                        folder.resolve("settings.properties"),
                        new byte[] {'a', '=', '\\', 'u', 'z', (byte) 0xFF});

        assertThat(new FileSettings(file).find("a")).isEmpty();
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

    @Test
    void everySystemHasItsPlace() {
        Path home = Path.of("home");

        assertThat(FileSettings.usualFile(Map.of(), "Linux", home))
                .isEqualTo(Path.of("home/.config/jointscope/settings.properties"));
        assertThat(FileSettings.usualFile(Map.of("XDG_CONFIG_HOME", "cfg"), "Linux", home))
                .isEqualTo(Path.of("cfg/jointscope/settings.properties"));
        assertThat(FileSettings.usualFile(Map.of("APPDATA", "roaming"), "Windows 11", home))
                .isEqualTo(Path.of("roaming/Jointscope/settings.properties"));
        assertThat(FileSettings.usualFile(Map.of(), "Mac OS X", home))
                .isEqualTo(
                        Path.of("home/Library/Application Support/Jointscope/settings.properties"));
    }
}
