package org.jointscope.check.engine.assimp;

import org.jointscope.check.engine.assimp.Reading.AssimpParseException;
import org.jointscope.diagnostics.Interruption;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A part of the file: a word with what follows on its line, or with rows in braces. Where no blank
 * line stands between them, several words are one part, under the name of the first.
 *
 * @param value the last word before the rows or the end, with the blank behind it
 * @param rows where each begins
 */
record Section(String name, String value, int[] rows, int offset) {

    /** The memory that the tests let it have. */
    private static final long MEMORY = 4L << 30;

    /**
     * Cuts a text into its sections, behind the header.
     *
     * @param names those that are kept: a hostile file has millions of others
     */
    static List<Section> all(Text text, List<String> names) throws AssimpParseException {
        readHeader(text);
        List<Section> sections = new ArrayList<>();
        boolean more = true;
        while (more) {
            Interruption.check();
            int offset = text.at();
            while (!text.isSpaceOrLineEnd(text.at())) {
                text.step();
            }
            int end = text.at();
            Optional<String> name =
                    names.stream().filter(each -> text.isAt(each, offset, end)).findFirst();
            IntStream.Builder rows = IntStream.builder();
            String[] value = {""};
            more = readBody(text, rows, value);
            if (name.isPresent()) {
                int[] starts = rows.build().toArray();
                sections.add(new Section(name.get(), value[0], starts, offset));
            }
            if (more && text.at() == offset) {
                throw new AssimpParseException(AssimpFault.FORM_FEED, offset);
            }
        }
        return sections;
    }

    float real() throws AssimpParseException {
        try {
            return new Text(value.getBytes(StandardCharsets.ISO_8859_1)).real();
        } catch (AssimpParseException stop) {
            throw new AssimpParseException(stop.fault(), offset);
        }
    }

    /** Room for so many rows; refused if it is more than any machine has to give. */
    void reserve(long bytesEach) throws AssimpParseException {
        reserve(Text.unsigned(value), bytesEach, offset);
    }

    static void reserve(long count, long bytesEach, int offset) throws AssimpParseException {
        if (count * bytesEach > MEMORY) {
            throw new AssimpParseException(AssimpFault.NO_MEMORY, offset);
        }
    }

    private static void readHeader(Text text) throws AssimpParseException {
        text.skipSpaces();
        if (!text.take("MD5Version")) {
            throw new AssimpParseException(AssimpFault.NO_TAG, 0);
        }
        text.skipSpaces();
        int at = text.at();
        if (text.unsigned() != 10) {
            throw new AssimpParseException(AssimpFault.VERSION, at);
        }
        skipLine(text);
        while (text.current() == '\r' || text.current() == '\n') {
            text.step();
        }
        skipLine(text);
        text.step();
        text.skipSpacesAndLineEnds();
    }

    private static void skipLine(Text text) {
        while (!text.isLineEnd(text.at())) {
            text.step();
        }
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
            int from = text.at();
            while (!text.isSpaceOrLineEnd(text.at())) {
                text.step();
            }
            text.step();
            value[0] = text.text(from, Math.min(text.at(), from + 40)).strip();
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
            while (!text.isLineEnd(text.at())) {
                text.step();
            }
            if (text.current() != 0) {
                text.terminate(text.at());
                text.step();
            }
        }
    }
}
