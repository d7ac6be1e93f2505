package org.jointscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.jointscope.material.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnimatedPngTest {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    private record Chunk(String type, byte[] content) {

        int number(int at) {
            return ByteBuffer.wrap(content).getInt(at);
        }

        int small(int at) {
            return ByteBuffer.wrap(content).getShort(at) & 0xffff;
        }
    }

    private static List<Picture> pictures(int count, int width, int height) {
        Random random = new Random(1);
        List<Picture> pictures = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            pictures.add(new Picture(
                    width, height, random.ints((long) width * height).toArray()));
        }
        return pictures;
    }

    /** The chunks, whose check values are right. */
    private static List<Chunk> chunks(byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file);
        byte[] signature = new byte[SIGNATURE.length];
        in.get(signature);
        assertThat(signature).isEqualTo(SIGNATURE);
        List<Chunk> chunks = new ArrayList<>();
        while (in.hasRemaining()) {
            int length = in.getInt();
            byte[] type = new byte[4];
            byte[] content = new byte[length];
            in.get(type).get(content);
            CRC32 check = new CRC32();
            check.update(type);
            check.update(content);
            assertThat(in.getInt()).isEqualTo((int) check.getValue());
            chunks.add(new Chunk(new String(type, StandardCharsets.US_ASCII), content));
        }
        return chunks;
    }

    /** An image of the animation: its pixels as a file of their own. */
    private static BufferedImage image(Chunk header, List<Chunk> pixels) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        write(out, header.type, header.content);
        for (Chunk chunk : pixels) {
            int skipped = chunk.type.equals("fdAT") ? 4 : 0;
            write(
                    out,
                    "IDAT",
                    ByteBuffer.wrap(chunk.content, skipped, chunk.content.length - skipped)
                            .slice());
        }
        write(out, "IEND", new byte[0]);
        return ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    }

    private static void write(ByteArrayOutputStream out, String type, byte[] content) {
        write(out, type, ByteBuffer.wrap(content));
    }

    private static void write(ByteArrayOutputStream out, String type, ByteBuffer content) {
        ByteBuffer chunk = ByteBuffer.allocate(12 + content.remaining());
        chunk.putInt(content.remaining())
                .put(type.getBytes(StandardCharsets.US_ASCII))
                .put(content);
        CRC32 check = new CRC32();
        check.update(chunk.array(), 4, chunk.position() - 4);
        out.writeBytes(chunk.putInt((int) check.getValue()).array());
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    /** Noise, so that an image has several chunks of pixels. */
    @Test
    void everyImageCanBeReadBack() throws IOException {
        List<Picture> pictures = pictures(3, 200, 150);
        byte[] file = AnimatedPng.of(3, 24, pictures::get);
        List<Chunk> chunks = chunks(file);
        assertThat(chunks.get(0).type).isEqualTo("IHDR");
        assertThat(chunks.get(1).type).isEqualTo("acTL");
        assertThat(chunks.get(1).number(0)).isEqualTo(3);
        assertThat(chunks.get(1).number(4)).as("repetitions without end").isZero();
        assertThat(chunks.getLast().type).isEqualTo("IEND");
        List<List<Chunk>> images = new ArrayList<>();
        int sequence = 0;
        for (Chunk chunk : chunks.subList(2, chunks.size() - 1)) {
            if (chunk.type.equals("IDAT")) {
                assertThat(images).hasSize(1);
            } else {
                assertThat(chunk.number(0)).isEqualTo(sequence++);
            }
            if (chunk.type.equals("fcTL")) {
                assertThat(chunk.content).hasSize(26);
                assertThat(List.of(chunk.number(4), chunk.number(8), chunk.number(12), chunk.number(16)))
                        .containsExactly(200, 150, 0, 0);
                assertThat((double) chunk.small(20) / chunk.small(22)).isEqualTo(1.0 / 24);
                images.add(new ArrayList<>());
            } else {
                assertThat(chunk.type).isIn("IDAT", "fdAT");
                images.getLast().add(chunk);
            }
        }
        assertThat(images).hasSize(3);
        for (int i = 0; i < images.size(); i++) {
            assertThat(pixels(image(chunks.getFirst(), images.get(i))))
                    .isEqualTo(pictures.get(i).argb());
        }
        assertThat(images.getFirst()).as("more than one chunk").hasSizeGreaterThan(1);
        assertThat(pixels(ImageIO.read(new ByteArrayInputStream(file))))
                .as("without animation, the first image")
                .isEqualTo(pictures.getFirst().argb());
    }

    @ParameterizedTest
    @CsvSource({"29.97, 2997", "0.5, 50", "0, 1", "1e9, 65535"})
    void rateIsWithinTheFormat(double rate, int expected) throws IOException {
        Chunk control = chunks(AnimatedPng.of(1, rate, pictures(1, 2, 2)::get)).get(2);
        assertThat(control.type).isEqualTo("fcTL");
        assertThat(control.small(20)).isEqualTo(100);
        assertThat(control.small(22)).isEqualTo(expected);
    }
}
