package org.jointscope.format.write;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Trace;
import org.jointscope.model.ModelFile;
import org.jointscope.text.SourceText;

/** A file that is read once, with the locations of all values, to write edits into it. */
final class TracedFile<T extends ModelFile> {

    private final SourceText source;
    private final Trace trace = new Trace(true);
    private final BiFunction<SourceText, Trace, ReadResult<T>> reader;
    private final ReadResult<T> read;

    TracedFile(byte[] original, BiFunction<SourceText, Trace, ReadResult<T>> reader) {
        this.source = new SourceText(original);
        this.reader = reader;
        this.read = reader.apply(source, trace);
    }

    SourceText source() {
        return source;
    }

    Trace trace() {
        return trace;
    }

    ReadResult<T> read() {
        return read;
    }

    /**
     * The changed file, read back; empty if it was not changed as intended.
     *
     * @param bytes the changed bytes; empty if the text has no location for a change
     * @param isIntended whether the content that is read back is the intended one
     */
    Optional<Rewritten<T>> rewritten(Optional<byte[]> bytes, Set<Loss> losses, Predicate<T> isIntended) {
        return bytes.flatMap(
                made -> readBack(made, isIntended).map(back -> new Rewritten<>(made, losses, Optional.of(back))));
    }

    private Optional<ReadResult<T>> readBack(byte[] bytes, Predicate<T> isIntended) {
        ReadResult<T> back = bytes == source.bytes() ? read : reader.apply(new SourceText(bytes), new Trace(false));
        return Optional.of(back).filter(it -> isIntended.test(it.model()));
    }
}
