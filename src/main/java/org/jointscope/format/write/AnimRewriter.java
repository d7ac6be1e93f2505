package org.jointscope.format.write;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;

/** Writes edits of an animation into its file, which is read once, with the locations of all values. */
public final class AnimRewriter {

    private final TracedFile<Md5Anim> file;

    /** @param original the bytes of an .md5anim */
    public AnimRewriter(byte[] original) {
        this.file = new TracedFile<>(original, Md5AnimReader::read);
    }

    /**
     * The file with an edited animation: only what differs is rewritten, all other bytes stay. If that is not possible,
     * because the file is damaged at that location or has the layout of the Doom 3 alpha, the whole file is rewritten,
     * and the losses include that.
     *
     * @param edited the edited form of the animation that {@link Md5AnimReader} reads from the file
     */
    public Rewritten<Md5Anim> rewrite(Md5Anim edited) {
        if (CanonicalMesh.isNeeded(file.read())) {
            return Md5AnimWriter.layOut(file.source(), edited.withVersion(CanonicalMesh.version(edited)), file.read());
        }
        AnimPatch patch = new AnimPatch(file.source(), file.trace(), file.read().model(), edited);
        return file.rewritten(patch.bytes(), patch.losses(), back -> reads(back, edited))
                .orElseGet(() -> Md5AnimWriter.layOut(file.source(), edited, file.read()));
    }

    /**
     * Whether a file was read back as intended. Locations and comments are ignored. A value that no text can represent,
     * because it is not finite or could not be read, matches any other.
     */
    private static boolean reads(Md5Anim read, Md5Anim wanted) {
        return read.commandline().equals(wanted.commandline())
                && AnimRows.HEADER.stream().allMatch(line -> line.value(read).equals(line.value(wanted)))
                && AnimRows.ALL.stream().allMatch(rows -> same(rows, read, wanted))
                && same(read.frames(), wanted.frames(), AnimRewriter::same);
    }

    private static <T> boolean same(BlockRows<Md5Anim, T> kind, Md5Anim read, Md5Anim wanted) {
        return same(
                kind.rows().apply(read),
                kind.rows().apply(wanted),
                (a, b) -> same(kind.values().apply(a), kind.values().apply(b), AnimRewriter::same));
    }

    private static <T> boolean same(List<T> read, List<T> wanted, BiPredicate<T, T> same) {
        return read.size() == wanted.size()
                && IntStream.range(0, read.size()).allMatch(i -> same.test(read.get(i), wanted.get(i)));
    }

    private static boolean same(Object read, Object wanted) {
        return read.equals(wanted) || BlockRows.isMissing(wanted);
    }

    private static boolean same(Frame read, Frame wanted) {
        return same((Object) read.number(), wanted.number())
                && read.size() == wanted.size()
                && IntStream.range(0, read.size()).allMatch(i -> same(read.value(i), wanted.value(i)));
    }

    private static boolean same(double read, double wanted) {
        return Double.compare(read, wanted) == 0 || !Double.isFinite(wanted);
    }
}
