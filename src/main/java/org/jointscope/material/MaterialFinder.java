package org.jointscope.material;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.analysis.DeclNames;
import org.jointscope.files.Folders;
import org.jointscope.files.GameTree;
import org.jointscope.format.decl.MaterialReader;
import org.jointscope.model.Materials.Material;

/** Finds the declaration of a material in the .mtr of a game (Doom 3, framework/DeclManager.cpp). */
final class MaterialFinder {

    private static final String FOLDER = "materials";
    private static final String EXTENSION = ".mtr";

    /** The limits: games have some hundreds of files of at most 1 MB. */
    private static final int MOST_FILES = 4096;

    private static final long MOST_BYTES = 1 << 25;
    private static final long MOST_BYTES_IN_ALL = 1 << 28;

    /** @param file that contains the declaration */
    record Declared(Path file, Material material) {}

    private MaterialFinder() {}

    /** The first declaration of a name, in the files of the nearest folder that has it, sorted by name. */
    static Optional<Declared> find(GameTree tree, Path meshFile, String shader) {
        String name = DeclNames.canonical(shader);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        long[] left = {MOST_BYTES_IN_ALL};
        return tree.folders(meshFile, FOLDER)
                .flatMap(folder -> Folders.list(folder, MaterialFinder::isMaterial, MOST_FILES).stream())
                .takeWhile(file -> left[0] > 0)
                .flatMap(file -> {
                    byte[] bytes = bytes(file);
                    left[0] -= bytes.length;
                    return in(file, bytes, name).stream();
                })
                .findFirst();
    }

    private static boolean isMaterial(Path file) {
        return DeclNames.plain(file.toString()).endsWith(EXTENSION) && Files.isRegularFile(file);
    }

    /** The content of a file; empty if it is unreadable or too large. */
    private static byte[] bytes(Path file) {
        try {
            return Files.size(file) > MOST_BYTES ? new byte[0] : Files.readAllBytes(file);
        } catch (IOException unreadable) {
            return new byte[0];
        }
    }

    private static Optional<Declared> in(Path file, byte[] bytes, String name) {
        return mentions(bytes, name)
                ? MaterialReader.read(bytes).materials().stream()
                        .filter(it -> DeclNames.canonical(it.name().text()).equals(name))
                        .findFirst()
                        .map(it -> new Declared(file, it))
                : Optional.empty();
    }

    /** Whether a file contains a name, apart from case and slashes: only those files are parsed. */
    private static boolean mentions(byte[] bytes, String name) {
        return DeclNames.plain(new String(bytes, StandardCharsets.ISO_8859_1))
                .contains(new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
    }

    /** The names of the files that Doom 3 and its successors try for an image of a material, in order. */
    static List<String> names(String image) {
        String plain = DeclNames.plain(image);
        String stem = plain.endsWith(".tga") ? TextureFinder.stem(image) : image;
        return TextureFinder.isImage(stem)
                ? List.of(image)
                : Stream.of(".tga", ".jpg", ".png").map(stem::concat).toList();
    }
}
