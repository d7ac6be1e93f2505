package org.jointscope.batch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.FileKind;

/**
 * What the results of a mesh or an animation depend on, as a text that changes with it: the sizes and times of all
 * files in its folder, which can be its meshes, of the named files, and the options.
 */
final class FileStates {

    private final FileList list;
    private final Map<Path, List<Path>> folders;
    private final Map<Path, String> ofFolders = new ConcurrentHashMap<>();
    private final String options;

    /** @param options that change results */
    FileStates(FileList list, String options) {
        this.list = list;
        this.folders = list.files().stream().collect(Collectors.groupingBy(Pairing::folder));
        this.options = hash(options + stamps(list.named()));
    }

    /** Empty for a file of another format: its results depend on the files that it references. */
    Optional<String> of(Path file) {
        if (!FileKind.MD5MESH.matches(file) && !FileKind.MD5ANIM.matches(file)) {
            return Optional.empty();
        }
        String folder = ofFolders.computeIfAbsent(Pairing.folder(file), it -> hash(stamps(folders.get(it))));
        return Optional.of(hash(options + folder + file + list.named().contains(file)));
    }

    private static String stamps(Collection<Path> files) {
        return files.stream().map(FileStates::stamp).collect(Collectors.joining());
    }

    private static String stamp(Path file) {
        Path stored = StoredFiles.archive(file).orElse(file);
        try {
            return file + "|" + Files.size(stored) + "|"
                    + Files.getLastModifiedTime(stored).to(TimeUnit.NANOSECONDS) + "\n";
        } catch (IOException e) {
            return file + "\n";
        }
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
