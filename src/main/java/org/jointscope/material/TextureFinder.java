package org.jointscope.material;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.GameTree;

/** Finds the image for a shader name that is a path, as in models of modders and of Cube 2 games. */
public final class TextureFinder {

    private static final List<String> EXTENSIONS = List.of(".png", ".jpg", ".jpeg", ".tga", ".bmp");

    private TextureFinder() {}

    /** Searches for the first image that exists, for a mesh file and a shader in it. */
    public static FileSearch search(GameTree tree, Path meshFile, String shader) {
        return tree.search(meshFile, shader, TextureFinder::names);
    }

    /** The name itself if it has the extension of an image, and the name with each extension. */
    private static List<String> names(String name) {
        boolean picture = EXTENSIONS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
        return Stream.concat(
                        Stream.of(name).filter(any -> picture),
                        Stream.of(name, stem(name))
                                .flatMap(begin -> EXTENSIONS.stream().map(begin::concat)))
                .distinct()
                .toList();
    }

    /** A file's name without its extension. */
    static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
