package org.jointscope.format.write;

import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Trace;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.text.SourceText;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * Writes edits of an animation into its file, which is read once, with the locations of all values.
 */
public final class AnimRewriter {

    private final SourceText source;
    private final Trace trace = new Trace(true);
    private final ReadResult<Md5Anim> read;

    /**
     * @param original the bytes of an .md5anim
     */
    public AnimRewriter(byte[] original) {
        this.source = new SourceText(original);
        this.read = Md5AnimReader.read(source, trace);
    }

    /**
     * The file with an edited animation: only what differs is rewritten, all other bytes stay. If
     * that is not possible, because the file is damaged at that location, the whole file is
     * rewritten, and the losses include that.
     *
     * @param edited the edited form of the animation that {@link Md5AnimReader} reads from the file
     */
    public Rewritten rewrite(Md5Anim edited) {
        AnimPatch patch = new AnimPatch(source, trace, read.model(), edited);
        Optional<byte[]> bytes = patch.bytes();
        Optional<ReadResult<Md5Anim>> back = bytes.flatMap(made -> readBack(made, edited));
        return back.isPresent()
                ? new Rewritten(bytes.get(), patch.losses(), back)
                : Md5AnimWriter.layOut(source, edited, read);
    }

    /** The result of reading the bytes; empty if that is not the edited animation. */
    private Optional<ReadResult<Md5Anim>> readBack(byte[] bytes, Md5Anim edited) {
        return bytes == source.bytes()
                ? Optional.of(read)
                : Optional.of(Md5AnimReader.read(bytes))
                        .filter(back -> reads(back.model(), edited));
    }

    /**
     * Whether a file was read back as intended. Locations and comments are ignored. A value that no
     * text can represent, because it is not finite or could not be read, matches any other.
     */
    private static boolean reads(Md5Anim read, Md5Anim wanted) {
        return read.commandline().equals(wanted.commandline())
                && AnimRows.HEADER.stream()
                        .allMatch(line -> line.value(read).equals(line.value(wanted)))
                && AnimRows.ALL.stream().allMatch(rows -> same(rows, read, wanted))
                && same(read.frames(), wanted.frames(), AnimRewriter::same);
    }

    private static <T> boolean same(AnimRows<T> kind, Md5Anim read, Md5Anim wanted) {
        return same(
                kind.rows().apply(read),
                kind.rows().apply(wanted),
                (a, b) -> same(kind.values().apply(a), kind.values().apply(b), AnimRewriter::same));
    }

    private static <T> boolean same(List<T> read, List<T> wanted, BiPredicate<T, T> same) {
        return read.size() == wanted.size()
                && IntStream.range(0, read.size())
                        .allMatch(i -> same.test(read.get(i), wanted.get(i)));
    }

    private static boolean same(Object read, Object wanted) {
        return read.equals(wanted) || AnimRows.isMissing(wanted);
    }

    private static boolean same(Frame read, Frame wanted) {
        return same((Object) read.number(), wanted.number())
                && read.size() == wanted.size()
                && IntStream.range(0, read.size())
                        .allMatch(i -> same(read.value(i), wanted.value(i)));
    }

    private static boolean same(double read, double wanted) {
        return Double.compare(read, wanted) == 0 || !Double.isFinite(wanted);
    }

    /**
     * A file to be saved.
     *
     * @param bytes all of it; not copied
     * @param losses the content that they do not keep, in the order of the enum
     * @param readBack the result of reading them back, if that was done
     */
    public record Rewritten(
            byte[] bytes, Set<Loss> losses, Optional<ReadResult<Md5Anim>> readBack) {

        public Rewritten {
            losses =
                    losses.isEmpty()
                            ? Set.of()
                            : Collections.unmodifiableSet(EnumSet.copyOf(losses));
        }
    }
}
