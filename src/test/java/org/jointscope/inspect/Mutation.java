package org.jointscope.inspect;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Damages bytes in a way that depends only on the seed. */
public final class Mutation {

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

    private static final String[] REPEATED = {
        "{", "{\n", "(", "( ", "}", ")\n", "x", "1", "-", "\"", "é", "/*", "//\n", "\t", "1 ", "a "
    };

    private static final String[] HOSTILE_NUMBERS = {
        "2147483647",
        "-2147483648",
        "4294967295",
        "1000000",
        "-1",
        "0",
        "1e308",
        "-1e308",
        "1e-320",
        "1e39",
        "nan",
        "inf",
        "010",
        "1.0",
        "0.5",
        "1,5"
    };

    private Mutation() {}

    public static byte[] of(byte[] original, int seed) {
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
        return switch (random.nextInt(9)) {
            case 0 -> flipped(bytes, from, random);
            case 1 -> spliced(bytes, from, new byte[0], to);
            case 2 -> spliced(bytes, to, Arrays.copyOfRange(bytes, from, to), to);
            case 3 -> Arrays.copyOf(bytes, from);
            case 4 -> spliced(bytes, from, hostileWord(random), from);
            case 5 -> spliced(bytes, from, repeated(random), from);
            case 6 -> swapped(bytes, from, random);
            case 7 -> spliced(bytes, from, hostileNumber(random), endOfWord(bytes, from));
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

    /** Exchanges two words at or after two random offsets. */
    private static byte[] swapped(byte[] bytes, int at, Random random) {
        int other = random.nextInt(bytes.length + 1);
        int first = startOfWord(bytes, Math.min(at, other));
        int firstEnd = endOfWord(bytes, first);
        int second = startOfWord(bytes, Math.max(Math.max(at, other), firstEnd));
        int secondEnd = endOfWord(bytes, second);
        byte[] firstWord = Arrays.copyOfRange(bytes, first, firstEnd);
        byte[] secondWord = Arrays.copyOfRange(bytes, second, secondEnd);
        return spliced(spliced(bytes, second, firstWord, secondEnd), first, secondWord, firstEnd);
    }

    /** The deepest possible nesting of braces, or a word of that length. */
    private static byte[] repeated(Random random) {
        String unit = REPEATED[random.nextInt(REPEATED.length)];
        return unit.repeat(1 + random.nextInt(1 << random.nextInt(13))).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] hostileNumber(Random random) {
        return HOSTILE_NUMBERS[random.nextInt(HOSTILE_NUMBERS.length)].getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] hostileWord(Random random) {
        return HOSTILE_WORDS[random.nextInt(HOSTILE_WORDS.length)].getBytes(StandardCharsets.ISO_8859_1);
    }

    static int startOfWord(byte[] bytes, int from) {
        int start = from;
        while (start < bytes.length && bytes[start] <= ' ') {
            start++;
        }
        return start;
    }

    static int endOfWord(byte[] bytes, int from) {
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
