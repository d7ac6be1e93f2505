package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jointscope.render.OverlayStyle;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RenderCommandTest {

    private static final String MESH = "resources/org/jointscope/sample/dapple.md5mesh";
    private static final String WALK = "resources/org/jointscope/sample/walk.md5anim";
    private static final Path GOLDEN = Path.of("src/test/resources/org/jointscope/render/");

    @TempDir
    private Path folder;

    private Run render(String output, String... more) {
        List<String> arguments =
                new ArrayList<>(List.of("render", "-o", folder.resolve(output).toString()));
        arguments.addAll(List.of(more));
        return Run.of(arguments.toArray(String[]::new));
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    /** The image is the same on every machine. */
    @Test
    void sampleLooksAsExpected() throws IOException {
        Run run = render(
                "a.png",
                MESH,
                WALK,
                "--frame",
                "3.5",
                "--size",
                "320x240",
                "--show",
                "grid,skeleton",
                "--background",
                "#f4f4f4");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(folder.resolve("a.png") + ": 1 image of 320 × 240 pixels\n");
        BufferedImage image = ImageIO.read(folder.resolve("a.png").toFile());
        assertThat(pixels(image)).isEqualTo(pixels(golden("dapple.png")));
    }

    private static BufferedImage golden(String name) throws IOException {
        return ImageIO.read(GOLDEN.resolve(name).toFile());
    }

    @Test
    void layersAndTextsLookAsExpected() throws IOException {
        Run run = render(
                "l.png",
                MESH,
                WALK,
                "--frame=7.5",
                "--root=doom3",
                "--size=320x240",
                "--show=bounds,axes,normals",
                "--colors=mesh",
                "--legend");
        assertThat(run.err()).isEmpty();
        BufferedImage image = ImageIO.read(folder.resolve("l.png").toFile());
        assertThat(pixels(image)).isEqualTo(pixels(golden("layers.png")));
    }

    @Test
    void axesAreThoseOfAnAnimationToo() {
        assertThat(render("x.png", WALK, "--show=axes", "--size=32x32").exitCode())
                .isZero();
    }

    @Test
    void viewZoomAndColorsChangeTheImage() throws IOException {
        List<int[]> images = new ArrayList<>();
        for (String option : List.of(
                "--view=front",
                "--view=top",
                "--yaw=90",
                "--zoom=2",
                "--projection=orthographic",
                "--colors=mesh",
                "--colors=influences",
                "--colors=normals",
                "--colors=checker",
                "--show=wireframe",
                "--show=unlit",
                "--show=bounds",
                "--show=axes",
                "--show=normals",
                "--show=face-normals",
                "--show=normals,back-faces --legend",
                "--show=grid --legend",
                "--fov=80",
                "--legend",
                "--elevation=-20",
                "--background=#336699")) {
            List<String> all = new ArrayList<>(List.of(MESH, "--size=64x64", "--force"));
            all.addAll(List.of(option.split(" ")));
            assertThat(render("b.png", all.toArray(String[]::new)).exitCode()).isZero();
            images.add(pixels(ImageIO.read(folder.resolve("b.png").toFile())));
        }
        for (int i = 0; i < images.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(images.get(i)).isNotEqualTo(images.get(j));
            }
        }
    }

    @Test
    void framesAreNumberedFilesOrAGif() throws IOException {
        assertThat(render("w.png", MESH, WALK, "--frames", "2..4", "--size", "40x30")
                        .exitCode())
                .isZero();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(it -> it.getFileName().toString()))
                    .containsExactlyInAnyOrder("w-0000.png", "w-0001.png", "w-0002.png");
        }
        assertThat(render("w.gif", MESH, WALK, "--turntable", "6", "--size", "40x30")
                        .exitCode())
                .isZero();
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in =
                ImageIO.createImageInputStream(folder.resolve("w.gif").toFile())) {
            reader.setInput(in);
            assertThat(reader.getNumImages(true)).isEqualTo(6);
            assertThat(pixels(reader.read(0))).isNotEqualTo(pixels(reader.read(3)));
        }
    }

    /** In parallel projection, the model has the same height from all sides if the distance does not change. */
    @Test
    void turnHasOneDistance() throws IOException {
        assertThat(render("t.png", MESH, "--turntable=8", "--size=99x99", "--elevation=0", "--projection=orthographic")
                        .exitCode())
                .isZero();
        Set<Integer> heights = new HashSet<>();
        for (int image = 0; image < 8; image++) {
            int[] pixels =
                    pixels(ImageIO.read(folder.resolve("t-000" + image + ".png").toFile()));
            int[] drawn = IntStream.range(0, pixels.length)
                    .filter(at -> pixels[at] >>> 24 > 127)
                    .map(at -> at / 99)
                    .toArray();
            heights.add(drawn[drawn.length - 1] - drawn[0]);
        }
        assertThat(heights).hasSize(1);
    }

    @Test
    void impossibleSequencesAreSaidInPlainWords() {
        assertThat(render("d.gif", MESH, WALK, "--frames=5..40").err())
                .startsWith("jointscope: --frames must be from 0 to 24, but was 5..40\n");
        assertThat(render("d.gif", MESH, WALK, "--frames=0..4", "--turntable=8").err())
                .startsWith("jointscope: --frames and --turntable cannot be used together\n");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void framesAreAnAnimatedPng() throws IOException {
        Run run = render("w.apng", MESH, WALK, "--frames", "2..4", "--size", "40x30");
        assertThat(run.out()).isEqualTo(folder.resolve("w.apng") + ": 3 images of 40 × 30 pixels\n");
        assertThat(render("f.png", MESH, WALK, "--frame", "2", "--size", "40x30")
                        .exitCode())
                .isZero();
        assertThat(pixels(ImageIO.read(folder.resolve("w.apng").toFile())))
                .isEqualTo(pixels(ImageIO.read(folder.resolve("f.png").toFile())));
        assertThat(Files.readString(folder.resolve("w.apng"), StandardCharsets.ISO_8859_1))
                .contains("acTL", "fdAT");
    }

    /** By an md5.cfg; without light, they have no effect. */
    @Test
    void normalMapsAreDrawn() throws IOException {
        Path mesh = Files.copy(Path.of(MESH), folder.resolve("m.md5mesh"));
        Path config = folder.resolve("md5.cfg");
        texel("color.png", 0xff808080);
        texel("bump.png", 0xffc0c0ff);
        List<int[]> images = new ArrayList<>();
        for (String bump : List.of("", "md5bumpmap * bump.png\n")) {
            Files.writeString(config, "md5load m.md5mesh\nmd5skin * color.png\n" + bump);
            for (String option : List.of("--zoom=1", "--show=unlit")) {
                render("n.png", mesh.toString(), "--force", "--size=64x64", option);
                images.add(pixels(ImageIO.read(folder.resolve("n.png").toFile())));
            }
        }
        assertThat(images.get(2)).isNotEqualTo(images.get(0));
        assertThat(images.get(3)).isEqualTo(images.get(1));
    }

    private void texel(String name, int argb) throws IOException {
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, argb);
        ImageIO.write(image, "png", folder.resolve(name).toFile());
    }

    @Test
    void existingFileIsOverwrittenOnlyWithForce() throws IOException {
        Path file = Files.writeString(folder.resolve("c.png"), "old");
        Run run = render("c.png", MESH, "--size=8x8");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("file exists; use --force to overwrite");
        assertThat(file).hasContent("old");
        assertThat(render("c.png", MESH, "--size=8x8", "--force").exitCode()).isZero();
        assertThat(folder.resolve("c.png.bak")).hasContent("old");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--size=0x4",
                "--size=99999x99999",
                "--size=wide",
                "--background=pink",
                "--frames=3..1",
                "--frames=0..400",
                "--turntable=0",
                "--view=inside",
                "--show=everything",
                "--yaw=left",
                "--colors=wight",
                "--colors=vertex",
                "--colors=weight",
                "--joint=hips",
                "--descendants",
                "--elevation=NaN",
                "--fov=19"
            })
    void impossibleValuesWriteNothing(String option) {
        assertThat(render("d.png", MESH, WALK, option).exitCode()).isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void colorsThatDoNotApplyAreNamedWithTheirNeeds() {
        assertThat(render("d.png", WALK, "--show=skeleton", "--colors=weight", "--joint=none")
                        .err())
                .startsWith("jointscope: --colors weight requires an .md5mesh\n");
        assertThat(render("d.png", MESH, WALK, "--colors=grid").err())
                .startsWith("jointscope: --colors grid requires an .md2\n");
        assertThat(render("d.png", MESH, "--colors=speed").err())
                .startsWith("jointscope: --colors speed requires at least two frames and a frame rate");
        assertThat(render("d.png", MESH, "--colors=weight", "--joint=chest_").err())
                .startsWith("jointscope: no joint 'chest_'; did you mean chest");
        assertThat(render("d.png", MESH, "--colors=weight", "--joint=none of these")
                        .err())
                .startsWith("jointscope: no joint 'none of these'; `jointscope pose` lists the joints\n");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void backFacesArePinkAndUnlitSurfacesHaveTheirColors() throws IOException {
        Path outward = SmallModel.write(folder, "outward.md5mesh", SmallModel.mesh());
        String text = SmallModel.mesh().replaceAll("(tri \\d+) (\\d+) (\\d+) (\\d+)", "$1 $2 $4 $3");
        Path inward = SmallModel.write(folder, "inward.md5mesh", text);
        String[] options = {"--size=64x64", "--show=back-faces,unlit", "--colors=mesh", "--force", "--zoom=2"};
        assertThat(colors(outward, options)).contains(0xff56b4e9).doesNotContain(0xffff1fb4);
        assertThat(colors(inward, options)).contains(0xffff1fb4).doesNotContain(0xff56b4e9);
    }

    /** On a dark and on a light background, as in the window. */
    @Test
    void edgesAreDarkBlueOnTheSurface() throws IOException {
        Path mesh = SmallModel.write(folder, "m.md5mesh", SmallModel.mesh());
        for (String background : List.of("#101418", "#ffffff")) {
            assertThat(colors(mesh, "--size=128x128", "--show=wireframe", "--force", "--background=" + background))
                    .contains(OverlayStyle.EDGE);
        }
    }

    @Test
    void missingImageIsCheckered() throws IOException {
        Path md2 = Files.write(
                Files.createDirectory(folder.resolve("md2")).resolve("a.md2"),
                Md2Builder.tetrahedron().build());
        Path mesh = SmallModel.write(folder, "m.md5mesh", SmallModel.mesh(SmallModel.GUARD, "body"));
        assertThat(colors(mesh, "--size=64x64", "--show=unlit", "--force"))
                .satisfies(drawn -> assertThat(Arrays.stream(drawn)).noneMatch(RenderCommandTest::isPurple));
        Path materials = Files.createDirectory(folder.resolve("materials"));
        Files.writeString(materials.resolve("a.mtr"), "body\n{\n  diffusemap models/none.tga\n}\n");
        for (Path model : List.of(md2, mesh)) {
            assertThat(colors(model, "--size=64x64", "--show=unlit", "--force"))
                    .as(model.toString())
                    .satisfies(drawn -> assertThat(Arrays.stream(drawn)).anyMatch(RenderCommandTest::isPurple));
        }
    }

    private static boolean isPurple(int argb) {
        int green = argb >> 8 & 255;
        return (argb >> 16 & 255) > green + 20 && (argb & 255) > green + 20;
    }

    /** The bounds of the file are in the legend only if they are drawn; those of all frames contain those of one. */
    @Test
    void legendNamesTheDrawnBounds() throws IOException {
        Path mesh = SmallModel.write(folder, "m.md5mesh", SmallModel.mesh());
        String[] options = {"--size=200x200", "--show=bounds", "--legend", "--force"};
        assertThat(colors(mesh, options)).contains(OverlayStyle.MESH_BOX).doesNotContain(OverlayStyle.FILE_BOX);
        assertThat(render("w.png", MESH, WALK, "--size=200x200", "--show=bounds,all-bounds", "--legend")
                        .exitCode())
                .isZero();
        assertThat(pixels(ImageIO.read(folder.resolve("w.png").toFile())))
                .contains(
                        OverlayStyle.FILE_BOX,
                        OverlayStyle.MESH_BOX,
                        OverlayStyle.ALL_FILE_BOX,
                        OverlayStyle.ALL_MESH_BOX);
    }

    private int[] colors(Path mesh, String... options) throws IOException {
        List<String> all = new ArrayList<>(List.of(mesh.toString()));
        all.addAll(List.of(options));
        assertThat(render("s.png", all.toArray(String[]::new)).exitCode()).isZero();
        return pixels(ImageIO.read(folder.resolve("s.png").toFile()));
    }

    @Test
    void colorsFollowThePoseAndTheJoint() throws IOException {
        List<int[]> images = new ArrayList<>();
        for (String[] options : new String[][] {
            {"--colors=speed", "--frame=2"},
            {"--colors=speed", "--frame=9"},
            {"--colors=weight", "--joint=chest"},
            {"--colors=weight", "--joint=chest", "--descendants"},
            {"--colors=weight", "--joint=head"}
        }) {
            List<String> all = new ArrayList<>(List.of(MESH, WALK, "--size=64x64", "--force"));
            all.addAll(List.of(options));
            assertThat(render("s.png", all.toArray(String[]::new)).exitCode()).isZero();
            images.add(pixels(ImageIO.read(folder.resolve("s.png").toFile())));
        }
        for (int i = 0; i < images.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(images.get(i)).isNotEqualTo(images.get(j));
            }
        }
    }

    @Test
    void otherFormatsAreRejected() {
        Run run = render("d.jpg", MESH, "--size=8x8");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("d.jpg is not the name of a .png, .apng or .gif file");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void noImageIsWrittenIfOneOfThemExists() throws IOException {
        Files.writeString(folder.resolve("w-0001.png"), "old");
        Run run = render("w.png", MESH, "--turntable=3", "--size=8x8");
        assertThat(run.err()).contains("w-0001.png: file exists");
        assertThat(folder).isDirectoryNotContaining("glob:**w-0000.png");
    }

    @Test
    void animationAloneIsASkeleton() {
        assertThat(render("e.png", WALK).exitCode()).isEqualTo(2);
        assertThat(render("e.png", WALK, "--show=skeleton", "--size=32x32").exitCode())
                .isZero();
    }
}
