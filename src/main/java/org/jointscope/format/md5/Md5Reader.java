package org.jointscope.format.md5;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Declared;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.text.SourceText;

/** Reads an MD5 file: header lines, and sections in any order. It never throws on the content of a file. */
abstract class Md5Reader<T extends ModelFile> {

    final Md5Tokens tokens;
    final Md5Header header;
    final Keywords keywords;

    private final SourceText source;
    private final IssueLog issues;
    private final List<RowList<?>> lists = new ArrayList<>();

    /** @param inOrder the keywords in the order of Doom 3 */
    Md5Reader(SourceText source, Trace trace, List<Keyword> inOrder) {
        this.source = source;
        this.issues = new IssueLog();
        this.tokens = new Md5Tokens(source, issues, trace);
        this.keywords = new Keywords(inOrder, tokens);
        this.header = new Md5Header(tokens, inOrder);
    }

    /** Creates a list of rows of this file: see {@link RowList}. */
    final <R> RowList<R> rows(String noun, Row kind, int most) {
        RowList<R> rows = new RowList<>(noun, kind, most);
        lists.add(rows);
        return rows;
    }

    final ReadResult<T> read() {
        boolean empty = tokens.atEnd();
        readWhile(() -> !header.isOfAlpha());
        if (header.isOfAlpha() && !readsAlpha()) {
            Optional<Md5Reader<T>> other = alphaReader(source);
            if (other.isPresent()) {
                return other.get().read();
            }
            header.reportAlpha();
        } else if (!empty) {
            if (readsAlpha()) {
                header.reportAlpha();
                readWhile(() -> true);
            }
            header.check();
            check();
            lists.forEach(rows -> rows.check(tokens.reports()));
        }
        return new ReadResult<>(model(), issues.issues(), source.encoding());
    }

    /** Whether this reads the layout of the Doom 3 alpha. */
    boolean readsAlpha() {
        return false;
    }

    /** The reader of the same format in the layout of the Doom 3 alpha, if there is one. */
    Optional<Md5Reader<T>> alphaReader(SourceText alpha) {
        return Optional.empty();
    }

    final void readWhile(BooleanSupplier wanted) {
        while (!tokens.atEnd() && wanted.getAsBoolean()) {
            boolean complete = isComplete();
            String keyword = keywords.current(!complete);
            tokens.trace().part(keyword);
            if (!keyword.isEmpty()) {
                readPart(keyword);
            } else if (complete) {
                keywords.skipTrailing();
            } else {
                keywords.skipUnknown();
            }
        }
    }

    /** Reads the header line or section that begins with the keyword, at which the lexer is. */
    abstract void readPart(String keyword);

    /** True once the last part is read, after which engines read no further. */
    abstract boolean isComplete();

    /** Reports faults that are known only after the whole file is read. */
    abstract void check();

    /** The model as read so far. */
    abstract T model();

    /**
     * Reads a block of rows.
     *
     * @param row makes a row from its tokens; the rest of its line is skipped
     */
    final <R> void readBlock(String keyword, RowList<R> rows, Function<TextLocation, R> row) {
        TextLocation block = tokens.openBlock();
        rows.open(block);
        while (tokens.hasRow(keyword, block, keywords.words())) {
            TextLocation location = rows.begin(tokens);
            R made = row.apply(location);
            tokens.endRow();
            rows.add(made, location);
        }
    }

    /** Reports a block that is missing, or does not have the declared number of rows. */
    final void checkBlock(String keyword, RowList<?> rows, String count, IssueCode mismatch) {
        if (keywords.hasSeen(keyword)) {
            header.checkCount(count, rows.count(), mismatch);
        } else if (!tokens.isCutShort()) {
            header.reportMissing(keyword);
        }
    }

    /** Reports missing frames, or a number of frames that differs from the declared one. */
    final void checkFrames(RowList<?> frames) {
        if (frames.isEmpty()) {
            TextLocation location =
                    header.readable("numFrames").map(Declared::location).orElse(new TextLocation(1, 1));
            tokens.reports().reportAt(location, IssueCode.FRAMES_NONE);
        } else {
            header.checkFrameCount(frames.count());
        }
    }
}
