package org.jointscope.ui.document;

import java.util.List;
import java.util.Optional;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2Header;
import org.jointscope.model.md2.Md2GlCommand;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;

/**
 * The content at a byte of an .md2.
 *
 * @param index of the part among those of its kind; of a header field in the order of the file
 * @param frame of a vertex, or the index of a frame; 0 for all other parts
 */
public record Md2Location(Part part, int index, int frame) {

    /** The parts of a file. */
    public enum Part {
        HEADER,
        SKIN,
        TEX_COORD,
        TRIANGLE,
        /** The data of a frame before its vertices. */
        FRAME,
        VERTEX,
        GL_COMMAND
    }

    /** The content at a location, if the location is in an .md2. */
    public static Optional<Md2Location> of(SourceLocation target) {
        return target.location().isByte() && target.file().content() instanceof Md2 md2
                ? of(md2, target.location().offset())
                : Optional.empty();
    }

    /** Empty outside of all parts. If parts overlap, the first in the order of the header. */
    public static Optional<Md2Location> of(Md2 md2, int offset) {
        if (offset >= 0 && offset < Md2Header.SIZE) {
            return Optional.of(new Md2Location(Part.HEADER, offset / Integer.BYTES, 0));
        }
        List<Md2Skin> skins = md2.skins();
        Md2TexCoords coords = md2.texCoords();
        Md2Triangles triangles = md2.triangles();
        int skin = skins.isEmpty() ? -1 : offset - skins.getFirst().offset();
        int coord = offset - coords.offset(0);
        int triangle = offset - triangles.offset(0);
        return row(Part.SKIN, skin, Md2Skin.SIZE, skins.size())
                .or(() -> row(Part.TEX_COORD, coord, Md2TexCoords.SIZE, coords.size()))
                .or(() -> row(Part.TRIANGLE, triangle, Md2Triangles.SIZE, triangles.size()))
                .or(() -> frame(md2.frames(), offset))
                .or(() -> glCommand(md2.glCommands().list(), offset));
    }

    /** @param bytes from the start of the first part of its kind */
    private static Optional<Md2Location> row(Part part, int bytes, int size, int count) {
        return bytes >= 0 && bytes / size < count
                ? Optional.of(new Md2Location(part, bytes / size, 0))
                : Optional.empty();
    }

    private static Optional<Md2Location> frame(List<Md2Frame> frames, int offset) {
        for (int index = 0; index < frames.size(); index++) {
            Md2Frame frame = frames.get(index);
            int bytes = offset - frame.vertexOffset(0);
            if (offset >= frame.offset() && bytes < frame.vertexCount() * Md2Frame.VERTEX_SIZE) {
                return Optional.of(
                        bytes < 0
                                ? new Md2Location(Part.FRAME, index, index)
                                : new Md2Location(Part.VERTEX, bytes / Md2Frame.VERTEX_SIZE, index));
            }
        }
        return Optional.empty();
    }

    private static Optional<Md2Location> glCommand(List<Md2GlCommand> commands, int offset) {
        for (int index = 0; index < commands.size(); index++) {
            Md2GlCommand command = commands.get(index);
            if (offset >= command.offset() && offset < command.vertexOffset(command.size())) {
                return Optional.of(new Md2Location(Part.GL_COMMAND, index, 0));
            }
        }
        return Optional.empty();
    }
}
