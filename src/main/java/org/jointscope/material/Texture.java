package org.jointscope.material;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.files.FileSearch;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.TextLocation;

/**
 * An image of a mesh.
 *
 * @param source the file that names the image; empty if the shader itself does
 * @param program that makes the image of several files, or of none: an image of the engine; empty for one file
 * @param opaque whether its alpha is not used
 * @param searches for the files, in the order of the program
 */
public record Texture(Optional<Source> source, Optional<Image> program, boolean opaque, List<FileSearch> searches) {

    /** The texture of a mesh without an image. */
    public static final Texture NONE = of(Optional.empty(), FileSearch.NONE);

    public Texture {
        searches = List.copyOf(searches);
    }

    static Texture of(Optional<Source> source, FileSearch search) {
        return new Texture(source, Optional.empty(), false, List.of(search));
    }

    /** The texture of a mesh of which the material has no such image. */
    static Texture without(Source source) {
        return of(Optional.of(source), FileSearch.NONE);
    }

    /** The kind of a file that names images. */
    public enum Kind {
        /** A {@code .mtr} of Doom 3. */
        MATERIAL,
        /** The {@code md5.cfg} of a model in a Cube 2 game. */
        CONFIG
    }

    /**
     * @param location of the word before the image's name
     * @param image its name as written, or the program; empty if there is none
     */
    public record Source(Kind kind, Path file, TextLocation location, String image) {}

    /** The search for the first file that was not found, or otherwise for the first of all. */
    public FileSearch search() {
        return searches.stream()
                .filter(it -> it.found().isEmpty())
                .findFirst()
                .or(() -> searches.stream().findFirst())
                .orElse(FileSearch.NONE);
    }

    /** Whether all files were found; false if there is no image. */
    public boolean isFound() {
        return search().found().isPresent() || program.isPresent() && searches.isEmpty();
    }

    /** The first file, if all were found. */
    public Optional<Path> file() {
        return search().found();
    }

    /** The files that were found. */
    public List<Path> files() {
        return searches.stream().flatMap(it -> it.found().stream()).toList();
    }

    /** Whether another one is the same image. */
    boolean looksLike(Texture other) {
        return key().equals(other.key());
    }

    /** What the pixels depend on, apart from the content of the files. */
    public Object key() {
        return List.of(program.map(Image::text), opaque, files());
    }

    /** Reads the image, and evaluates its program. Slow; empty if that is impossible. */
    public Optional<Picture> read() {
        try {
            return pixels().map(it -> opaque ? ImagePrograms.opaque(it) : it);
        } catch (OutOfMemoryError tooLarge) {
            return Optional.empty();
        }
    }

    private Optional<Picture> pixels() {
        if (program.isEmpty()) {
            return file().flatMap(Texture::read);
        }
        List<String> names = names(program.get());
        return names.size() > searches.size()
                ? Optional.empty()
                : ImagePrograms.evaluate(
                        program.get(),
                        name -> searches.get(names.indexOf(name)).found().flatMap(Texture::read));
    }

    private static Optional<Picture> read(Path file) {
        return PictureReader.read(file, Optional.empty()).picture();
    }

    /** The names of the files of a program: all except images of the engine. */
    static List<String> names(Image program) {
        return program.files()
                .map(Word::text)
                .filter(it -> !ImagePrograms.isBuiltIn(it))
                .distinct()
                .toList();
    }
}
