package org.jointscope.check.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;

/** Facts about an .md2 that rules refer to and that have no issue code. */
final class Md2Facts {

    private static final Map<Field, Integer> LEAST_FOR_Q2PRO =
            Map.of(Field.NUM_TRIS, 1, Field.NUM_ST, 3, Field.NUM_XYZ, 3, Field.NUM_FRAMES, 1);

    private static final List<Field> LIMITED_BY_Q2PRO =
            List.of(Field.NUM_TRIS, Field.NUM_XYZ, Field.NUM_FRAMES, Field.NUM_SKINS);

    private static final int CORNERS = 3;

    private Md2Facts() {}

    /** Counts with which q2pro creates a model that draws nothing. */
    static Stream<RuleHit> isEmpty(Md2 md2) {
        return LEAST_FOR_Q2PRO.entrySet().stream()
                .filter(least -> isThere(md2) && get(md2, least.getKey()) < least.getValue())
                .map(least -> spot(md2.header(), least.getKey()));
    }

    /** Counts over the limits of q2pro, which reads a negative one as very large. */
    static Stream<RuleHit> overQ2ProLimits(Md2 md2) {
        return LIMITED_BY_Q2PRO.stream()
                .filter(field -> isThere(md2) && isEmpty(md2).findAny().isEmpty())
                .filter(field -> Integer.toUnsignedLong(get(md2, field)) > mostForQ2Pro(field))
                .map(field -> spot(md2.header(), field));
    }

    /** An ofs_skins after the end of the file, which q2pro checks even if there are no skins. */
    static Stream<RuleHit> skinsOutside(RuleContext evidence) {
        return evidence
                .file(Md2.class)
                .filter(Md2Facts::isThere)
                .filter(md2 -> isEmpty(md2).findAny().isEmpty())
                .filter(md2 -> get(md2, Field.NUM_SKINS) == 0)
                .filter(md2 -> Integer.toUnsignedLong(get(md2, Field.OFS_SKINS)) > AssimpMd2.fileSize(evidence, md2))
                .map(md2 -> spot(md2.header(), Field.OFS_SKINS))
                .stream();
    }

    /** Triangles without a single one that q2pro draws. */
    static Stream<RuleHit> noValidTriangle(Md2 md2) {
        boolean none = md2.triangles().size() > 0 && drawn(md2).findAny().isEmpty();
        return Stream.of(Field.NUM_TRIS)
                .filter(field -> none && isThere(md2) && isEmpty(md2).findAny().isEmpty())
                .map(field -> new RuleHit(
                        Location.ofByte(md2.triangles().offset()),
                        Subject.FILE,
                        Phrase.of("engine.hit.md2.triangles", md2.triangles().size())));
    }

    /** Different pairs of a position and a texture coordinate in the triangles that q2pro draws. */
    static Function<Md2, Stream<RuleHit>> drawnVerticesAbove(int most) {
        return md2 -> {
            Set<Long> pairs = new HashSet<>();
            drawn(md2).forEach(triangle -> {
                for (int corner = 0; corner < CORNERS; corner++) {
                    pairs.add(pair(md2, triangle, corner));
                }
            });
            return pairs.size() > most && isThere(md2)
                    ? Stream.of(new RuleHit(
                            Location.ofByte(md2.triangles().offset()),
                            Subject.FILE,
                            Phrase.of("engine.hit.md2.vertices", pairs.size(), most)))
                    : Stream.empty();
        };
    }

    private static long pair(Md2 md2, int triangle, int corner) {
        int coord = md2.triangles().texCoord(triangle, corner);
        long place = md2.texCoords().s(coord) & 0xFFFFL;
        place = place << Short.SIZE | md2.texCoords().t(coord) & 0xFFFFL;
        return place << Short.SIZE | md2.triangles().vertex(triangle, corner);
    }

    /** The triangles of which all vertices and texture coordinates exist. */
    private static IntStream drawn(Md2 md2) {
        int vertices = md2.vertexCount();
        int coords = md2.texCoords().size();
        return Interruption.range(md2.triangles().size())
                .filter(triangle -> IntStream.range(0, CORNERS)
                        .allMatch(corner -> md2.triangles().vertex(triangle, corner) < vertices
                                && md2.triangles().texCoord(triangle, corner) < coords));
    }

    /**
     * A number in the header that exceeds a limit.
     *
     * @param parameter field and limit, with a colon between them
     */
    static Function<Md2, Stream<RuleHit>> above(String parameter) {
        String[] parts = parameter.split(":");
        Field field = Field.valueOf(parts[0].toUpperCase(Locale.ROOT));
        int most = Integer.parseInt(parts[1]);
        return md2 -> isThere(md2) && get(md2, field) > most ? Stream.of(spot(md2.header(), field)) : Stream.empty();
    }

    /** The limit of q2pro for a count in the header. */
    static int mostForQ2Pro(Field field) {
        return field.limit().orElseThrow().mostOfQ2pro();
    }

    private static boolean isThere(Md2 md2) {
        return !md2.header().equals(Md2Header.NONE) && get(md2, Field.VERSION) == Md2.VERSION;
    }

    private static int get(Md2 md2, Field field) {
        return md2.header().get(field);
    }

    static RuleHit spot(Md2Header header, Field field) {
        return new RuleHit(
                Location.ofByte(field.offset()),
                Subject.FILE,
                Phrase.of("engine.hit.value", field.label(), header.get(field)));
    }
}
