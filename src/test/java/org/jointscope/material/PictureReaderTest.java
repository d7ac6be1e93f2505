package org.jointscope.material;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import javax.imageio.ImageIO;
import org.jointscope.files.GameTree;
import org.jointscope.material.PictureReader.PictureHeader;
import org.jointscope.material.PictureReading.Colours;
import org.jointscope.material.PictureRemark.Kind;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.PcxBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureReaderTest {
    private static final int BLUE = PcxBuilder.colour(0);
    private static final int RED = PcxBuilder.colour(1);
    private static final int GREEN = PcxBuilder.colour(2);

    @TempDir
    private Path folder;

    @Test
    void pcxHasTheColoursOfItsPalette() {
        PictureReading reading = read(PcxBuilder.of(4, 2, 0, 1, 1, 1, 2, 2, 0, 255));
        assertThat(reading.format()).isEqualTo("PCX");
        assertThat(reading.colours()).isEqualTo(Colours.OWN_PALETTE);
        assertThat(reading.remarks()).isEmpty();
        assertPicture(reading, 4, 2, BLUE, RED, RED, RED, GREEN, GREEN, BLUE, 0xffff00ff);
    }

    @Test
    void headerIsReadWithoutPixels() throws IOException {
        byte[] pcx = PcxBuilder.of(4, 2, 0, 1, 1, 1, 2, 2, 0, 255).build();
        assertThat(header("a.pcx", Arrays.copyOf(pcx, 128))).contains(new PictureHeader("PCX", 4, 2));
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(30, 20, BufferedImage.TYPE_INT_RGB), "png", png);
        assertThat(header("a.png", Arrays.copyOf(png.toByteArray(), 33))).contains(new PictureHeader("PNG", 30, 20));
        assertThat(header("a.tga", Arrays.copyOf(png.toByteArray(), 10))).isEmpty();
        assertThat(header("b.pcx", new byte[200])).isEmpty();
        assertThat(PictureReader.header(folder.resolve("missing.png"))).isEmpty();
    }

    private Optional<PictureHeader> header(String name, byte[] content) throws IOException {
        return PictureReader.header(Files.write(folder.resolve(name), content));
    }

    /** File and colors are from ImageMagick. */
    @Test
    void agreesWithImageMagick() throws IOException {
        String packed = "H4sIAAAAAAACA+NiZeRgAAI2BiYQxSCgYPAfSP1ncEg48OvXJQaCgJGdgZGBfHCEgZGJ+TgLAzMj"
                + "CxMDMw/J1o+CUTCMAADmSFJ4jwMAAA==";
        byte[] file;
        try (InputStream in =
                new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(packed)))) {
            file = in.readAllBytes();
        }
        int dark = 0xff102030;
        int red = 0xffff0000;
        int green = 0xff00ff00;
        int blue = 0xff4060c0;
        int pale = 0xfffafad2;
        assertPicture(
                read("skin.pcx", file),
                7,
                3,
                Stream.of(
                                IntStream.of(dark, dark, dark, dark, red, green, blue),
                                IntStream.generate(() -> pale).limit(7),
                                IntStream.of(dark, blue, red, pale, green, dark, blue))
                        .flatMapToInt(row -> row)
                        .toArray());
    }

    @Test
    void pcxTakesTheColoursOfTheGameAndItsHoles() throws IOException {
        Path colormap = PcxBuilder.plain(8, 8, 0)
                .colour(1, 0x123456)
                .colour(2, 0xffffff)
                .write(folder.resolve("pics/colormap.pcx"));
        Path skin = PcxBuilder.of(4, 1, 1, 2, 255, 255).write(folder.resolve("skin.pcx"));
        PictureReading reading = PictureReader.read(skin, Palette.ofPcx(colormap));
        assertThat(reading.colours()).isEqualTo(Colours.GAME_PALETTE);
        assertThat(reading.remarks()).containsExactly(remark(Kind.TRANSPARENT_INDEX, "2"));
        assertPicture(reading, 4, 1, 0xff123456, 0xffffffff, 0x00ff00ff, 0x00ff00ff);
    }

    @Test
    void rowsOfAnOddWidthAreNotSheared() {
        PictureReading reading =
                read(PcxBuilder.of(3, 3, 0, 1, 2, 1, 2, 0, 2, 0, 1).bytesPerLine(4));
        assertThat(reading.remarks()).containsExactly(remark(Kind.PCX_PADDING, "4", "3"));
        assertPicture(reading, 3, 3, BLUE, RED, GREEN, RED, GREEN, BLUE, GREEN, BLUE, RED);
    }

    @Test
    void rowsThatAreSaidToBeTooShortAreReadAsTheGameDoes() {
        PictureReading reading = read(PcxBuilder.of(3, 2, 0, 1, 2, 1, 2, 0).bytesPerLine(0));
        assertThat(reading.remarks()).containsExactly(remark(Kind.PCX_ROWS, "0", "3"));
        assertPicture(reading, 3, 2, BLUE, RED, GREEN, RED, GREEN, BLUE);
    }

    @Test
    void runsMayGoOnInTheNextRow() throws IOException {
        byte[] file = PcxBuilder.of(4, 2, 0, 1, 1, 1, 1, 1, 1, 1).cut(5).build();
        byte[] joined = Arrays.copyOf(file, 128 + 3 + 769);
        joined[128] = 0;
        joined[129] = (byte) (0xc0 | 7);
        joined[130] = 1;
        byte[] palette = PcxBuilder.plain(1, 1, 0).build();
        System.arraycopy(palette, palette.length - 769, joined, 131, 769);
        PictureReading reading = read("skin.pcx", joined);
        assertPicture(reading, 4, 2, BLUE, RED, RED, RED, RED, RED, RED, RED);
    }

    @Test
    void withoutPaletteIndicesAreGreys() {
        for (PcxBuilder pcx : List.of(
                PcxBuilder.of(2, 1, 1, 128).withoutPalette(),
                PcxBuilder.of(2, 1, 1, 128).withoutMarker())) {
            PictureReading reading = read(pcx);
            assertThat(reading.colours()).isEqualTo(Colours.GREYS);
            assertThat(reading.remarks()).containsExactly(remark(Kind.PCX_NO_PALETTE));
            assertPicture(reading, 2, 1, 0xff010101, 0xff808080);
        }
    }

    @Test
    void whatComesBeforeTheEndOfACutFileIsShown() {
        PictureReading reading =
                read(PcxBuilder.of(2, 4, 10, 11, 12, 13, 14, 15, 16, 17).cut(3));
        assertThat(reading.remarks()).containsExactly(remark(Kind.CUT_OFF, "2", "4"), remark(Kind.PCX_NO_PALETTE));
        assertPicture(reading, 2, 4, 0xff0a0a0a, 0xff0b0b0b, 0xff0c0c0c, 0xff0d0d0d, 0, 0, 0, 0);
    }

    @Test
    void aRunThatIsCutInTwoEndsThePicture() {
        PictureReading reading = read(PcxBuilder.plain(40, 2, 3).cut(1));
        assertThat(reading.remarks()).containsExactly(remark(Kind.CUT_OFF, "1", "2"), remark(Kind.PCX_NO_PALETTE));
        int[] expected = new int[80];
        Arrays.fill(expected, 0, 40, 0xff030303);
        assertPicture(reading, 40, 2, expected);
    }

    @Test
    void aHeaderAloneIsNoPicture() {
        PictureReading reading = read(PcxBuilder.plain(40, 2, 3).cut(4));
        assertThat(reading.picture()).isEmpty();
        assertThat(reading.remarks()).extracting(PictureRemark::kind).containsExactly(Kind.DAMAGED);
    }

    @Test
    void sizesThatNobodyMeansCostNothing() {
        assertFails(
                read(PcxBuilder.plain(4, 4, 1).says(65535, 65535).bytesPerLine(65535)),
                remark(Kind.SIZE_ABSURD, "65535", "65535", "8192"));
        assertFails(read(PcxBuilder.plain(4, 4, 1).left(8).says(-3, 4)), remark(Kind.SIZE_ABSURD, "-3", "4", "8192"));
    }

    @Test
    void sizesThatTheFileIsTooSmallForCostNothing() {
        assertFails(
                read(PcxBuilder.plain(4, 4, 1).says(8192, 8192)), remark(Kind.BYTES_TOO_FEW, "8192", "8192", "905"));
    }

    @Test
    void whatTheGameRefusesIsShownAndSaid() {
        assertThat(read(PcxBuilder.of(2, 1, 1, 2).version(4)).remarks())
                .containsExactly(remark(Kind.PCX_VERSION, "4"), remark(Kind.PCX_NO_PALETTE));
        PictureReading plain = read(PcxBuilder.of(2, 1, 1, 2).plainBytes());
        assertThat(plain.remarks()).containsExactly(remark(Kind.PCX_ENCODING, "0"));
        assertPicture(plain, 2, 1, RED, GREEN);
        PictureReading right = read(PcxBuilder.of(2, 1, 1, 2).left(8));
        assertThat(right.remarks()).containsExactly(remark(Kind.PCX_CORNER, "8", "0"));
        assertPicture(right, 2, 1, RED, GREEN);
        assertThat(read(PcxBuilder.plain(641, 1, 1)).remarks()).containsExactly(remark(Kind.PCX_SIZE, "641", "1"));
    }

    @Test
    void pcxOf24BitsHasItsOwnColoursWhateverTheGameHas() throws IOException {
        Path skin = PcxBuilder.of(2, 1, 7, 200).planes(3).withoutPalette().write(folder.resolve("a.pcx"));
        Path colormap = PcxBuilder.plain(1, 1, 0).write(folder.resolve("colormap.pcx"));
        PictureReading reading = PictureReader.read(skin, Palette.ofPcx(colormap));
        assertThat(reading.colours()).isEqualTo(Colours.OWN);
        assertThat(reading.remarks()).containsExactly(remark(Kind.PCX_DEPTH, "8", "3"));
        assertPicture(reading, 2, 1, 0xff070707, 0xffc8c8c8);
    }

    @Test
    void noHeaderMakesTheReaderThrow() {
        byte[] file = PcxBuilder.of(3, 2, 0, 1, 2, 1, 2, 0).build();
        for (int at = 1; at < 70; at++) {
            for (int value = 0; value < 256; value += at > 3 && at < 64 ? 51 : 1) {
                byte[] wrong = file.clone();
                wrong[at] = (byte) value;
                PictureReading reading = read("wrong.pcx", wrong);
                assertThat(reading.picture().isPresent() || !reading.remarks().isEmpty())
                        .as("byte %d is %d", at, value)
                        .isTrue();
            }
        }
    }

    @Test
    void tellsWhatIsNoPicture() throws IOException {
        assertFails(read("skin.pcx", new byte[0]), remark(Kind.NOT_A_PICTURE));
        assertFails(read("skin.png", "no picture".getBytes(UTF_8)), remark(Kind.NOT_A_PICTURE));
        PictureReading gone = PictureReader.read(folder.resolve("gone.pcx"), Optional.empty());
        assertThat(gone.remarks()).extracting(PictureRemark::kind).containsExactly(Kind.NO_ACCESS);
        Path colormap = Files.writeString(folder.resolve("colormap.pcx"), "no picture");
        assertThat(Palette.ofPcx(colormap)).isEmpty();
    }

    @Test
    void tellsWhatIsCalledOtherwise() throws IOException {
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, RED);
        ImageIO.write(image, "png", folder.resolve("skin.pcx").toFile());
        PictureReading reading = PictureReader.read(folder.resolve("skin.pcx"), Optional.empty());
        assertThat(reading.remarks()).containsExactly(remark(Kind.OTHER_FORMAT, "PNG"));
        assertPicture(reading, 1, 1, RED);
    }

    @Test
    void greysAreThoseOfTheFile() throws IOException {
        BufferedImage image = new BufferedImage(2, 1, BufferedImage.TYPE_BYTE_GRAY);
        image.getRaster().setSample(1, 0, 0, 100);
        ImageIO.write(image, "png", folder.resolve("skin.png").toFile());
        assertPicture(PictureReader.read(folder.resolve("skin.png"), Optional.empty()), 2, 1, 0xff000000, 0xff646464);
    }

    @Test
    void tgaMayBeginAtTheBottomAndBeTransparent() {
        byte[] file = new byte[18 + 8 * 4];
        file[2] = 2;
        file[12] = 1;
        file[14] = 8;
        file[16] = 32;
        file[17] = 8;
        System.arraycopy(new byte[] {1, 2, 3, (byte) 128, 4, 5, 6, 0}, 0, file, 18, 8);
        PictureReading reading = read("skin.tga", file);
        assertThat(reading.format()).isEqualTo("TGA");
        assertPicture(reading, 1, 8, 0, 0, 0, 0, 0, 0, 0x00060504, 0x80030201);
        file[12] = file[14] = 0;
        file[13] = file[15] = 32;
        assertFails(read("skin.tga", file), remark(Kind.BYTES_TOO_FEW, "8192", "8192", "50"));
    }

    @Test
    void readsAllPicturesBesideRealModels() {
        int count = 0;
        for (Path model : Corpus.files("md2")) {
            for (Skin skin : SkinFinder.find(GameTree.NEARBY, model, List.of())) {
                PictureReading reading = PictureReader.read(skin.found().orElseThrow(), Optional.empty());
                assertThat(reading.picture()).as("%s", skin.found()).isPresent();
                assertThat(reading.remarks()).as("%s", skin.found()).isEmpty();
                count++;
            }
        }
        assertThat(count).isGreaterThan(50);
    }

    private PictureReading read(PcxBuilder pcx) {
        return PictureReader.read(pcx.write(folder.resolve("skin.pcx")), Optional.empty());
    }

    private PictureReading read(String name, byte[] bytes) {
        try {
            return PictureReader.read(Files.write(folder.resolve(name), bytes), Optional.empty());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static PictureRemark remark(Kind kind, String... arguments) {
        return new PictureRemark(kind, List.of(arguments));
    }

    private static void assertFails(PictureReading reading, PictureRemark why) {
        assertThat(reading.picture()).isEmpty();
        assertThat(reading.remarks()).containsExactly(why);
    }

    private static void assertPicture(PictureReading reading, int width, int height, int... argb) {
        Picture picture = reading.picture().orElseThrow();
        assertThat(picture.width()).isEqualTo(width);
        assertThat(picture.height()).isEqualTo(height);
        assertThat(picture.argb()).containsExactly(argb);
    }
}
