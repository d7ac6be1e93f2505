package org.jointscope.material;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import javax.imageio.ImageIO;
import org.jointscope.material.PictureReader.PictureHeader;
import org.jointscope.material.PictureReading.Colours;
import org.jointscope.material.PictureRemark.Kind;
import org.jointscope.testing.PcxBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Formats without a plug-in, and all formats with each other's extension and with random faults. */
class ImageFormatsTest {

    private static final int ALPHA_FLAG = 1;
    private static final int CODE_FLAG = 4;
    private static final int RGB_FLAG = 0x40;
    private static final int GRAY_FLAG = 0x20000;

    /** Red, blue, and two rows of each pixel number: 0 to 3 and 3 to 0. */
    private static final String RED_TO_BLUE = "00f8 1f00 e4 1b e4 1b";

    private static final String BLUE_TO_RED = "1f00 00f8 e4 1b e4 1b";

    /** The values 0 to 7 with 3 bits each, twice. */
    private static final String EIGHT_CODES = "88c6fa 88c6fa";

    @TempDir
    private Path folder;

    @Test
    void dxt1HasFourColors() {
        assertRows(
                dxt("DXT1", 0, RED_TO_BLUE),
                new int[] {0xffff0000, 0xff0000ff, 0xffaa0055, 0xff5500aa},
                new int[] {0xff5500aa, 0xffaa0055, 0xff0000ff, 0xffff0000},
                new int[] {0xffff0000, 0xff0000ff, 0xffaa0055, 0xff5500aa},
                new int[] {0xff5500aa, 0xffaa0055, 0xff0000ff, 0xffff0000});
        // 16 of 31, 32 of 63, 16 of 31; 1 of each.
        assertRow(dxt("DXT1", 0, "1084 2108 e4 e4 e4 e4"), 0xff848284, 0xff080408, 0xff5b585b, 0xff312e31);
    }

    @Test
    void dxt1HasThreeColorsAndTransparencyWithItsFlag() {
        byte[] transparent = dxt("DXT1", ALPHA_FLAG, BLUE_TO_RED);
        assertRow(transparent, 0xff0000ff, 0xffff0000, 0xff800080, 0);
        assertThat(picture(transparent).isOpaque()).isFalse();
        byte[] opaque = dxt("DXT1", 0, BLUE_TO_RED);
        assertRow(opaque, 0xff0000ff, 0xffff0000, 0xff800080, 0xff000000);
        assertThat(picture(opaque).isOpaque()).isTrue();
        assertRow(dxt("DXT1", ALPHA_FLAG, "00f8 00f8 e4 e4 e4 e4"), 0xffff0000, 0xffff0000, 0xffff0000, 0);
    }

    @Test
    void dxt3HasAlphaOfFourBitsAndAlwaysFourColors() {
        assertRows(
                dxt("DXT3", 0, "10 32 54 76 98 ba dc fe" + BLUE_TO_RED),
                new int[] {0x000000ff, 0x11ff0000, 0x225500aa, 0x33aa0055},
                new int[] {0x44aa0055, 0x555500aa, 0x66ff0000, 0x770000ff},
                new int[] {0x880000ff, 0x99ff0000, 0xaa5500aa, 0xbbaa0055},
                new int[] {0xccaa0055, 0xdd5500aa, 0xeeff0000, 0xff0000ff});
    }

    @Test
    void dxt5HasEightOrSixAlphasAndTheLimits() {
        assertRows(
                dxt("DXT5", 0, "ff 00" + EIGHT_CODES + RED_TO_BLUE),
                new int[] {0xffff0000, 0x000000ff, 219 << 24 | 0xaa0055, 182 << 24 | 0x5500aa},
                new int[] {146 << 24 | 0x5500aa, 109 << 24 | 0xaa0055, 73 << 24 | 0x0000ff, 36 << 24 | 0xff0000},
                new int[] {0xffff0000, 0x000000ff, 219 << 24 | 0xaa0055, 182 << 24 | 0x5500aa},
                new int[] {146 << 24 | 0x5500aa, 109 << 24 | 0xaa0055, 73 << 24 | 0x0000ff, 36 << 24 | 0xff0000});
        assertRows(
                dxt("DXT5", 0, "0a f5" + EIGHT_CODES + RED_TO_BLUE),
                new int[] {10 << 24 | 0xff0000, 245 << 24 | 0x0000ff, 57 << 24 | 0xaa0055, 104 << 24 | 0x5500aa},
                new int[] {151 << 24 | 0x5500aa, 198 << 24 | 0xaa0055, 0x000000ff, 0xffff0000},
                new int[] {10 << 24 | 0xff0000, 245 << 24 | 0x0000ff, 57 << 24 | 0xaa0055, 104 << 24 | 0x5500aa},
                new int[] {151 << 24 | 0x5500aa, 198 << 24 | 0xaa0055, 0x000000ff, 0xffff0000});
    }

    @Test
    void rxgbHasRedInAlphaAndNoTransparency() {
        byte[] file = dxt("RXGB", 0, "ff 00" + EIGHT_CODES + "e007 1f00 e4 1b e4 1b");
        assertRows(
                file,
                new int[] {0xffffff00, 0xff0000ff, 0xff00aa55 | 219 << 16, 0xff0055aa | 182 << 16},
                new int[] {0xff0055aa | 146 << 16, 0xff00aa55 | 109 << 16, 0xff0000ff | 73 << 16, 0xff00ff00 | 36 << 16
                },
                new int[] {0xffffff00, 0xff0000ff, 0xff00aa55 | 219 << 16, 0xff0055aa | 182 << 16},
                new int[] {0xff0055aa | 146 << 16, 0xff00aa55 | 109 << 16, 0xff0000ff | 73 << 16, 0xff00ff00 | 36 << 16
                });
        assertThat(picture(file).isOpaque()).isTrue();
    }

    @Test
    void blocksPastTheEdgesAreCut() {
        byte[] file = dds(5, 6, CODE_FLAG, "DXT1", 0, new int[4], RED_TO_BLUE.repeat(2) + BLUE_TO_RED.repeat(2));
        Picture picture = picture(file);
        assertThat(Arrays.copyOf(picture.argb(), 10))
                .containsExactly(
                        0xffff0000,
                        0xff0000ff,
                        0xffaa0055,
                        0xff5500aa,
                        0xffff0000, //
                        0xff5500aa,
                        0xffaa0055,
                        0xff0000ff,
                        0xffff0000,
                        0xff5500aa);
        assertThat(Arrays.copyOfRange(picture.argb(), 20, 30))
                .containsExactly(
                        0xff0000ff,
                        0xffff0000,
                        0xff800080,
                        0xff000000,
                        0xff0000ff, //
                        0xff000000,
                        0xff800080,
                        0xffff0000,
                        0xff0000ff,
                        0xff000000);
    }

    @Test
    void uncompressedDdsHasMasks() {
        int[] bgr = {0xff0000, 0xff00, 0xff, 0};
        int[] bgra = {0xff0000, 0xff00, 0xff, 0xff000000};
        assertRow(dds(2, 1, RGB_FLAG, "", 24, bgr, "010203 040506"), 0xff030201, 0xff060504);
        assertRow(dds(2, 1, RGB_FLAG | ALPHA_FLAG, "", 32, bgra, "01020380 04050600"), 0x80030201, 0x00060504);
        assertRow(dds(2, 1, RGB_FLAG, "", 32, bgra, "01020380 04050600"), 0xff030201, 0xff060504);
        assertRow(dds(1, 1, RGB_FLAG, "", 32, new int[] {0xff, 0xff00, 0xff0000, 0}, "01020300"), 0xff010203);
        assertRow(dds(2, 1, RGB_FLAG, "", 16, new int[] {0xf800, 0x7e0, 0x1f, 0}, "00f8 ff07"), 0xffff0000, 0xff00ffff);
        assertRow(dds(3, 1, GRAY_FLAG, "", 8, new int[] {0xff, 0, 0, 0}, "00 64 ff"), 0xff000000, 0xff646464, -1);
    }

    @Test
    void otherDdsFormatsAreNotSupported() {
        int[] masks = {0xff, 0xff00, 0xff0000, 0};
        for (byte[] file : List.of(
                dxt("DX10", 0, RED_TO_BLUE),
                dds(1, 1, RGB_FLAG, "", 64, masks, "0000000000000000"),
                dds(1, 1, RGB_FLAG, "", 32, new int[4], "00000000"),
                dds(1, 1, 0, "", 32, masks, "00000000"))) {
            assertFails(read("a.dds", file), Kind.UNKNOWN_COLORS);
        }
    }

    @Test
    void aCutFileHasItsCompleteRows() {
        byte[] file = dds(4, 8, CODE_FLAG, "DXT1", 0, new int[4], RED_TO_BLUE + RED_TO_BLUE);
        PictureReading reading = read("a.dds", Arrays.copyOf(file, file.length - 1));
        assertThat(reading.remarks()).containsExactly(PictureRemark.of(Kind.CUT_OFF, 4, 8));
        int[] argb = reading.picture().orElseThrow().argb();
        assertThat(argb[15]).isEqualTo(0xffff0000);
        assertThat(Arrays.copyOfRange(argb, 16, 32)).containsOnly(0);
        PictureReading lmp = read("a.lmp", Arrays.copyOf(lmp(2, 2, 1, 2, 3, 4), 11));
        assertThat(lmp.remarks())
                .containsExactly(PictureRemark.of(Kind.CUT_OFF, 1, 2), PictureRemark.of(Kind.LMP_NO_PALETTE));
        assertThat(lmp.picture().orElseThrow().argb()).containsExactly(0xff010101, 0xff020202, 0, 0);
    }

    @Test
    void sizesThatTheFileIsTooSmallForCostNothing() {
        assertFails(read("a.dds", dds(8192, 8192, CODE_FLAG, "DXT1", 0, new int[4], "00")), Kind.BYTES_TOO_FEW);
        assertFails(read("a.dds", dds(8, 8, CODE_FLAG, "DXT1", 0, new int[4], "00")), Kind.BYTES_TOO_FEW);
        assertFails(read("a.dds", dds(8193, 1, CODE_FLAG, "DXT1", 0, new int[4], "00")), Kind.SIZE_ABSURD);
        assertFails(read("a.dds", dds(-1, 1, CODE_FLAG, "DXT1", 0, new int[4], "00")), Kind.SIZE_ABSURD);
        assertFails(read("a.lmp", lmp(8192, 8192, 1)), Kind.BYTES_TOO_FEW);
        assertFails(read("a.lmp", lmp(8193, 1, 1)), Kind.NOT_A_PICTURE);
        assertFails(read("a.lmp", new byte[7]), Kind.NOT_A_PICTURE);
        assertFails(read("a.dds", "DDS ".getBytes(ISO_8859_1)), Kind.NOT_A_PICTURE);
    }

    @Test
    void lmpHasTheColorsOfTheGame() throws IOException {
        byte[] colors = new byte[768];
        colors[3] = 0x12;
        colors[4] = 0x34;
        colors[5] = 0x56;
        Arrays.fill(colors, 765, 768, (byte) 0x99);
        Optional<Palette> palette = Palette.ofLmp(Files.write(folder.resolve("palette.lmp"), colors));
        Path file = Files.write(folder.resolve("a.lmp"), lmp(3, 1, 0, 1, 255));
        PictureReading reading = PictureReader.read(file, palette);
        assertThat(reading.format()).isEqualTo("LMP");
        assertThat(reading.colours()).isEqualTo(Colours.GAME_PALETTE);
        assertThat(reading.remarks()).containsExactly(PictureRemark.of(Kind.TRANSPARENT_INDEX, 1));
        assertThat(reading.picture().orElseThrow().argb()).containsExactly(0xff000000, 0xff123456, 0x00999999);
        PictureReading gray = PictureReader.read(file, Optional.empty());
        assertThat(gray.colours()).isEqualTo(Colours.GREYS);
        assertThat(gray.remarks()).containsExactly(PictureRemark.of(Kind.LMP_NO_PALETTE));
        assertThat(gray.picture().orElseThrow().argb()).containsExactly(0xff000000, 0xff010101, -1);
        for (int size : new int[] {0, 767, 769}) {
            Files.write(folder.resolve("palette.lmp"), new byte[size]);
            assertThat(Palette.ofLmp(folder.resolve("palette.lmp"))).isEmpty();
        }
    }

    @Test
    void tinyTgaIsRead() {
        assertThat(read("a.tga", tga(1, 8, "010203 040506", "00010001 01000100"))
                        .picture()
                        .orElseThrow()
                        .argb())
                .startsWith(0xff060504, 0xff030201, 0xff060504, 0xff030201, 0xff030201);
    }

    @Test
    void contentCountsNotTheExtension() throws IOException {
        List<String> extensions = List.of("pcx", "tga", "png", "jpg", "bmp", "dds", "lmp");
        for (Map.Entry<String, byte[]> each : files().entrySet()) {
            String own = each.getKey().substring(each.getKey().lastIndexOf('.') + 1);
            PictureReading plain = read(each.getKey(), each.getValue());
            assertThat(plain.picture()).as(each.getKey()).isPresent();
            assertThat(plain.remarks()).extracting(PictureRemark::kind).doesNotContain(Kind.OTHER_FORMAT);
            for (String extension : extensions) {
                String name = each.getKey() + "." + extension;
                PictureReading reading = read(name, each.getValue());
                assertThat(reading.format()).as(name).isEqualTo(plain.format());
                assertThat(reading.colours()).as(name).isEqualTo(plain.colours());
                assertThat(reading.picture().orElseThrow().argb())
                        .as(name)
                        .isEqualTo(plain.picture().orElseThrow().argb());
                assertThat(reading.remarks().contains(PictureRemark.of(Kind.OTHER_FORMAT, plain.format())))
                        .as(name)
                        .isEqualTo(!extension.equals(own));
                assertThat(PictureReader.header(folder.resolve(name)))
                        .as(name)
                        .contains(new PictureHeader(
                                plain.format(),
                                plain.picture().orElseThrow().width(),
                                plain.picture().orElseThrow().height()));
            }
        }
    }

    @Test
    void noFaultMakesTheReaderThrow() throws IOException {
        Random random = new Random(20261129);
        for (Map.Entry<String, byte[]> each : files().entrySet()) {
            Path file = folder.resolve(each.getKey());
            assertThatCode(() -> {
                        for (int i = 0; i < 300; i++) {
                            Files.write(file, mutant(each.getValue(), random));
                            PictureReading reading = PictureReader.read(file, Optional.empty());
                            assertThat(reading.picture().isPresent()
                                            || !reading.remarks().isEmpty())
                                    .as("%s, mutant %d", each.getKey(), i)
                                    .isTrue();
                            PictureReader.header(file);
                        }
                    })
                    .as(each.getKey())
                    .doesNotThrowAnyException();
        }
    }

    /** Up to four other bytes, most of them in the header, and every fourth time another length. */
    private static byte[] mutant(byte[] file, Random random) {
        byte[] mutant = random.nextInt(4) > 0 ? file.clone() : Arrays.copyOf(file, random.nextInt(file.length * 2));
        int[] extremes = {0, 1, 0x7f, 0x80, 0xff};
        for (int left = random.nextInt(5); left > 0 && mutant.length > 0; left--) {
            int bound = random.nextBoolean() ? Math.min(mutant.length, 128) : mutant.length;
            mutant[random.nextInt(bound)] =
                    (byte) (random.nextBoolean() ? random.nextInt(256) : extremes[random.nextInt(5)]);
        }
        return mutant;
    }

    /** One small file of every format and kind, by its name. */
    private static Map<String, byte[]> files() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        BufferedImage image = new BufferedImage(8, 4, BufferedImage.TYPE_INT_RGB);
        image.setRGB(3, 2, 0x40c080);
        for (String format : List.of("png", "jpg", "bmp")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageIO.write(image, format, out);
            files.put("plain." + format, out.toByteArray());
        }
        files.put("raw.tga", tga(2, 24, "", "010203".repeat(8)));
        files.put("alpha.tga", tga(2, 32, "", "01020304".repeat(8)));
        files.put("packed.tga", tga(10, 24, "", "83 010203 03 040506 070809 0a0b0c 0d0e0f"));
        files.put("indices.tga", tga(1, 8, "010203 040506", "00010001 01000100"));
        files.put("gray.tga", tga(3, 8, "", "00102030 40506070"));
        files.put("packedGray.tga", tga(11, 8, "", "83 10 03 40506070"));
        files.put("indices.pcx", PcxBuilder.of(3, 2, 0, 1, 2, 1, 2, 0).build());
        files.put(
                "rgb.pcx",
                PcxBuilder.of(2, 1, 7, 200).planes(3).withoutPalette().build());
        files.put("picture.lmp", lmp(4, 2, 1, 2, 3, 4, 5, 6, 7, 8));
        files.put("dxt1.dds", dxt("DXT1", ALPHA_FLAG, BLUE_TO_RED));
        files.put("dxt3.dds", dxt("DXT3", 0, "1032547698badcfe" + RED_TO_BLUE));
        files.put("dxt5.dds", dxt("DXT5", 0, "ff00" + EIGHT_CODES + RED_TO_BLUE));
        files.put("rxgb.dds", dxt("RXGB", 0, "ff00" + EIGHT_CODES + RED_TO_BLUE));
        files.put("bgr.dds", dds(2, 1, RGB_FLAG, "", 24, new int[] {0xff0000, 0xff00, 0xff, 0}, "010203 040506"));
        files.put(
                "bgra.dds",
                dds(1, 1, RGB_FLAG | ALPHA_FLAG, "", 32, new int[] {0xff0000, 0xff00, 0xff, 0xff000000}, "01020380"));
        files.put("gray.dds", dds(2, 1, GRAY_FLAG, "", 8, new int[] {0xff, 0, 0, 0}, "0064"));
        return files;
    }

    /** 4 × 2 pixels. */
    private static byte[] tga(int type, int bits, String palette, String data) {
        byte[] colors = hex(palette);
        byte[] pixels = hex(data);
        return ByteBuffer.allocate(18 + colors.length + pixels.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put((byte) 0)
                .put((byte) (colors.length > 0 ? 1 : 0))
                .put((byte) type)
                .putShort((short) 0)
                .putShort((short) (colors.length / 3))
                .put((byte) (colors.length > 0 ? 24 : 0))
                .putInt(0)
                .putShort((short) 4)
                .putShort((short) 2)
                .put((byte) bits)
                .put((byte) (bits == 32 ? 8 : 0))
                .put(colors)
                .put(pixels)
                .array();
    }

    private static byte[] lmp(int width, int height, int... indices) {
        ByteBuffer file = ByteBuffer.allocate(8 + indices.length).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(width).putInt(height);
        Arrays.stream(indices).forEach(index -> file.put((byte) index));
        return file.array();
    }

    /** A block of 4 × 4 pixels. */
    private static byte[] dxt(String code, int flags, String data) {
        return dds(4, 4, CODE_FLAG | flags, code, 0, new int[4], data);
    }

    /** @param masks of red, green, blue and alpha */
    private static byte[] dds(int width, int height, int flags, String code, int bits, int[] masks, String data) {
        byte[] pixels = hex(data);
        ByteBuffer file = ByteBuffer.allocate(128 + pixels.length).order(ByteOrder.LITTLE_ENDIAN);
        file.put("DDS ".getBytes(ISO_8859_1))
                .putInt(124)
                .putInt(0x1007)
                .putInt(height)
                .putInt(width);
        file.position(76).putInt(32).putInt(flags).put(code.getBytes(ISO_8859_1));
        file.position(88).putInt(bits);
        Arrays.stream(masks).forEach(file::putInt);
        return file.position(128).put(pixels).array();
    }

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }

    private PictureReading read(String name, byte[] bytes) {
        try {
            return PictureReader.read(Files.write(folder.resolve(name), bytes), Optional.empty());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Picture picture(byte[] dds) {
        PictureReading reading = read("a.dds", dds);
        assertThat(reading.remarks()).isEmpty();
        assertThat(reading.colours()).isEqualTo(Colours.OWN);
        return reading.picture().orElseThrow();
    }

    /** Compares the pixels of an image with 4 × 4. */
    private void assertRows(byte[] dds, int[]... rows) {
        assertThat(picture(dds).argb())
                .containsExactly(
                        Arrays.stream(rows).flatMapToInt(Arrays::stream).toArray());
    }

    /** Compares the pixels of the first row. */
    private void assertRow(byte[] dds, int... argb) {
        assertThat(Arrays.copyOf(picture(dds).argb(), argb.length)).containsExactly(argb);
    }

    private static void assertFails(PictureReading reading, Kind why) {
        assertThat(reading.picture()).isEmpty();
        assertThat(reading.remarks()).extracting(PictureRemark::kind).containsExactly(why);
    }
}
