package org.jointscope.ui.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserFoldersTest {

    @TempDir
    private Path home;

    @Test
    void linuxHasTheFoldersOfXdg() {
        assertThat(UserFolders.of(Map.of(), "Linux", home))
                .isEqualTo(new UserFolders(
                        home.resolve(".config/jointscope"),
                        home.resolve(".local/share/jointscope"),
                        home.resolve(".local/state/jointscope"),
                        home.resolve(".local/state/jointscope/run")));
        Map<String, String> environment = Map.of(
                "XDG_CONFIG_HOME", home.resolve("c").toString(),
                "XDG_DATA_HOME", home.resolve("d").toString(),
                "XDG_STATE_HOME", home.resolve("s").toString(),
                "XDG_RUNTIME_DIR", home.resolve("r").toString());
        assertThat(UserFolders.of(environment, "Linux", home))
                .isEqualTo(new UserFolders(
                        home.resolve("c/jointscope"),
                        home.resolve("d/jointscope"),
                        home.resolve("s/jointscope"),
                        home.resolve("r/jointscope")));
    }

    @Test
    void relativeAndEmptyPathsAreIgnoredAsXdgRequires() {
        Map<String, String> environment = Map.of("XDG_CONFIG_HOME", "c", "XDG_STATE_HOME", "", "XDG_RUNTIME_DIR", "r");
        assertThat(UserFolders.of(environment, "Linux", home)).isEqualTo(UserFolders.of(Map.of(), "Linux", home));
    }

    @Test
    void windowsSeparatesRoamingAndLocalData() {
        Map<String, String> environment = Map.of(
                "APPDATA", home.resolve("Roaming").toString(),
                "LOCALAPPDATA", home.resolve("Local").toString());
        assertThat(UserFolders.of(environment, "Windows 11", home))
                .isEqualTo(new UserFolders(
                        home.resolve("Roaming/Jointscope"),
                        home.resolve("Local/Jointscope"),
                        home.resolve("Local/Jointscope"),
                        home.resolve("Local/Jointscope/run")));
        assertThat(UserFolders.of(Map.of(), "Windows 11", home).config())
                .isEqualTo(home.resolve("AppData/Roaming/Jointscope"));
    }

    @Test
    void macHasItsLibrary() {
        assertThat(UserFolders.of(Map.of(), "Mac OS X", home))
                .isEqualTo(new UserFolders(
                        home.resolve("Library/Application Support/Jointscope"),
                        home.resolve("Library/Application Support/Jointscope"),
                        home.resolve("Library/Logs/Jointscope"),
                        home.resolve("Library/Caches/Jointscope")));
    }

    @Test
    void homeFolderIsReplacedByATilde() {
        String text = "in " + home.resolve("a") + " and /b";
        assertThat(UserFolders.withoutHome(text, home))
                .isEqualTo("in " + home.getFileSystem().getPath("~", "a") + " and /b");
        assertThat(UserFolders.withoutHome(text, home.getRoot())).isEqualTo(text);
        assertThat(UserFolders.withoutHome(text, Path.of(""))).isEqualTo(text);
    }
}
