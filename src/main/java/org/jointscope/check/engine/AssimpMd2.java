package org.jointscope.check.engine;

import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Vector3;
import org.jointscope.model.md2.Md2Triangles;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What Assimp asks of the header of an .md2, in its own arithmetic. */
final class AssimpMd2 {

    /** A part of the file, as long as Assimp takes it for. */
    private record Part(Field count, Field offset, long size) {}

    private static final List<Part> PARTS =
            List.of(
                    new Part(Field.NUM_SKINS, Field.OFS_SKINS, 64),
                    new Part(Field.NUM_ST, Field.OFS_ST, 4),
                    new Part(Field.NUM_TRIS, Field.OFS_TRIS, 12));

    private static final long MEMORY = 256L << 20;
    private static final int FRAME_SIZE = 44;
    private static final int VERTEX_SIZE = 4;
    private static final int CORNERS = 3;

    private AssimpMd2() {}

    /** An end behind that of the file. */
    static Stream<RuleHit> endsEarly(RuleContext evidence) {
        return header(evidence)
                .filter(header -> unsigned(header, Field.OFS_END) > fileSize(evidence, header))
                .map(header -> Md2Facts.spot(header, Field.OFS_END));
    }

    /** Counts of more than 256 MiB. */
    static Stream<RuleHit> tooMany(RuleContext evidence) {
        return header(evidence)
                .flatMap(
                        header ->
                                Stream.of(
                                                over(header, Field.NUM_SKINS, 64),
                                                over(header, Field.NUM_XYZ, VERTEX_SIZE),
                                                over(header, Field.NUM_ST, 4),
                                                over(header, Field.NUM_TRIS, 12),
                                                over(header, Field.NUM_FRAMES, FRAME_SIZE))
                                        .flatMap(spots -> spots));
    }

    private static Stream<RuleHit> over(Md2Header header, Field count, int size) {
        return where(header, count, value -> value > MEMORY / size);
    }

    /** Parts that do not end before the last byte; those of a file that has such counts. */
    static Stream<RuleHit> outside(RuleContext evidence) {
        if (tooMany(evidence).findAny().isPresent() || endsEarly(evidence).findAny().isPresent()) {
            return Stream.empty();
        }
        return header(evidence)
                .flatMap(
                        header -> {
                            long size = fileSize(evidence, header);
                            Stream<RuleHit> parts =
                                    PARTS.stream()
                                            .filter(part -> end(header, part) >= size)
                                            .map(part -> Md2Facts.spot(header, part.offset));
                            return framesEnd(header) >= size
                                    ? Stream.concat(
                                            parts,
                                            Stream.of(Md2Facts.spot(header, Field.OFS_FRAMES)))
                                    : parts;
                        });
    }

    private static long end(Md2Header header, Part part) {
        return unsigned(header, part.offset) + unsigned(header, part.count) * part.size;
    }

    /** It wraps, unlike those of the other parts. */
    private static long framesEnd(Md2Header header) {
        int frame = FRAME_SIZE + (header.get(Field.NUM_XYZ) - 1) * VERTEX_SIZE;
        return Integer.toUnsignedLong(
                header.get(Field.OFS_FRAMES) + header.get(Field.NUM_FRAMES) * frame);
    }

    /** The header of a file that passes the checks of the header. */
    private static Stream<Md2Header> sound(RuleContext evidence) {
        return header(evidence)
                .filter(header -> header.get(Field.NUM_FRAMES) != 0)
                .filter(header -> endsEarly(evidence).findAny().isEmpty())
                .filter(header -> tooMany(evidence).findAny().isEmpty())
                .filter(header -> outside(evidence).findAny().isEmpty());
    }

    private static Stream<RuleHit> soundBut(
            RuleContext evidence, Field field, Predicate<Md2Header> wrong) {
        return sound(evidence).filter(wrong).map(header -> Md2Facts.spot(header, field));
    }

    /** Frames before the beginning of the file. */
    static Stream<RuleHit> before(RuleContext evidence) {
        return soundBut(evidence, Field.OFS_FRAMES, it -> it.get(Field.OFS_FRAMES) < 0);
    }

    static Stream<RuleHit> triangleOfNoVertex(RuleContext evidence) {
        return soundBut(
                evidence,
                Field.NUM_XYZ,
                it -> it.get(Field.NUM_XYZ) == 0 && it.get(Field.NUM_TRIS) > 0);
    }

    /** No triangles, and so no corners, which are what Assimp counts as vertices. */
    static Stream<RuleHit> noTriangles(RuleContext evidence) {
        return soundBut(evidence, Field.NUM_TRIS, it -> it.get(Field.NUM_TRIS) == 0);
    }

    /** A first frame with a position that is not finite, or with several triangles at one point. */
    static Stream<RuleHit> invisible(RuleContext evidence) {
        return sound(evidence)
                .filter(header -> header.get(Field.NUM_XYZ) > 0)
                .flatMap(header -> evidence.file(Md2.class).stream())
                .filter(md2 -> !md2.frames().isEmpty() && md2.vertexCount() > 0)
                .filter(md2 -> !isVisible(md2))
                .map(
                        md2 ->
                                new RuleHit(
                                        Location.ofByte(md2.frames().getFirst().offset()),
                                        Subject.ofFrame(0),
                                        "The positions of frame 0 are not finite, or all the"
                                                + " same."));
    }

    private static boolean isVisible(Md2 md2) {
        Md2Triangles triangles = md2.triangles();
        Set<Vector3> positions = new HashSet<>();
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            Interruption.check();
            for (int corner = 0; corner < CORNERS; corner++) {
                positions.add(position(md2, triangles.vertex(triangle, corner)));
            }
        }
        boolean apart = positions.size() > 1 || triangles.size() < 2;
        return apart
                && positions.stream().allMatch(place -> Double.isFinite(place.lengthSquared()));
    }

    /** In single precision; an index past the last vertex becomes that of the last. */
    private static Vector3 position(Md2 md2, int index) {
        Md2Frame frame = md2.frames().getFirst();
        int vertex = Math.min(index, md2.vertexCount() - 1);
        Vector3 scale = frame.scale();
        Vector3 translate = frame.translate();
        return Vector3.of(
                axis ->
                        frame.step(vertex, axis) * (float) scale.along(axis)
                                + (float) translate.along(axis));
    }

    static Stream<RuleHit> moves(RuleContext evidence) {
        return header(evidence).flatMap(it -> where(it, Field.NUM_FRAMES, count -> count > 1));
    }

    private static Stream<Md2Header> header(RuleContext evidence) {
        return evidence
                .file(Md2.class)
                .filter(md2 -> !evidence.has(IssueCode.MD2_HEADER_TRUNCATED))
                .map(Md2::header)
                .filter(header -> !header.equals(Md2Header.NONE))
                .stream();
    }

    private static Stream<RuleHit> where(Md2Header header, Field field, LongPredicate condition) {
        return condition.test(unsigned(header, field))
                ? Stream.of(Md2Facts.spot(header, field))
                : Stream.empty();
    }

    private static long unsigned(Md2Header header, Field field) {
        return Integer.toUnsignedLong(header.get(field));
    }

    /** The header says it, or what was found wrong with it. */
    private static long fileSize(RuleContext evidence, Md2Header header) {
        return evidence.issues().stream()
                .filter(
                        issue ->
                                issue.code() == IssueCode.MD2_FILE_TRUNCATED
                                        || issue.code() == IssueCode.MD2_BYTES_AFTER_END
                                        || issue.code() == IssueCode.MD2_LINE_ENDS_CONVERTED)
                .map(issue -> issue.findings().getFirst())
                .map(finding -> finding.number(Fact.PRESENT))
                .findFirst()
                .orElse(unsigned(header, Field.OFS_END));
    }
}
