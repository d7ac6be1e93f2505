package org.jointscope.check.engine;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Vector3;
import org.jointscope.model.md2.Md2Triangles;

/** The checks of Assimp for an .md2, with the same arithmetic. */
record AssimpMd2(Md2 md2, long fileSize) {

    private static final long MEMORY = 256L << 20;
    private static final int SKIN_SIZE = 64;
    private static final int TEX_COORD_SIZE = 4;
    private static final int TRIANGLE_SIZE = 12;
    private static final int FRAME_SIZE = 44;
    private static final int VERTEX_SIZE = 4;
    private static final int CORNERS = 3;

    /** For a file with a complete header. */
    static Trigger trigger(Function<AssimpMd2, Stream<RuleHit>> rule) {
        return evidence -> evidence
                .file(Md2.class)
                .filter(md2 -> !evidence.has(IssueCode.MD2_HEADER_TRUNCATED))
                .filter(md2 -> !md2.header().equals(Md2Header.NONE))
                .stream()
                .map(md2 -> new AssimpMd2(md2, fileSize(evidence, md2)))
                .flatMap(rule);
    }

    /** An ofs_end after the end of the file. */
    Stream<RuleHit> endsEarly() {
        return where(end -> unsigned(end) > fileSize, Field.OFS_END);
    }

    /** Counts that require more than 256 MiB. */
    Stream<RuleHit> tooMany() {
        return where(
                count -> unsigned(count) > MEMORY / size(count),
                Field.NUM_SKINS,
                Field.NUM_XYZ,
                Field.NUM_ST,
                Field.NUM_TRIS,
                Field.NUM_FRAMES);
    }

    private static int size(Field count) {
        return switch (count) {
            case NUM_SKINS -> SKIN_SIZE;
            case NUM_XYZ -> VERTEX_SIZE;
            case NUM_ST -> TEX_COORD_SIZE;
            case NUM_TRIS -> TRIANGLE_SIZE;
            default -> FRAME_SIZE;
        };
    }

    /** Sections that do not end before the last byte, if the counts are within the limits. */
    Stream<RuleHit> outside() {
        return endsEarly().findAny().isPresent() || tooMany().findAny().isPresent()
                ? Stream.empty()
                : where(part -> end(part) >= fileSize, Field.OFS_SKINS, Field.OFS_ST, Field.OFS_TRIS, Field.OFS_FRAMES);
    }

    /** The end of the frames wraps, unlike those of the other sections. */
    private long end(Field part) {
        return switch (part) {
            case OFS_SKINS -> unsigned(part) + unsigned(Field.NUM_SKINS) * SKIN_SIZE;
            case OFS_ST -> unsigned(part) + unsigned(Field.NUM_ST) * TEX_COORD_SIZE;
            case OFS_TRIS -> unsigned(part) + unsigned(Field.NUM_TRIS) * TRIANGLE_SIZE;
            default -> {
                int frame = FRAME_SIZE + (get(Field.NUM_XYZ) - 1) * VERTEX_SIZE;
                yield Integer.toUnsignedLong(get(part) + get(Field.NUM_FRAMES) * frame);
            }
        };
    }

    /** The file passes the checks of the header. */
    private boolean isSound() {
        return get(Field.NUM_FRAMES) != 0
                && Stream.of(endsEarly(), tooMany(), outside())
                        .allMatch(faults -> faults.findAny().isEmpty());
    }

    private Stream<RuleHit> soundBut(Predicate<Field> wrong, Field field) {
        return isSound() ? where(wrong, field) : Stream.empty();
    }

    /** Frames before the beginning of the file. */
    Stream<RuleHit> before() {
        return soundBut(offset -> get(offset) < 0, Field.OFS_FRAMES);
    }

    Stream<RuleHit> triangleOfNoVertex() {
        return soundBut(count -> get(count) == 0 && get(Field.NUM_TRIS) > 0, Field.NUM_XYZ);
    }

    /** No triangles, so no corners, which Assimp counts as vertices. */
    Stream<RuleHit> noTriangles() {
        return soundBut(count -> get(count) == 0, Field.NUM_TRIS);
    }

    /** A first frame with a position that is not finite, or several triangles at one position. */
    Stream<RuleHit> invisible() {
        boolean isThere = get(Field.NUM_XYZ) > 0 && !md2.frames().isEmpty() && md2.vertexCount() > 0;
        return isThere && isSound() && !isVisible()
                ? Stream.of(new RuleHit(
                        Location.ofByte(md2.frames().getFirst().offset()),
                        Subject.ofFrame(0),
                        Phrase.of("engine.hit.md2.invisible")))
                : Stream.empty();
    }

    private boolean isVisible() {
        Md2Triangles triangles = md2.triangles();
        Set<Vector3> positions = new HashSet<>();
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            Interruption.check();
            for (int corner = 0; corner < CORNERS; corner++) {
                positions.add(position(triangles.vertex(triangle, corner)));
            }
        }
        boolean apart = positions.size() > 1 || triangles.size() < 2;
        return apart && positions.stream().allMatch(position -> Double.isFinite(position.lengthSquared()));
    }

    /** A position in single precision; an index after the last vertex is clamped to the last. */
    private Vector3 position(int index) {
        Md2Frame frame = md2.frames().getFirst();
        int vertex = Math.min(index, md2.vertexCount() - 1);
        Vector3 scale = frame.scale();
        Vector3 translate = frame.translate();
        return Vector3.of(axis -> frame.step(vertex, axis) * (float) scale.along(axis) + (float) translate.along(axis));
    }

    Stream<RuleHit> moves() {
        return where(count -> unsigned(count) > 1, Field.NUM_FRAMES);
    }

    private Stream<RuleHit> where(Predicate<Field> condition, Field... fields) {
        return Stream.of(fields).filter(condition).map(field -> Md2Facts.spot(md2.header(), field));
    }

    private int get(Field field) {
        return md2.header().get(field);
    }

    private long unsigned(Field field) {
        return Integer.toUnsignedLong(get(field));
    }

    /** The file size from the header, or from an issue about it. */
    static long fileSize(RuleContext evidence, Md2 md2) {
        return evidence.issues().stream()
                .filter(issue -> issue.code() == IssueCode.MD2_FILE_TRUNCATED
                        || issue.code() == IssueCode.MD2_BYTES_AFTER_END
                        || issue.code() == IssueCode.MD2_LINE_ENDS_CONVERTED)
                .map(issue -> issue.findings().getFirst())
                .map(finding -> finding.number(Fact.PRESENT))
                .findFirst()
                .orElse(Integer.toUnsignedLong(md2.header().get(Field.OFS_END)));
    }
}
