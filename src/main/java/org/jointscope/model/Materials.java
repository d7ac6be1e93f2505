package org.jointscope.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.model.Declarations.Word;

/**
 * The material declarations of an .mtr as written, in file order; of each, what a viewer shows, and the rest as text.
 */
public record Materials(List<Material> materials) implements ModelFile {

    public Materials {
        materials = List.copyOf(materials);
    }

    /**
     * @param stages in file order
     * @param keywords the text outside of the stages, such as {@code noShadows}
     */
    public record Material(Word name, List<Stage> stages, boolean twoSided, String keywords) {

        public Material {
            stages = List.copyOf(stages);
        }

        /**
         * The first image that is shown as the color of the surface: of a diffuse stage, otherwise of an unlit one;
         * white if there are only bumps, as in Doom 3.
         */
        public Optional<Stage> color() {
            return first(Lighting.DIFFUSE)
                    .or(() -> first(Lighting.UNLIT))
                    .or(() -> first(Lighting.BUMP)
                            .map(it -> new Stage(
                                    Lighting.DIFFUSE,
                                    Optional.of(new ImageFile(new Word("_white", it.location()))),
                                    false,
                                    it.location(),
                                    "")));
        }

        /** The first stage of a lighting that has an image. */
        public Optional<Stage> first(Lighting lighting) {
            return stages.stream()
                    .filter(stage ->
                            stage.lighting() == lighting && stage.image().isPresent())
                    .findFirst();
        }

        /** The stages that a viewer does not show. */
        public List<Stage> others() {
            List<Stage> shown = Stream.of(color(), first(Lighting.BUMP), first(Lighting.SPECULAR))
                    .flatMap(Optional::stream)
                    .toList();
            return stages.stream()
                    .filter(it -> shown.stream().noneMatch(other -> other == it))
                    .toList();
        }
    }

    /** The part of the lighting to which a stage contributes. */
    public enum Lighting {
        DIFFUSE,
        BUMP,
        SPECULAR,
        UNLIT
    }

    /**
     * @param image empty if the stage has none in a file: a video, a mirror or a cube map
     * @param alphaTested whether alpha decides which pixels are drawn
     * @param location of the word before the image, or of the beginning
     * @param text as written, without comments; its lines are separated by {@code ·}
     */
    public record Stage(
            Lighting lighting, Optional<Image> image, boolean alphaTested, TextLocation location, String text) {}

    /** An image program: a file, or a function of images. */
    public sealed interface Image {

        /** The files that it reads, in order. */
        Stream<Word> files();

        /** The program as in a file, without spaces. */
        String text();
    }

    /** A file of the game, mostly without extension; a name with an underscore is an image of the engine. */
    public record ImageFile(Word path) implements Image {

        @Override
        public Stream<Word> files() {
            return Stream.of(path);
        }

        @Override
        public String text() {
            return path.text();
        }
    }

    /** The functions of images, with their words in lower case. */
    public enum Function {
        HEIGHTMAP(1, 1),
        ADDNORMALS(2, 0),
        SMOOTHNORMALS(1, 0),
        ADD(2, 0),
        SCALE(1, 4),
        INVERTALPHA(1, 0),
        INVERTCOLOR(1, 0),
        MAKEINTENSITY(1, 0),
        MAKEALPHA(1, 0);

        private static final Map<String, Function> BY_WORD = Arrays.stream(values())
                .collect(Collectors.toUnmodifiableMap(it -> it.name().toLowerCase(Locale.ROOT), it -> it));

        /** Number of images, the first arguments. */
        public final int images;

        /** Number of numbers after them. */
        public final int numbers;

        Function(int images, int numbers) {
            this.images = images;
            this.numbers = numbers;
        }

        /** @param word in lower case */
        public static Optional<Function> of(String word) {
            return Optional.ofNullable(BY_WORD.get(word));
        }
    }

    /**
     * @param name of the function, as written
     * @param numbers as written, after the images
     */
    public record ImageFunction(Function function, Word name, List<Image> images, List<Word> numbers) implements Image {

        public ImageFunction {
            images = List.copyOf(images);
            numbers = List.copyOf(numbers);
        }

        @Override
        public Stream<Word> files() {
            return images.stream().flatMap(Image::files);
        }

        @Override
        public String text() {
            return Stream.concat(
                            images.stream().map(Image::text), numbers.stream().map(Word::text))
                    .collect(Collectors.joining(",", name.text() + '(', ")"));
        }
    }
}
