package org.jointscope.format.md2;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md2.Md2Section.Kind;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Vector3;
import org.jointscope.model.md2.Md2GlCommand;
import org.jointscope.model.md2.Md2GlCommands;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;

/**
 * Reads an .md2 of Quake II (qcommon/qfiles.h). Every part is read as far as it is inside the file, at any offset that
 * the header declares. No array has a length that the header merely declares.
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

    /** Never fails; the result contains the issues. */
    public static ReadResult<Md2> read(byte[] bytes) {
        Md2Reader reader = new Md2Reader(bytes);
        Md2 model = reader.read();
        return new ReadResult<>(model, reader.issues.issues(), StandardCharsets.ISO_8859_1);
    }

    private Md2 read() {
        if (bytes.length == 0) {
            report(IssueCode.FILE_EMPTY, 0);
            return Md2.EMPTY;
        }
        int shown = Math.min(bytes.length, Md2.MAGIC.length());
        String found = new String(bytes, 0, shown, StandardCharsets.ISO_8859_1);
        boolean swapped = found.equals(Md2.SWAPPED_MAGIC);
        if (!found.equals(Md2.MAGIC)) {
            report(IssueCode.MD2_IDENT_WRONG, 0, Quoted.bytes(bytes, shown), swapped ? 1 : 0);
        }
        if (!found.equals(Md2.MAGIC) && !swapped) {
            return Md2.EMPTY;
        }
        int[] values = new int[Math.min(bytes.length, Md2Header.SIZE) / Integer.BYTES];
        buffer.asIntBuffer().get(values);
        header = new Md2Header(values);
        if (bytes.length < Md2Header.SIZE) {
            report(IssueCode.MD2_HEADER_TRUNCATED, bytes.length, Md2Header.SIZE, bytes.length);
            return Md2.of(header);
        }
        Md2Layout layout = new Md2Layout(header, bytes, issues);
        layout.check();
        return new Md2(
                header,
                skins(layout.section(Kind.SKINS)),
                texCoords(layout.section(Kind.TEX_COORDS)),
                triangles(layout.section(Kind.TRIANGLES)),
                frames(layout.section(Kind.FRAMES)),
                glCommands(layout.section(Kind.GL_COMMANDS)));
    }

    private List<Md2Skin> skins(Md2Section section) {
        List<Md2Skin> skins = new ArrayList<>(section.count());
        IssueCode unterminated = IssueCode.MD2_SKIN_NAME_UNTERMINATED;
        for (int i = 0; i < section.count(); i++) {
            Interruption.check();
            int offset = section.offset(i);
            String name = name("skin", i, offset, Md2Skin.SIZE, Subject.FILE, unterminated);
            skins.add(new Md2Skin(name, offset));
        }
        return skins;
    }

    private String name(String what, int index, int offset, int size, Subject subject, IssueCode unterminated) {
        int length = 0;
        while (length < size && bytes[offset + length] != 0) {
            length++;
        }
        String name = new String(bytes, offset, length, StandardCharsets.ISO_8859_1);
        if (length == size) {
            Location location = Location.ofByte(offset);
            issues.add(unterminated, location, subject, index, size, Quoted.of(name));
        }
        // Exporters write arbitrary content of their memory.
        int rest = offset + length;
        while (rest < offset + size && bytes[rest] == 0) {
            rest++;
        }
        if (rest < offset + size) {
            Location location = Location.ofByte(rest);
            issues.add(IssueCode.MD2_NAME_REST, location, subject, what, index, Quoted.of(name));
        }
        return name;
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
        if (Md2.isOfAnachronox(header.get(Field.VERSION))) {
            return frames;
        }
        int size = (int) Math.min(Md2Section.frameBytes(header), bytes.length);
        for (int i = 0; i < section.count(); i++) {
            Interruption.check();
            int offset = section.offset(i);
            frames.add(new Md2Frame(
                    frameName(i, offset + Md2Frame.HEADER_SIZE - Md2Frame.NAME_SIZE),
                    vector(offset),
                    vector(offset + 3 * Float.BYTES),
                    Arrays.copyOfRange(bytes, offset + Md2Frame.HEADER_SIZE, offset + size),
                    offset));
        }
        return frames;
    }

    private String frameName(int frame, int offset) {
        Subject subject = Subject.ofFrame(frame);
        IssueCode unterminated = IssueCode.MD2_FRAME_NAME_UNTERMINATED;
        return name("frame", frame, offset, Md2Frame.NAME_SIZE, subject, unterminated);
    }

    private Vector3 vector(int offset) {
        return Vector3.of(axis -> buffer.getFloat(offset + axis * Float.BYTES));
    }

    private Md2GlCommands glCommands(Md2Section section) {
        List<Md2GlCommand> list = new ArrayList<>();
        int at = section.offset(0);
        int end = section.offset(section.count());
        while (end - at >= Integer.BYTES) {
            Interruption.check();
            long declared = buffer.getInt(at);
            if (declared == 0) {
                return new Md2GlCommands(list, true);
            }
            int room = (end - at - Integer.BYTES) / Md2GlCommand.VERTEX_SIZE;
            int size = (int) Math.min(Math.abs(declared), room);
            Md2GlCommand command = glCommand(declared > 0, at, size);
            list.add(command);
            if (size < Math.abs(declared)) {
                report(
                        IssueCode.MD2_GL_RUNS_OUT,
                        at,
                        list.size() - 1,
                        declared > 0 ? "strip" : "fan",
                        Math.abs(declared),
                        size);
                return new Md2GlCommands(list, false);
            }
            at = command.vertexOffset(size);
        }
        if (!list.isEmpty()) {
            report(IssueCode.MD2_GL_UNTERMINATED, at, list.size());
        }
        return new Md2GlCommands(list, false);
    }

    private Md2GlCommand glCommand(boolean strip, int offset, int size) {
        float[] coords = new float[size * 2];
        int[] vertices = new int[size];
        for (int i = 0; i < size; i++) {
            Interruption.check();
            int at = offset + Integer.BYTES + i * Md2GlCommand.VERTEX_SIZE;
            coords[i * 2] = buffer.getFloat(at);
            coords[i * 2 + 1] = buffer.getFloat(at + Float.BYTES);
            vertices[i] = buffer.getInt(at + 2 * Float.BYTES);
        }
        return new Md2GlCommand(strip, coords, vertices, offset);
    }

    private void report(IssueCode code, int offset, Object... arguments) {
        issues.add(code, Location.ofByte(offset), Subject.FILE, arguments);
    }
}
