package org.jointscope.ui.source;

import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Syntax;
import org.jointscope.ui.source.SourceRow.Piece;
import org.jointscope.ui.source.SourceRow.Piece.Kind;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Cuts a row into pieces of one color; the space after a token belongs to its piece. */
final class SourcePieces {

    private static final Set<String> KEYWORDS =
            Stream.of(Md5MeshReader.KEYWORDS, Md5MeshReader.MESH_KEYWORDS, Md5AnimReader.KEYWORDS)
                    .flatMap(List::stream)
                    .collect(Collectors.toUnmodifiableSet());

    private final byte[] row;
    private final TextScanner tokens;
    private final List<Piece> pieces = new ArrayList<>();
    private int begin;

    private SourcePieces(String row, Syntax beginsIn) {
        this.row = row.getBytes(StandardCharsets.UTF_8);
        this.tokens = new TextScanner(this.row, (byte) '\n', 0, beginsIn);
    }

    /**
     * @param beginsIn what the row's first character is inside of
     */
    static List<Piece> of(String row, Syntax beginsIn) {
        return new SourcePieces(row, beginsIn).cut();
    }

    private List<Piece> cut() {
        Kind kind = kind();
        while (tokens.scan() != TextScanner.Kind.END) {
            if (kind() != kind) {
                finish(kind, tokens.start());
                kind = kind();
            }
        }
        finish(kind, row.length);
        return List.copyOf(pieces);
    }

    private void finish(Kind kind, int end) {
        if (end > begin) {
            pieces.add(new Piece(text(begin, end), kind));
            begin = end;
        }
    }

    private String text(int from, int to) {
        return new String(row, from, to - from, StandardCharsets.UTF_8);
    }

    private Kind kind() {
        return switch (tokens.kind()) {
            case STRING -> Kind.STRING;
            case LINE_COMMENT, BLOCK_COMMENT -> Kind.COMMENT;
            case OPEN_BRACE, CLOSE_BRACE -> Kind.BRACE;
            case OPEN_PAREN, CLOSE_PAREN -> Kind.PARENTHESIS;
            case WORD, END -> kindOf(text(tokens.start(), tokens.end()));
        };
    }

    private static Kind kindOf(String word) {
        if (KEYWORDS.contains(word)) {
            return Kind.KEYWORD;
        }
        char first = word.isEmpty() ? ' ' : word.charAt(0);
        boolean number = first >= '0' && first <= '9' || first == '-' || first == '.';
        return number ? Kind.NUMBER : Kind.WORD;
    }
}
