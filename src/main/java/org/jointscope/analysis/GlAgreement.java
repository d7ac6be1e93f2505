package org.jointscope.analysis;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2GlCommand;

/**
 * Compares the triangles that the GL commands of an .md2 draw with those of its list. Two are equal if they have the
 * same vertices in the same direction, regardless of the first one. A triangle with a missing or repeated vertex is
 * ignored.
 */
public final class GlAgreement {

    private static final int BITS_OF_A_VERTEX = 21;
    private static final long NO_TRIANGLE = -1;

    private final int drawn;
    private final int listed;
    private final int[] unlisted;
    private final int[] undrawn;

    public GlAgreement(Md2 md2) {
        List<long[]> ofCommands = md2.glCommands().list().stream()
                .map(command -> keys(md2, command))
                .toList();
        long[] ofList = IntStream.range(0, md2.triangles().size())
                .mapToLong(row -> key(md2, row))
                .toArray();
        drawn = (int) ofCommands.stream().flatMapToLong(Arrays::stream).count();
        listed = (int) triangles(Arrays.stream(ofList)).count();
        Map<Long, Integer> inList = counts(Arrays.stream(ofList));
        unlisted = ofCommands.stream()
                .mapToLong(keys ->
                        Arrays.stream(keys).filter(key -> !take(inList, key)).count())
                .mapToInt(Math::toIntExact)
                .toArray();
        Map<Long, Integer> inCommands = counts(ofCommands.stream().flatMapToLong(Arrays::stream));
        undrawn = IntStream.range(0, ofList.length)
                .filter(row -> ofList[row] != NO_TRIANGLE && !take(inCommands, ofList[row]))
                .toArray();
    }

    private static LongStream triangles(LongStream keys) {
        return keys.filter(key -> key != NO_TRIANGLE);
    }

    private static Map<Long, Integer> counts(LongStream keys) {
        Map<Long, Integer> counts = new HashMap<>();
        triangles(keys).forEach(key -> counts.merge(key, 1, Integer::sum));
        return counts;
    }

    /** Decrements the count of a key if it is more than 0. */
    private static boolean take(Map<Long, Integer> counts, long key) {
        boolean left = counts.getOrDefault(key, 0) > 0;
        if (left) {
            counts.merge(key, -1, Integer::sum);
        }
        return left;
    }

    private static long[] keys(Md2 md2, Md2GlCommand command) {
        LongStream all = IntStream.range(0, command.triangleCount())
                .mapToLong(triangle -> key(md2, corner -> command.vertex(command.corner(triangle, corner))));
        return triangles(all).toArray();
    }

    private static long key(Md2 md2, int row) {
        return key(md2, corner -> md2.triangles().vertex(row, corner));
    }

    /** A number that is equal for equal triangles, regardless of the first corner, but different for the back side. */
    private static long key(Md2 md2, IntUnaryOperator vertexOfCorner) {
        int a = vertexOfCorner.applyAsInt(0);
        int b = vertexOfCorner.applyAsInt(1);
        int c = vertexOfCorner.applyAsInt(2);
        int lowest = Math.min(a, Math.min(b, c));
        boolean exists = lowest >= 0 && Math.max(a, Math.max(b, c)) < md2.vertexCount();
        if (!exists || a == b || b == c || c == a) {
            return NO_TRIANGLE;
        }
        int second = lowest == a ? b : lowest == b ? c : a;
        int third = lowest == a ? c : lowest == b ? a : b;
        return ((long) lowest << BITS_OF_A_VERTEX | second) << BITS_OF_A_VERTEX | third;
    }

    /** The triangles of the list that a command draws, ascending. */
    public static int[] rows(Md2 md2, Md2GlCommand command) {
        Set<Long> drawn = Arrays.stream(keys(md2, command)).boxed().collect(Collectors.toSet());
        return IntStream.range(0, md2.triangles().size())
                .filter(row -> drawn.contains(key(md2, row)))
                .toArray();
    }

    public int drawn() {
        return drawn;
    }

    public int listed() {
        return listed;
    }

    /** Number of triangles of a command that are not in the list, or not as often. */
    public int unlisted(int command) {
        return unlisted[command];
    }

    /** Number of triangles of all commands that are not in the list, or not as often. */
    public int unlisted() {
        return Arrays.stream(unlisted).sum();
    }

    public int[] undrawn() {
        return undrawn.clone();
    }

    public boolean agrees() {
        return undrawn.length == 0 && unlisted() == 0;
    }
}
