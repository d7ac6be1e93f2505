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
 * @param searches for the files, in the order of the program
 */
public record Texture(Optional<Source> source, Optional<Image> program, List<FileSearch> searches) {

    /** The texture of a mesh without an image. */
    public static final Texture NONE = of(Optional.empty(), FileSearch.NONE);

    public Texture {
        searches = List.copyOf(searches);
    }

    static Texture of(Optional<Source> source, FileSearch search) {
        return new Texture(source, Optional.empty(), List.of(search));
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
     * @param image its name as written, or the program
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

    /** Reads the image, and runs its program. Slow. */
    public Optional<Picture> read() {
        if (program.isEmpty()) {
            return file().flatMap(it -> PictureReader.read(it, Optional.empty()).picture());
        }
        List<String> names = names(program.get());
        return ImagePrograms.evaluate(
                program.get(),
                name -> searches.get(names.indexOf(name))
                        .found()
                        .flatMap(it -> PictureReader.read(it, Optional.empty()).picture()));
    }

    /** The names of the files of a program that are not images of the engine. */
    static List<String> names(Image program) {
        return program.files()
                .map(Word::text)
                .filter(it -> !it.startsWith("_"))
                .distinct()
                .toList();
    }
}
