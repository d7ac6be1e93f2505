package org.jointscope.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Characters as rows of dots, the same on every machine: those of ASCII, and those of the program's numbers. They have
 * different widths, but all digits have the same one.
 */
final class PixelFont {

    /** Rows of a character: {@value #CAPITAL} of a capital letter, and those below its foot. */
    static final int HEIGHT = 9;

    static final int CAPITAL = 7;

    private static final int GAP = 1;
    private static final int SPACE = 3;
    private static final char OTHER = '\ufffd';
    private static final char DOT = '#';
    private static final Map<Integer, List<String>> CHARACTERS = read();

    private PixelFont() {}

    /** Blocks of a line with characters and {@value #HEIGHT} lines with their rows, separated by spaces. */
    private static Map<Integer, List<String>> read() {
        Map<Integer, List<String>> characters = new HashMap<>();
        try (InputStream in = PixelFont.class.getResourceAsStream("font.txt")) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            for (int block = 0; block < lines.size(); block += 1 + HEIGHT) {
                String[] names = lines.get(block).split(" +");
                List<String[]> rows = lines.subList(block + 1, block + 1 + HEIGHT).stream()
                        .map(line -> line.split(" "))
                        .toList();
                for (int i = 0; i < names.length; i++) {
                    int column = i;
                    characters.put(
                            names[i].codePointAt(0),
                            rows.stream().map(row -> row[column]).toList());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return characters;
    }

    /** What is called with the column and the row of each dot. */
    @FunctionalInterface
    interface Dots {
        void at(int column, int row);
    }

    /** The number of columns of a text. */
    static int width(String text) {
        return Math.max(0, text.codePoints().map(it -> width(it) + GAP).sum() - GAP);
    }

    private static int width(int character) {
        return character == ' ' ? SPACE : rows(character).getFirst().length();
    }

    private static List<String> rows(int character) {
        return CHARACTERS.getOrDefault(character, CHARACTERS.get((int) OTHER));
    }

    /** The text if it is not wider than a number of columns, otherwise its beginning and an ellipsis. */
    static String fit(String text, int columns) {
        String fitting = text;
        int end = text.length();
        while (width(fitting) > columns && end > 0) {
            end = text.offsetByCodePoints(end, -1);
            fitting = text.substring(0, end) + "…";
        }
        return fitting;
    }

    static void draw(String text, Dots dots) {
        int left = 0;
        for (int character : text.codePoints().toArray()) {
            for (int row = 0; row < HEIGHT && character != ' '; row++) {
                String line = rows(character).get(row);
                for (int column = 0; column < line.length(); column++) {
                    if (line.charAt(column) == DOT) {
                        dots.at(left + column, row);
                    }
                }
            }
            left += width(character) + GAP;
        }
    }
}
