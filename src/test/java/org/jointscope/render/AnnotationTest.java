package org.jointscope.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jointscope.material.Picture;
import org.jointscope.render.coloring.Legend.Category;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnnotationTest {

    private static final int WHITE = 0xffffffff;
    private static final int RED = 0xffff0000;
    private static final int BLUE = 0xff0000ff;
    private static final int TEXT = 0xfff1f3f5;

    private static Picture plain(int width, int height, int argb) {
        int[] pixels = new int[width * height];
        Arrays.fill(pixels, argb);
        return new Picture(width, height, pixels);
    }

    private static List<Integer> dots(String text) {
        List<Integer> dots = new ArrayList<>();
        PixelFont.draw(text, (column, row) -> dots.add(row * 1000 + column));
        return dots;
    }

    private static long count(Picture picture, int argb) {
        return Arrays.stream(picture.argb()).filter(it -> it == argb).count();
    }

    @Test
    void everyCharacterHasAFormOfItsOwn() {
        String characters = IntStream.range(33, 127)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                + "·×°…\ufffd−";
        Set<List<Integer>> forms = new HashSet<>();
        characters.codePoints().forEach(it -> {
            List<Integer> form = dots(Character.toString(it));
            assertThat(form).isNotEmpty();
            assertThat(forms.add(form)).as(Character.toString(it)).isTrue();
        });
        assertThat(dots("界")).isEqualTo(dots("\ufffd"));
        assertThat(dots(" ")).isEmpty();
    }

    @Test
    void digitsHaveTheSameWidth() {
        assertThat(IntStream.range(0, 10).map(it -> PixelFont.width("" + it))).containsOnly(5);
        assertThat(PixelFont.width("10 1")).isEqualTo(5 + 1 + 5 + 1 + 3 + 1 + 5);
        assertThat(PixelFont.width("")).isZero();
    }

    @Test
    void longTextsAreTruncated() {
        assertThat(PixelFont.fit("Meshes", 100)).isEqualTo("Meshes");
        String fitting = PixelFont.fit("Meshes", 20);
        assertThat(fitting).startsWith("M").endsWith("…");
        assertThat(PixelFont.width(fitting)).isLessThanOrEqualTo(20);
        Annotation annotation = new Annotation(plain(60, 40, WHITE));
        annotation.caption(List.of("a_name_that_is_much_longer_than_the_image.md5mesh"));
        Picture picture = annotation.picture();
        assertThat(IntStream.range(0, 40)).allMatch(y -> picture.argb()[y * 60 + 59] == WHITE);
    }

    /** The text is readable on any background, because a panel is behind it. */
    @ParameterizedTest
    @ValueSource(ints = {WHITE, 0xff000000, 0})
    void captionIsInTheLowerLeftCorner(int background) {
        Picture before = plain(200, 100, background);
        Annotation annotation = new Annotation(before);
        annotation.caption(List.of("dapple.md5mesh", "walk.md5anim"));
        Picture picture = annotation.picture();
        assertThat(before.argb()).as("the image itself").containsOnly(background);
        long expected =
                (long) dots("dapple.md5mesh").size() + dots("walk.md5anim").size();
        for (int y = 0; y < 100; y++) {
            for (int x = 0; x < 200; x++) {
                if (x >= 110 || y < 60) {
                    assertThat(picture.argb()[y * 200 + x]).isEqualTo(background);
                }
            }
        }
        assertThat(count(picture, TEXT)).isEqualTo(expected);
    }

    @Test
    void scaleAndCategoriesHaveTheirColors() {
        Annotation annotation = new Annotation(plain(300, 200, WHITE));
        List<Category> scale = List.of(new Category(RED, "0"), new Category(BLUE, "1"));
        annotation.legend("Distance", "units", scale, List.of(new Category(0xff00ff00, "none")), "");
        Picture picture = annotation.picture();
        assertThat(count(picture, 0xff00ff00)).isEqualTo(49);
        assertThat(count(picture, 0xff8a94a3)).as("around both").isEqualTo(9 * 9 - 49 + 2 * (48 + 2) + 2 * 7);
        List<Integer> column = IntStream.range(0, 200)
                .map(y -> firstColored(picture, y))
                .filter(it -> it != 0)
                .boxed()
                .toList();
        assertThat(column).hasSizeGreaterThan(40);
        assertThat(column.getFirst() & 255).as("most is above").isGreaterThan(250);
        assertThat(column.getLast() >> 16 & 255).as("least is below").isGreaterThan(250);
        annotation.legend("Meshes", "", List.of(), List.of(new Category(0xff00ffff, "body")), "a note");
        assertThat(count(annotation.picture(), 0xff00ffff)).isEqualTo(49);
        assertThat(count(annotation.picture(), 0xff00ff00))
                .as("the first legend is not covered")
                .isEqualTo(49);
    }

    /** The first pixel of a row between red and blue; 0 without one. */
    private static int firstColored(Picture picture, int y) {
        return IntStream.range(0, picture.width())
                .map(x -> picture.argb()[y * picture.width() + x])
                .filter(it -> (it >> 8 & 255) == 0)
                .findFirst()
                .orElse(0);
    }

    @Test
    void textsAreLargerInLargerImages() {
        Annotation small = new Annotation(plain(480, 480, WHITE));
        Annotation large = new Annotation(plain(960, 960, WHITE));
        small.caption(List.of("x"));
        large.caption(List.of("x"));
        assertThat(count(large.picture(), TEXT)).isEqualTo(4 * count(small.picture(), TEXT));
        Annotation tiny = new Annotation(plain(2, 2, WHITE));
        tiny.caption(List.of("x", "y"));
        tiny.legend("Title", "", List.of(), List.of(new Category(RED, "red")), "note");
        assertThat(tiny.picture().width()).isEqualTo(2);
    }
}
