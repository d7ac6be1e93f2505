package org.jointscope.format;

import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.Md2Section.Kind;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2GlCommand;
import org.jointscope.model.Md2GlCommands;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Skin;
import org.jointscope.model.Md2TexCoords;
import org.jointscope.model.Md2Triangles;
import org.jointscope.model.Vector3;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads an .md2 of Quake II (qcommon/qfiles.h). Every part is read as far as it lies inside the
 * file, wherever the header says it is; nothing is as long as the header merely declares.
 */
public final class Md2Reader {

    private final byte[] bytes;
    private final ByteBuffer buffer;
    private final IssueLog issues = new IssueLog();
    private Md2Header header = Md2Header.NONE;

    private Md2Reader(byte[] bytes) {
        this.bytes = bytes;
        this.buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Never fails; what is wrong is in the result. */
    public static ReadResult<Md2> read(byte[] bytes) {
        Md2Reader reader = new Md2Reader(bytes);
        Md2 model = reader.read();
        return new ReadResult<>(model, reader.issues.issues(), StandardCharsets.ISO_8859_1);
    }

    private Md2 read() {
        if (!hasMagic()) {
            return Md2.EMPTY;
        }
        int[] values = new int[Math.min(bytes.length, Md2Header.SIZE) / Integer.BYTES];
        buffer.asIntBuffer().get(values);
        header = new Md2Header(values);
        if (bytes.length < Md2Header.SIZE) {
            return new Md2(
                    header,
                    List.of(),
                    Md2TexCoords.NONE,
                    Md2Triangles.NONE,
                    List.of(),
                    Md2GlCommands.NONE);
        }
        return new Md2(
                header,
                skins(section(Kind.SKINS)),
                texCoords(section(Kind.TEX_COORDS)),
                triangles(section(Kind.TRIANGLES)),
                frames(section(Kind.FRAMES)),
                glCommands(section(Kind.GL_COMMANDS)));
    }

    private boolean hasMagic() {
        byte[] magic = Md2.MAGIC.getBytes(StandardCharsets.US_ASCII);
        return bytes.length >= magic.length
                && Arrays.equals(bytes, 0, magic.length, magic, 0, magic.length);
    }

    private Md2Section section(Kind kind) {
        return Md2Section.of(kind, header, bytes.length);
    }

    private List<Md2Skin> skins(Md2Section section) {
        List<Md2Skin> skins = new ArrayList<>(section.count());
        for (int i = 0; i < section.count(); i++) {
            int offset = section.offset(i);
            skins.add(new Md2Skin(name(offset, Md2Skin.SIZE), offset));
        }
        return skins;
    }

    private String name(int offset, int size) {
        int length = 0;
        while (length < size && bytes[offset + length] != 0) {
            length++;
        }
        return new String(bytes, offset, length, StandardCharsets.ISO_8859_1);
    }

    private Md2TexCoords texCoords(Md2Section section) {
        return new Md2TexCoords(section.offset(0), shorts(section, Md2TexCoords.SIZE));
    }

    private Md2Triangles triangles(Md2Section section) {
        return new Md2Triangles(section.offset(0), shorts(section, Md2Triangles.SIZE));
    }

    private short[] shorts(Md2Section section, int recordSize) {
        short[] shorts = new short[section.count() * recordSize / Short.BYTES];
        if (shorts.length > 0) {
            ByteBuffer part = buffer.slice(section.offset(0), shorts.length * Short.BYTES);
            part.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(shorts);
        }
        return shorts;
    }

    private List<Md2Frame> frames(Md2Section section) {
        List<Md2Frame> frames = new ArrayList<>(section.count());
        int size = (int) Math.min(Md2Section.frameBytes(header), bytes.length);
        for (int i = 0; i < section.count(); i++) {
            int offset = section.offset(i);
            frames.add(
                    new Md2Frame(
                            name(
                                    offset + Md2Frame.HEADER_SIZE - Md2Frame.NAME_SIZE,
                                    Md2Frame.NAME_SIZE),
                            vector(offset),
                            vector(offset + 3 * Float.BYTES),
                            Arrays.copyOfRange(bytes, offset + Md2Frame.HEADER_SIZE, offset + size),
                            offset));
        }
        return frames;
    }

    private Vector3 vector(int offset) {
        return new Vector3(
                buffer.getFloat(offset),
                buffer.getFloat(offset + Float.BYTES),
                buffer.getFloat(offset + 2 * Float.BYTES));
    }

    private Md2GlCommands glCommands(Md2Section section) {
        List<Md2GlCommand> list = new ArrayList<>();
        int at = section.offset(0);
        int end = section.offset(section.count());
        while (at + Integer.BYTES <= end) {
            long declared = buffer.getInt(at);
            if (declared == 0) {
                return new Md2GlCommands(list, true);
            }
            long room = (end - at - Integer.BYTES) / Md2GlCommand.VERTEX_SIZE;
            int size = (int) Math.min(Math.abs(declared), room);
            Md2GlCommand command = glCommand(declared > 0, at, size);
            list.add(command);
            if (size < Math.abs(declared)) {
                break;
            }
            at = command.vertexOffset(size);
        }
        return new Md2GlCommands(list, false);
    }

    private Md2GlCommand glCommand(boolean strip, int offset, int size) {
        float[] coords = new float[size * 2];
        int[] vertices = new int[size];
        for (int i = 0; i < size; i++) {
            int at = offset + Integer.BYTES + i * Md2GlCommand.VERTEX_SIZE;
            coords[i * 2] = buffer.getFloat(at);
            coords[i * 2 + 1] = buffer.getFloat(at + Float.BYTES);
            vertices[i] = buffer.getInt(at + 2 * Float.BYTES);
        }
        return new Md2GlCommand(strip, coords, vertices, offset);
    }
}
