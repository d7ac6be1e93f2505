package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Place.Loser;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Materials.ImageFunction;
import org.jointscope.model.TextLocation;

/**
 * An image of a mesh.
 *
 * @param source the file that names the image; empty if the shader itself does
 * @param program that makes the image of several files, or of none: an image of the engine; empty for one file
 * @param opaque whether its alpha is not used
 * @param searches for the files, in the order of the program
 * @param compressed the search for an image under {@code dds/} that replaces all of them
 * @param palette of the game, for images without one
 */
public record Texture(
        Optional<Source> source,
        Optional<Image> program,
        boolean opaque,
        List<FileSearch> searches,
        FileSearch compressed,
        Optional<Path> palette) {

    /** The texture of a mesh without an image. */
    public static final Texture NONE = of(Optional.empty(), FileSearch.NONE);

    public Texture {
        searches = List.copyOf(searches);
    }

    static Texture of(Optional<Source> source, FileSearch search) {
        return new Texture(source, Optional.empty(), false, List.of(search), FileSearch.NONE, Optional.empty());
    }

    /** The texture of a mesh of which the material has no such image. */
    static Texture without(Source source) {
        return of(Optional.of(source), FileSearch.NONE);
    }

    Texture withPalette(Optional<Path> other, boolean isOpaque) {
        return new Texture(source, program, isOpaque, searches, compressed, other);
    }

    /** The kind of a file that names images. */
    public enum Kind {
        /** A {@code .mtr} of Doom 3. */
        MATERIAL,
        /** The {@code md5.cfg} of a model in a Cube 2 game. */
        CONFIG,
        /** The .md2 that an .md5mesh replaces. */
        MODEL,
        /** The user. */
        HAND
    }

    /**
     * @param file that names the image; for {@link Kind#HAND}, the image
     * @param location of the word before the image's name, in a text
     * @param image its name as written, or the program; empty if there is none
     */
    public record Source(Kind kind, Path file, Optional<TextLocation> location, String image) {}

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
        return isCompressed() || search().found().isPresent() || program.isPresent() && searches.isEmpty();
    }

    /**
     * Whether an image that a file or the user names is not found, or one that the engine requires: not if a model
     * without a game has only a shader.
     */
    public boolean isMissing() {
        return !isFound() && !search().names().isEmpty() && (source.isPresent() || search().outside());
    }

    /** Whether there is a game that does not find the image, although it was found around the mesh. */
    public boolean isOutside() {
        return !isCompressed()
                && searches.stream().anyMatch(it -> it.outside() && it.found().isPresent());
    }

    /** Whether the user chose the image. */
    public boolean isChosen() {
        return source.filter(it -> it.kind() == Kind.HAND).isPresent();
    }

    /** The name of the image: as written, or that of the file, or that of the first accepted one without extension. */
    public String label() {
        return source.map(Source::image)
                .filter(it -> !it.isEmpty())
                .or(() -> file().map(it -> it.getFileName().toString()))
                .or(() -> search().names().stream().findFirst().map(TextureFinder::stem))
                .orElse("");
    }

    /** The name of the first file that is missing, as in the program. */
    public String missing() {
        List<String> names = program.map(Texture::names).orElse(List.of());
        return IntStream.range(0, Math.min(names.size(), searches.size()))
                .filter(it -> searches.get(it).found().isEmpty())
                .mapToObj(names::get)
                .findFirst()
                .orElseGet(this::label);
    }

    /** Whether the image under {@code dds/} is used. */
    public boolean isCompressed() {
        return compressed.found().isPresent();
    }

    /** The first file, if all were found. */
    public Optional<Path> file() {
        return compressed.found().or(() -> search().found());
    }

    /** The files that were found and are used. */
    public List<Path> files() {
        return compressed
                .found()
                .map(List::of)
                .orElseGet(() ->
                        searches.stream().flatMap(it -> it.found().stream()).toList());
    }

    /** The files that the image depends on, and those that would be used instead of a missing one. */
    public Stream<Path> dependencies() {
        Stream<Path> missing = isFound()
                ? Stream.of()
                : search().folders().stream()
                        .flatMap(folder -> search().names().stream().map(folder::resolve));
        return Stream.of(files().stream(), palette.stream(), source.stream().map(Source::file), missing)
                .flatMap(it -> it);
    }

    /** The searches for the files, after that for the image that replaces them. */
    Stream<FileSearch> allSearches() {
        return Stream.concat(Stream.of(compressed), searches.stream());
    }

    /** Files that match, but are not used. */
    public List<Loser> losers() {
        return allSearches().flatMap(it -> it.losers().stream()).distinct().toList();
    }

    /** Whether another one is the same image. */
    boolean looksLike(Texture other) {
        return key().equals(other.key());
    }

    /** What the pixels depend on, apart from the content of the files. */
    public Object key() {
        return List.of(program.map(Image::text), opaque, files(), palette);
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
        return program.isEmpty() || isCompressed() ? file().flatMap(this::read) : read(program.get());
    }

    /** Reads the image of a part of the program. Slow; empty if that is impossible. */
    public Optional<Picture> read(Image part) {
        List<String> names = names(program.orElse(part));
        return names.size() > searches.size()
                ? Optional.empty()
                : ImagePrograms.evaluate(
                        part, name -> searches.get(names.indexOf(name)).found().flatMap(this::read));
    }

    private Optional<Picture> read(Path file) {
        return PictureReader.read(file, palette.flatMap(Texture::palette)).picture();
    }

    private static Optional<Palette> palette(Path file) {
        try {
            return Palette.of(file);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /**
     * A step in the evaluation of an image.
     *
     * @param part of the program; empty for the image of a single file
     * @param search for its file; empty for a function, and for an image of the engine
     */
    public record Step(Optional<Image> part, Optional<FileSearch> search) {}

    /** The files and functions in the order of their evaluation; the last one is the image. */
    public List<Step> steps() {
        return isCompressed()
                ? List.of(new Step(Optional.empty(), Optional.of(compressed)))
                : program.map(it -> steps(it, names(it)).toList())
                        .orElseGet(() -> List.of(new Step(Optional.empty(), Optional.of(search()))));
    }

    private Stream<Step> steps(Image part, List<String> names) {
        if (part instanceof ImageFunction function) {
            Stream<Step> before = function.images().stream().flatMap(it -> steps(it, names));
            return Stream.concat(before, Stream.of(new Step(Optional.of(part), Optional.empty())));
        }
        int at = names.indexOf(part.text());
        Optional<FileSearch> search =
                at < 0 ? Optional.empty() : searches.stream().skip(at).findFirst();
        return Stream.of(new Step(Optional.of(part), search));
    }

    /** Reads the image of a step. Slow; empty if that is impossible. */
    public Optional<Picture> read(Step step) {
        try {
            Optional<Picture> read = step.part().map(this::read).orElseGet(() -> file().flatMap(this::read));
            return opaque && step.equals(steps().getLast()) ? read.map(ImagePrograms::opaque) : read;
        } catch (OutOfMemoryError tooLarge) {
            return Optional.empty();
        }
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
