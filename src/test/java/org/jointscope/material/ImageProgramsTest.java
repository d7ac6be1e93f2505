package org.jointscope.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.jointscope.format.decl.MaterialReader;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Materials.Stage;
import org.junit.jupiter.api.Test;

/** All expected pixels were computed by hand from the formulas of the engine. */
class ImageProgramsTest {

    private static final Map<String, Picture> FILES = Map.of(
            "two", new Picture(2, 1, new int[] {0x10203040, 0xffc86414}),
            "one", new Picture(1, 1, new int[] {0x01e00102}),
            "slope", new Picture(2, 2, new int[] {0xff000000, 0xff404040, 0xff000000, 0xff404040}),
            "normals", new Picture(2, 1, new int[] {0xffff8080, 0x008080ff}),
            "zero", new Picture(2, 1, new int[] {0xff808080, 0xffff8080}),
            "large", new Picture(8192, 4097, new int[8192 * 4097]));

    private static Optional<Picture> run(String program) {
        byte[] text = ("m { diffusemap " + program + " }").getBytes(StandardCharsets.UTF_8);
        Image image = MaterialReader.read(text)
                .materials()
                .getFirst()
                .color()
                .flatMap(Stage::image)
                .orElseThrow();
        return ImagePrograms.evaluate(image, name -> Optional.ofNullable(FILES.get(name)));
    }

    private static int[] pixels(String program) {
        return run(program).orElseThrow().argb();
    }

    @Test
    void functionsOfSinglePixels() {
        assertThat(pixels("invertAlpha(two)")).containsExactly(0xef203040, 0x00c86414);
        assertThat(pixels("invertColor(two)")).containsExactly(0x10dfcfbf, 0xff379beb);
        assertThat(pixels("makeIntensity(two)")).containsExactly(0x20202020, 0xc8c8c8c8);
        // (0x20 + 0x30 + 0x40) / 3 = 48, (200 + 100 + 20) / 3 = 106
        assertThat(pixels("makeAlpha(two)")).containsExactly(0x30ffffff, 0x6affffff);
    }

    @Test
    void scaledValuesBeginAgainAfter255() {
        // 200 · 2 = 400 = 256 + 144; 100 · 0.5 = 50; 20 · 1 = 20; 255 · 0 = 0
        assertThat(pixels("scale(two, 2, 0.5, 1, 0)")).containsExactly(0x00401840, 0x00903214);
        assertThat(pixels("scale(two, 1)")).as("missing factors are 0").containsExactly(0x00200000, 0x00c80000);
    }

    @Test
    void sumsEndAt255AndHaveTheSizeOfTheFirst() {
        assertThat(pixels("add(two, one)")).containsExactly(0x11ff3142, 0xffff6516);
        assertThat(pixels("add(one, two)")).containsExactly(0x11ff3142);
        assertThat(pixels("add(two, _white)")).containsExactly(0xffffffff, 0xffffffff);
        assertThat(pixels("add(two, _black)")).containsExactly(0xff203040, 0xffc86414);
    }

    @Test
    void heightsBecomeNormalsAndRepeat() {
        // Scale 4: a rise of 64 is a gradient of 1: (-1, 0, 1) / √2 · 127 + 128 = (38.2, 128, 217.8); back down:
        // (217.8, …)
        assertThat(pixels("heightmap(slope, 4)")).containsExactly(0xff2680d9, 0xffd980d9, 0xff2680d9, 0xffd980d9);
        assertThat(pixels("heightmap(one, 9)")).as("a single pixel is flat").containsExactly(0xff8080ff);
    }

    @Test
    void normalsAreAddedAndSmoothed() {
        // (1, 0, 0) + (1, 0, ·) = (2, 0, 0) → (1, 0, 0); (0, 0, 1) + (0, 0, ·) = (0, 0, 1)
        assertThat(pixels("addnormals(normals, normals)")).containsExactly(0xffff8080, 0xff8080ff);
        // A normal of length 0 is (0, 0, 1).
        assertThat(pixels("addnormals(zero, _flat)")).containsExactly(0xff8080ff, 0xffff8080);
        // (1, 0, 1) / √2 · 127 + 128 = 217.8 for the first; the row repeats: twice the other column, once the own
        // left: (1, 0, 0) · 3 + (0, 0, 1) · 6 = (1, 0, 2) / √5 → 56.8, 113.6
        assertThat(pixels("smoothnormals(normals)")).containsExactly(0xffb880f1, 0x00f180b8);
        assertThat(pixels("smoothnormals(zero)")).as("0 is left out").containsExactly(0xffff8080, 0xffff8080);
    }

    @Test
    void programsAreNested() {
        assertThat(pixels("invertAlpha(makeAlpha(add(two, one)))")).hasSize(2);
        // The rounded normal (89, 0, 89) / 127 is shorter than 1: its z becomes √(1 - 0.4911) = 0.7134 → 218.6
        assertThat(pixels("addnormals(heightmap(slope, 4), _flat)"))
                .containsExactly(0xff2680d9, 0xffd980da, 0xff2680d9, 0xffd980da);
    }

    @Test
    void missingAndLargeImagesHaveNoResult() {
        assertThat(run("add(two, never)")).isEmpty();
        assertThat(run("invertColor(never)")).isEmpty();
        assertThat(run("add(large, one)")).isEmpty();
    }
}
