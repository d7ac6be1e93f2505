package org.jointscope.ui.source;

import org.jointscope.format.Md5AnimReader;
import org.jointscope.format.Md5MeshReader;
import org.jointscope.inspect.Syntax;
import org.jointscope.ui.source.SourcePiece.Kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Cuts a row into pieces of one colour, as the readers cut it into words. */
final class SourcePieces {

    private static final Set<String> KEYWORDS =
            Stream.of(Md5MeshReader.KEYWORDS, Md5MeshReader.MESH_KEYWORDS, Md5AnimReader.KEYWORDS)
                    .flatMap(List::stream)
                    .collect(Collectors.toUnmodifiableSet());

    private final String row;
    private final List<SourcePiece> pieces = new ArrayList<>();
    private int begin;
    private int position;
    private Kind kind = Kind.WORD;

    private SourcePieces(String row) {
        this.row = row;
    }

    /**
     * @param beginsIn what the row's first character is inside of
     */
    static List<SourcePiece> of(String row, Syntax beginsIn) {
        SourcePieces pieces = new SourcePieces(row);
        switch (beginsIn) {
            case CODE -> {}
            case STRING -> pieces.end(Kind.STRING, pieces.endOfString(0));
            case LINE_COMMENT -> pieces.end(Kind.COMMENT, row.length());
            case BLOCK_COMMENT -> pieces.end(Kind.COMMENT, pieces.endOfComment(0));
        }
        while (pieces.position < row.length()) {
            pieces.read();
        }
        pieces.finish();
        return List.copyOf(pieces.pieces);
    }

    private void read() {
        char first = row.charAt(position);
        if (first <= ' ') {
            position++;
        } else if (row.startsWith("//", position)) {
            end(Kind.COMMENT, row.length());
        } else if (row.startsWith("/*", position)) {
            end(Kind.COMMENT, endOfComment(position + 2));
        } else if (first == '"') {
            end(Kind.STRING, endOfString(position + 1));
        } else if (first == '{' || first == '}') {
            end(Kind.BRACE, position + 1);
        } else if (first == '(' || first == ')') {
            end(Kind.PARENTHESIS, position + 1);
        } else {
            int end = endOfWord();
            end(kindOf(row.substring(position, end)), end);
        }
    }

    /** A token of some kind goes up to an index; it joins the piece before if that is alike. */
    private void end(Kind next, int end) {
        if (next != kind) {
            finish();
            kind = next;
        }
        position = end;
    }

    private void finish() {
        if (position > begin) {
            pieces.add(new SourcePiece(row.substring(begin, position), kind));
            begin = position;
        }
    }

    private int endOfString(int from) {
        int quote = row.indexOf('"', from);
        return quote < 0 ? row.length() : quote + 1;
    }

    private int endOfComment(int from) {
        int end = row.indexOf("*/", from);
        return end < 0 ? row.length() : end + 2;
    }

    private int endOfWord() {
        int end = position;
        while (end < row.length()
                && row.charAt(end) > ' '
                && "(){}\"".indexOf(row.charAt(end)) < 0
                && !row.startsWith("//", end)
                && !row.startsWith("/*", end)) {
            end++;
        }
        return end;
    }

    private static Kind kindOf(String word) {
        if (KEYWORDS.contains(word)) {
            return Kind.KEYWORD;
        }
        char first = word.charAt(0);
        boolean number = first >= '0' && first <= '9' || first == '-' || first == '.';
        return number ? Kind.NUMBER : Kind.WORD;
    }
}
