package org.jointscope.check.engine.assimp;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jointscope.check.engine.assimp.Reading.AssimpParseException;
import org.jointscope.diagnostics.Interruption;

/**
 * A section of the file: a keyword with the rest of its line, or with rows in braces. Keywords that no blank line
 * separates are one section, with the name of the first.
 *
 * @param value the last word before the rows or the end
 * @param rows the offset of each row
 */
record Section(Text text, String name, String value, int[] rows, int offset) {

    /** The memory limit of the tests. */
    private static final long MEMORY = 4L << 30;

    /**
     * Splits a text into its sections, after the header.
     *
     * @param names the sections that are kept: a hostile file has millions of others
     */
    static List<Section> all(Text text, Set<String> names) {
        readHeader(text);
        List<Section> sections = new ArrayList<>();
        boolean more = true;
        while (more) {
            Interruption.check();
            int offset = text.at();
            String name = text.word();
            IntStream.Builder rows = IntStream.builder();
            String[] value = {""};
            more = readBody(text, rows, value);
            if (names.contains(name)) {
                sections.add(new Section(text, name, value[0], rows.build().toArray(), offset));
            }
            AssimpFault.FORM_FEED.stopIf(more && text.at() == offset, offset);
        }
        return sections;
    }

    /** Passes each section to the reader of its name, after all have been found. */
    static void readAll(Text text, Map<String, Consumer<Section>> readers) {
        for (Section section : all(text, readers.keySet())) {
            readers.get(section.name).accept(section);
        }
    }

    /** Passes each row to a reader. */
    void readRows(IntConsumer reader) {
        for (int row : rows) {
            text.goTo(row);
            reader.accept(row);
        }
    }

    float real() {
        try {
            return textOfValue().real();
        } catch (AssimpParseException stop) {
            throw new AssimpParseException(stop.fault(), offset);
        }
    }

    /** Memory for the declared number of rows; a fault if it exceeds the limit. */
    void reserve(long bytesEach) {
        reserve(textOfValue().unsigned(), bytesEach, offset);
    }

    private Text textOfValue() {
        return new Text(value.getBytes(StandardCharsets.ISO_8859_1));
    }

    static void reserve(long count, long bytesEach, int offset) {
        AssimpFault.NO_MEMORY.stopIf(count * bytesEach > MEMORY, offset);
    }

    private static void readHeader(Text text) {
        text.skipSpaces();
        AssimpFault.NO_TAG.stopIf(!text.word().equals("MD5Version"), 0);
        text.stepUnlessAtEnd();
        text.skipSpaces();
        int at = text.at();
        AssimpFault.VERSION.stopIf(text.unsigned() != 10, at);
        text.skipLine();
        while (text.current() == '\r' || text.current() == '\n') {
            text.step();
        }
        text.skipLine();
        text.step();
        text.skipSpacesAndLineEnds();
    }

    /** Returns true if another section follows. */
    private static boolean readBody(Text text, IntStream.Builder rows, String[] value) {
        text.skipSpaces();
        while (true) {
            if (text.current() == '{') {
                text.step();
                if (!readRows(text, rows)) {
                    return false;
                }
                break;
            }
            if (text.isSpaceOrLineEnd(text.at())) {
                break;
            }
            value[0] = text.word().strip();
            text.step();
            if (text.isBehindEnd()) {
                return false;
            }
        }
        return text.skipSpacesAndLineEnds();
    }

    /** Returns true if the closing brace was found, at the beginning of a line. */
    private static boolean readRows(Text text, IntStream.Builder rows) {
        while (true) {
            if (!text.skipSpacesAndLineEnds()) {
                return false;
            }
            if (text.current() == '}') {
                text.step();
                return true;
            }
            Interruption.check();
            rows.add(text.at());
            text.skipLine();
            text.terminate();
        }
    }
}
