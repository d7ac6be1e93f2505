package org.jointscope.format.md2;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md2Header.Md2Limit;

/**
 * What Quake II asks of the numbers in the header (ref_gl/gl_model.c, Mod_LoadAliasModel;
 * qcommon/qfiles.h) and what q2pro asks beyond that (refresh/models.c).
 */
final class Md2HeaderRules {

    private final Md2Header header;
    private final IssueLog issues;

    Md2HeaderRules(Md2Header header, IssueLog issues) {
        this.header = header;
        this.issues = issues;
    }

    void check() {
        if (header.get(Field.VERSION) != Md2.VERSION) {
            report(IssueCode.MD2_VERSION_UNSUPPORTED, Field.VERSION, header.get(Field.VERSION));
        }
        for (Field field : Field.values()) {
            field.limit().ifPresent(limit -> checkLimit(field, limit));
        }
        checkFrameSize();
        checkAlignment(Field.FRAMESIZE, Integer.BYTES);
        checkAlignment(Field.OFS_ST, Short.BYTES);
        checkAlignment(Field.OFS_TRIS, Short.BYTES);
        checkAlignment(Field.OFS_FRAMES, Integer.BYTES);
        checkAlignment(Field.OFS_GLCMDS, Integer.BYTES);
    }

    private void checkLimit(Field field, Md2Limit limit) {
        int number = header.get(field);
        boolean size = field == Field.SKINWIDTH || field == Field.SKINHEIGHT;
        if (number < limit.least() && size) {
            report(IssueCode.MD2_SKIN_SIZE_INVALID, field, field.label(), number);
        } else if (number < limit.least()) {
            report(IssueCode.MD2_COUNT_TOO_SMALL, field, field.label(), number, limit.least());
        } else if (number > limit.most() && size) {
            report(IssueCode.MD2_SKIN_TOO_TALL, field, number);
        } else if (number > limit.most()) {
            report(IssueCode.MD2_COUNT_OVER_LIMIT, field, field.label(), number, limit.most());
        }
    }

    private void checkFrameSize() {
        int size = header.get(Field.FRAMESIZE);
        int vertices = header.get(Field.NUM_XYZ);
        long needed = Md2Section.frameBytes(header);
        if (size < needed) {
            report(IssueCode.MD2_FRAME_SIZE_TOO_SMALL, Field.FRAMESIZE, size, vertices, needed);
        } else if (size > needed) {
            report(IssueCode.MD2_FRAME_SIZE_TOO_LARGE, Field.FRAMESIZE, size, vertices, needed);
        }
    }

    private void checkAlignment(Field field, int multiple) {
        int number = header.get(field);
        if (number % multiple != 0) {
            report(IssueCode.MD2_OFFSET_MISALIGNED, field, field.label(), number, multiple);
        }
    }

    private void report(IssueCode code, Field field, Object... arguments) {
        issues.add(code, Location.ofByte(field.offset()), Subject.FILE, arguments);
    }
}
