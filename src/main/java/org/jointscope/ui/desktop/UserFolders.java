package org.jointscope.ui.desktop;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The folders of the current user, in the locations of the platform. They are not created.
 *
 * @param config settings
 * @param data exercises, and unsaved edits
 * @param state logs
 * @param runtime files that exist only while the program runs
 */
public record UserFolders(Path config, Path data, Path state, Path runtime) {

    public static UserFolders current() {
        return of(System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
    }

    static UserFolders of(Map<String, String> environment, String system, Path home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("windows")) {
            Path local = folder(environment, "LOCALAPPDATA")
                    .orElse(home.resolve("AppData/Local"))
                    .resolve("Jointscope");
            return new UserFolders(
                    folder(environment, "APPDATA")
                            .orElse(home.resolve("AppData/Roaming"))
                            .resolve("Jointscope"),
                    local,
                    local,
                    local.resolve("run"));
        }
        if (name.contains("mac")) {
            Path support = home.resolve("Library/Application Support/Jointscope");
            return new UserFolders(
                    support,
                    support,
                    home.resolve("Library/Logs/Jointscope"),
                    home.resolve("Library/Caches/Jointscope"));
        }
        Path state = folder(environment, "XDG_STATE_HOME")
                .orElse(home.resolve(".local/state"))
                .resolve("jointscope");
        return new UserFolders(
                folder(environment, "XDG_CONFIG_HOME")
                        .orElse(home.resolve(".config"))
                        .resolve("jointscope"),
                folder(environment, "XDG_DATA_HOME")
                        .orElse(home.resolve(".local/share"))
                        .resolve("jointscope"),
                state,
                folder(environment, "XDG_RUNTIME_DIR")
                        .map(it -> it.resolve("jointscope"))
                        .orElse(state.resolve("run")));
    }

    /** Creates a folder that only the user can read. */
    public static void createPrivate(Path folder) throws IOException {
        if (!FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
            Files.createDirectories(folder);
            return;
        }
        var mode = PosixFilePermissions.fromString("rwx------");
        Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(mode));
        if (!Files.getPosixFilePermissions(folder).equals(mode)) {
            // Fails if the folder belongs to another user.
            Files.setPosixFilePermissions(folder, mode);
        }
    }

    /** A text with a tilde in place of the home folder, which contains the name of the user. */
    public static String withoutHome(String text) {
        return withoutHome(text, Path.of(System.getProperty("user.home")));
    }

    static String withoutHome(String text, Path home) {
        boolean named = home.isAbsolute() && home.getNameCount() > 0;
        return named ? text.replace(home.toString(), "~") : text;
    }

    /** A folder in the environment; relative paths are ignored, as the XDG specification requires. */
    private static Optional<Path> folder(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable))
                .filter(value -> !value.isEmpty())
                .map(Path::of)
                .filter(Path::isAbsolute);
    }
}
