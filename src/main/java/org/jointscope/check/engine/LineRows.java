package org.jointscope.check.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;

/**
 * Rows that the MD5 add-on for Blender loses (io_scene_md5_28.py, read_md5mesh, read_md5anim). It matches each line
 * from its start with one expression per kind of row, so a row must begin its line and be complete on it, with
 * whitespace beside its parentheses. It does not read bounds.
 */
final class LineRows {

    private static final int JOINT_TOKENS = 12;
    private static final int HIERARCHY_TOKENS = 4;
    private static final int BASEFRAME_TOKENS = 10;

    private static final List<String> BLOCKS = List.of("joints", "mesh", "hierarchy", "bounds", "baseframe", "frame");

    /** The rows of a mesh that it reads, with their numbers of tokens. */
    private static final Map<String, Integer> ROW_TOKENS =
            Map.of("vert", 8, "tri", 5, "weight", 9, "shader", 2, "numverts", 1);

    private static final List<String> ROWS = List.copyOf(ROW_TOKENS.keySet());

    private final byte[] text;
    private final List<RuleHit> lost = new ArrayList<>();

    private int lastEnd;

    /** The block that begins with the next brace, or that is open; empty outside of blocks. */
    private String block = "";

    private boolean open;

    /** True if the keyword of the block begins its line, and no line ended after it. */
    private boolean keywordFirst;

    private boolean keywordLine;
    private int nested;
    private boolean firstInFrame;

    /** The brace of the previous mesh, if it does not begin its line. */
    private Optional<RuleHit> hiddenEnd = Optional.empty();

    private boolean anyMesh;
    private boolean anyFrame;

    /** The tokens of the current row that have not been read. */
    private int left;

    private boolean weight;

    LineRows(byte[] text) {
        this.text = text;
    }

    List<RuleHit> lost() {
        return lost;
    }

    void next(TextScanner tokens) {
        boolean first = isAfterLineEnd(tokens.start());
        if (left > 0 && !endsRow(tokens)) {
            readRow(tokens, first);
        } else {
            left = 0;
            if (open) {
                readInside(tokens, first);
            } else {
                readOutside(tokens, first);
            }
        }
        lastEnd = tokens.end();
    }

    /** Python ends a line at a carriage return, too. */
    private boolean isAfterLineEnd(int start) {
        for (int i = lastEnd; i < start; i++) {
            if (text[i] == '\n' || text[i] == '\r') {
                return true;
            }
        }
        return lastEnd == 0;
    }

    private static boolean endsRow(TextScanner tokens) {
        return tokens.kind() == Kind.CLOSE_BRACE || tokens.isAnyOf(ROWS);
    }

    private void readRow(TextScanner tokens, boolean first) {
        if (first) {
            left = 0;
            add(tokens, "engine.hit.line.continued");
            return;
        }
        left--;
        boolean touched = switch (tokens.kind()) {
            case OPEN_PAREN -> isTouchedBefore(tokens) || isTouchedAfter(tokens);
            case CLOSE_PAREN -> !weight && isTouchedBefore(tokens) || left > 0 && isTouchedAfter(tokens);
            default -> false;
        };
        if (touched) {
            add(tokens, "engine.hit.bracket");
        }
    }

    private void readOutside(TextScanner tokens, boolean first) {
        keywordLine &= !first;
        if (tokens.isAnyOf(BLOCKS)) {
            block = BLOCKS.stream().filter(tokens::isWord).findFirst().orElseThrow();
            keywordLine = true;
            keywordFirst = first;
        } else if (tokens.kind() == Kind.OPEN_BRACE && !block.isEmpty()) {
            beginBlock(tokens);
        }
    }

    private void beginBlock(TextScanner tokens) {
        boolean found = switch (block) {
            case "joints", "baseframe" -> isOnKeywordLine(tokens);
            case "mesh" -> !anyMesh || isOnKeywordLine(tokens);
            case "frame" -> anyFrame || keywordFirst;
            default -> true;
        };
        if (!found) {
            add(tokens, "engine.hit.line.brace");
        }
        if (block.equals("mesh")) {
            hiddenEnd.filter(_ -> lost.size() < Trigger.MOST).ifPresent(lost::add);
            hiddenEnd = Optional.empty();
            anyMesh = true;
        }
        anyFrame |= block.equals("frame");
        firstInFrame = true;
        open = true;
    }

    private boolean isOnKeywordLine(TextScanner tokens) {
        return keywordFirst && keywordLine && !isTouchedBefore(tokens);
    }

    private void readInside(TextScanner tokens, boolean first) {
        switch (tokens.kind()) {
            case OPEN_BRACE -> nested++;
            case CLOSE_BRACE -> endBlock(tokens, first);
            case WORD -> readWord(tokens, first);
            case STRING -> readName(tokens, first);
            case OPEN_PAREN -> {
                if (block.equals("baseframe")) {
                    beginRow(tokens, first, BASEFRAME_TOKENS);
                }
            }
            default -> {}
        }
    }

    private void endBlock(TextScanner tokens, boolean first) {
        if (nested > 0) {
            nested--;
            return;
        }
        if (!first) {
            switch (block) {
                case "mesh" -> hiddenEnd = Optional.of(hit(tokens, "engine.hit.line.end"));
                case "joints", "baseframe", "frame" -> add(tokens, "engine.hit.line.end");
                default -> {}
            }
        }
        open = false;
        block = "";
    }

    private void readWord(TextScanner tokens, boolean first) {
        if (block.equals("mesh") && tokens.isAnyOf(ROWS)) {
            String row = ROWS.stream().filter(tokens::isWord).findFirst().orElseThrow();
            beginRow(tokens, first, ROW_TOKENS.get(row));
        } else if (block.equals("frame")) {
            if (!first && firstInFrame) {
                add(tokens, "engine.hit.line.shared");
            } else if (first && !isNumberLine(tokens)) {
                add(tokens, "engine.hit.line.sign");
            }
            firstInFrame = false;
        }
    }

    /** The lines of a frame begin with whitespace or one of these characters. */
    private boolean isNumberLine(TextScanner tokens) {
        byte before = text[Math.max(0, tokens.start() - 1)];
        return before != '\n' && before != '\r' || "-.0123456789".indexOf(text[tokens.start()]) >= 0;
    }

    private void readName(TextScanner tokens, boolean first) {
        if (block.equals("joints") || block.equals("hierarchy")) {
            beginRow(tokens, first, block.equals("joints") ? JOINT_TOKENS : HIERARCHY_TOKENS);
            if (isTouchedAfter(tokens)) {
                add(tokens, "engine.hit.line.name");
            }
        }
    }

    private void beginRow(TextScanner tokens, boolean first, int count) {
        if (!first) {
            add(tokens, "engine.hit.line.shared");
        }
        left = count - 1;
        weight = tokens.isWord("weight");
    }

    private boolean isTouchedBefore(TextScanner tokens) {
        return tokens.start() > 0 && !TextScanner.isWhite(text[tokens.start() - 1]);
    }

    private boolean isTouchedAfter(TextScanner tokens) {
        return tokens.end() < text.length && !TextScanner.isWhite(text[tokens.end()]);
    }

    private void add(TextScanner tokens, String key) {
        if (lost.size() < Trigger.MOST) {
            lost.add(hit(tokens, key));
        }
    }

    private static RuleHit hit(TextScanner tokens, String key) {
        return new RuleHit(
                new Location(tokens.line(), tokens.start() - tokens.lineStart() + 1), Subject.FILE, Phrase.of(key));
    }
}
