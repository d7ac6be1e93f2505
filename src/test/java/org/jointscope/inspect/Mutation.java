package org.jointscope.inspect;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Damages bytes in a way that the seed alone decides. */
final class Mutation {

    private static final String[] HOSTILE_WORDS = {
        " 2000000000 ",
        " -2147483648 ",
        " 2147483647 ",
        " 1e308 ",
        " -1e-308 ",
        " nan ",
        " - ",
        " -",
        "{",
        "}",
        "(",
        ")",
        "\"",
        " /* ",
        "//",
        "\n",
        "\0",
        "{{{{{{{{",
        "}}}}}}}}",
        "((((",
        " frame ",
        " mesh { ",
        " joints { ",
        " weight ",
        "\u00e9",
        " 99999999999999999999999999 ",
        " 0.5 "
    };

    private Mutation() {}

    static byte[] of(byte[] original, int seed) {
        Random random = new Random(seed);
        byte[] bytes = original;
        for (int i = 0; i <= random.nextInt(4); i++) {
            bytes = once(bytes, random);
        }
        return bytes;
    }

    private static byte[] once(byte[] bytes, Random random) {
        int from = random.nextInt(bytes.length + 1);
        int to = Math.min(bytes.length, from + random.nextInt(40));
        return switch (random.nextInt(6)) {
            case 0 -> flipped(bytes, from, random);
            case 1 -> spliced(bytes, from, new byte[0], to);
            case 2 -> spliced(bytes, to, Arrays.copyOfRange(bytes, from, to), to);
            case 3 -> Arrays.copyOf(bytes, from);
            case 4 -> spliced(bytes, from, hostileWord(random), from);
            default -> spliced(bytes, from, hostileWord(random), endOfWord(bytes, from));
        };
    }

    private static byte[] flipped(byte[] bytes, int at, Random random) {
        byte[] flipped = bytes.clone();
        if (at < flipped.length) {
            flipped[at] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    private static byte[] hostileWord(Random random) {
        return HOSTILE_WORDS[random.nextInt(HOSTILE_WORDS.length)].getBytes(
                StandardCharsets.ISO_8859_1);
    }

    private static int endOfWord(byte[] bytes, int from) {
        int end = from;
        while (end < bytes.length && bytes[end] > ' ') {
            end++;
        }
        return end;
    }

    private static byte[] spliced(byte[] bytes, int from, byte[] middle, int to) {
        byte[] spliced = Arrays.copyOf(bytes, from + middle.length + bytes.length - to);
        System.arraycopy(middle, 0, spliced, from, middle.length);
        System.arraycopy(bytes, to, spliced, from + middle.length, bytes.length - to);
        return spliced;
    }
}
