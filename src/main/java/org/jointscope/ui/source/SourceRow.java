package org.jointscope.ui.source;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Severity;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Syntax;

/**
 * A row as it is drawn.
 *
 * @param number of its line; a continuation mark if it continues a line
 * @param worst the highest severity of its issues
 * @param findings its issues, one per line
 * @param joint whether it is a row of the selected joint or vertex
 * @param frame whether it belongs to the current frame
 * @param marks the components of the selected joint
 */
public record SourceRow(
        String number,
        List<Piece> pieces,
        Optional<Severity> worst,
        String findings,
        boolean joint,
        boolean frame,
        List<Range> marks) {

    /** A part of a row with one color; whitespace belongs to the text before it. */
    public record Piece(String text, Kind kind) {

        /** The kind of a part of a row. */
        public enum Kind {
            WORD,
            KEYWORD,
            NUMBER,
            STRING,
            COMMENT,
            BRACE,
            PARENTHESIS
        }

        private static final Set<String> KEYWORDS = Stream.of(
                        Md5MeshReader.KEYWORDS, Md5MeshReader.MESH_KEYWORDS, Md5AnimReader.KEYWORDS)
                .flatMap(List::stream)
                .collect(Collectors.toUnmodifiableSet());

        /**
         * Splits a row into pieces of one color.
         *
         * @param beginsIn the syntax state at the start of the row
         */
        static List<Piece> cut(String row, Syntax beginsIn) {
            byte[] bytes = row.getBytes(StandardCharsets.UTF_8);
            TextScanner tokens = new TextScanner(bytes, (byte) '\n', 0, beginsIn);
            List<Piece> pieces = new ArrayList<>();
            Kind kind = kind(tokens, bytes);
            int begin = 0;
            while (tokens.scan() != TextScanner.Kind.END) {
                Kind next = kind(tokens, bytes);
                if (next != kind && tokens.start() > begin) {
                    pieces.add(new Piece(text(bytes, begin, tokens.start()), kind));
                    begin = tokens.start();
                }
                kind = next;
            }
            if (begin < bytes.length) {
                pieces.add(new Piece(text(bytes, begin, bytes.length), kind));
            }
            return List.copyOf(pieces);
        }

        private static String text(byte[] row, int from, int to) {
            return new String(row, from, to - from, StandardCharsets.UTF_8);
        }

        private static Kind kind(TextScanner tokens, byte[] row) {
            return switch (tokens.kind()) {
                case STRING -> Kind.STRING;
                case LINE_COMMENT, BLOCK_COMMENT -> Kind.COMMENT;
                case OPEN_BRACE, CLOSE_BRACE -> Kind.BRACE;
                case OPEN_PAREN, CLOSE_PAREN -> Kind.PARENTHESIS;
                case WORD, END -> kind(text(row, tokens.start(), tokens.end()));
            };
        }

        private static Kind kind(String word) {
            if (KEYWORDS.contains(word)) {
                return Kind.KEYWORD;
            }
            char first = word.isEmpty() ? ' ' : word.charAt(0);
            boolean number = first >= '0' && first <= '9' || first == '-' || first == '.';
            return number ? Kind.NUMBER : Kind.WORD;
        }
    }

    /**
     * Characters of a row.
     *
     * @param from index of the first
     * @param to index past the last
     */
    public record Range(int from, int to) {

        static final Range NONE = new Range(0, 0);
    }

    /** The whole text of the row. */
    public String text() {
        return pieces.stream().map(Piece::text).collect(Collectors.joining());
    }
}
