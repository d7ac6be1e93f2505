package org.jointscope.format.write;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jointscope.format.md5.Trace;
import org.jointscope.format.write.AnimRows.HeaderLine;
import org.jointscope.model.Md5Anim;
import org.jointscope.text.PlainNumber;
import org.jointscope.text.Range;
import org.jointscope.text.SourceText;

/**
 * Changes the text of an .md5anim to contain another animation; everything that does not differ stays, byte by byte.
 */
final class AnimPatch {

    private final Trace trace;
    private final Md5Anim before;
    private final Md5Anim after;
    private final PatchedText text;
    private final ValueTexts texts;
    private final Set<Loss> losses = EnumSet.noneOf(Loss.class);

    /** @param trace of the reading of the animation from the text */
    AnimPatch(SourceText source, Trace trace, Md5Anim before, Md5Anim after) {
        this.trace = trace;
        this.before = before;
        this.after = after;
        this.text = new PatchedText(source);
        this.texts = new ValueTexts(source, losses);
    }

    /** The changed bytes; empty if the text has no location for a change. */
    Optional<byte[]> bytes() {
        HeaderPatch.commandline(text, trace, texts, before.commandline(), after.commandline());
        patchHeader();
        if (movesComponents()) {
            recordBaseframeTexts();
        }
        patchRows(AnimRows.HIERARCHY, texts);
        patchRows(AnimRows.BOUNDS, new ValueTexts(text.source(), losses));
        patchRows(AnimRows.BASEFRAME, texts);
        new FramePatch(trace.of("frame"), text, texts.inner(), before, after).patch();
        return text.made();
    }

    /** The losses of the changes; complete after the changes are made. */
    Set<Loss> losses() {
        return losses;
    }

    /** True if joints read other components or have other indices, so that values move. */
    private boolean movesComponents() {
        return !components(before).equals(components(after));
    }

    private static List<List<Object>> components(Md5Anim anim) {
        return anim.hierarchy().stream()
                .map(it -> List.<Object>of(it.name(), it.flags(), it.startIndex()))
                .toList();
    }

    private void recordBaseframeTexts() {
        Trace.Part rows = trace.of(AnimRows.BASEFRAME.keyword());
        for (int row = 0; row < rows.size(); row++) {
            List<Object> values =
                    AnimRows.BASEFRAME.values().apply(before.baseframe().get(row));
            for (int i = 0; i < values.size(); i++) {
                texts.add((double) values.get(i), rows.value(row, i));
            }
        }
    }

    private <T> void patchRows(BlockRows<Md5Anim, T> kind, ValueTexts of) {
        List<T> old = kind.rows().apply(before);
        List<T> edited = kind.rows().apply(after);
        new RowPatch<>(kind, trace.of(kind.keyword()), old, edited, text, of).patch();
    }

    private void patchHeader() {
        Range above = Range.NOWHERE;
        for (HeaderLine line : AnimRows.HEADER) {
            Range there = trace.of(line.keyword()).value();
            Optional<Double> old = line.value(before);
            Optional<Double> edited = line.value(after);
            if (!old.equals(edited)) {
                if (edited.isEmpty() || !Double.isFinite(edited.get())) {
                    text.giveUp();
                } else if (old.isPresent()) {
                    text.replace(there, PlainNumber.of(edited.get()));
                } else if (above.isThere()) {
                    String number = line.keyword() + " " + PlainNumber.of(edited.get());
                    text.insert(text.endOfLine(above.to()), text.lineBreak() + number);
                } else {
                    text.giveUp();
                }
            }
            above = there.isThere() ? there : above;
        }
    }
}
