package org.jointscope.format.write;

import org.jointscope.text.Range;
import org.jointscope.text.SourceText;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Changes to the bytes of a text, which are made all at once. */
final class Splices {

    private record Splice(Range range, byte[] replacement) {}

    private final byte[] original;
    private final Charset encoding;
    private final List<Splice> splices = new ArrayList<>();
    private boolean possible = true;

    Splices(SourceText source) {
        this.original = source.bytes();
        this.encoding = source.encoding();
    }

    void insert(int at, String text) {
        replace(new Range(at, at), text);
    }

    void replace(Range range, String text) {
        if (!range.isThere()) {
            giveUp();
        } else if (range.from() < range.to() || !text.isEmpty()) {
            splices.add(new Splice(range, text.getBytes(encoding)));
        }
    }

    /** The text has no place for something that has to change. */
    void giveUp() {
        possible = false;
    }

    /**
     * The changed bytes, the very same object if nothing changes; empty if the changes cannot be
     * made.
     */
    Optional<byte[]> made() {
        if (splices.isEmpty() && possible) {
            return Optional.of(original);
        }
        // Stable: what is put into one place stays in the order in which it came.
        splices.sort(Comparator.comparingInt(splice -> splice.range().from()));
        int length = original.length;
        int end = 0;
        for (Splice splice : splices) {
            possible &=
                    splice.range().from() >= end && splice.range().to() >= splice.range().from();
            end = splice.range().to();
            length += splice.replacement().length - (splice.range().to() - splice.range().from());
        }
        return possible ? Optional.of(spliced(length)) : Optional.empty();
    }

    private byte[] spliced(int length) {
        byte[] bytes = new byte[length];
        int read = 0;
        int written = 0;
        for (Splice splice : splices) {
            System.arraycopy(original, read, bytes, written, splice.range().from() - read);
            written += splice.range().from() - read;
            System.arraycopy(splice.replacement(), 0, bytes, written, splice.replacement().length);
            written += splice.replacement().length;
            read = splice.range().to();
        }
        System.arraycopy(original, read, bytes, written, original.length - read);
        return bytes;
    }
}
