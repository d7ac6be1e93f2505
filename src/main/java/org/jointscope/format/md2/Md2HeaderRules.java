package org.jointscope.format.md2;

import org.jointscope.diagnostics.IssueCode;
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
    private final ByteReports reports;

    Md2HeaderRules(Md2Header header, ByteReports reports) {
        this.header = header;
        this.reports = reports;
    }

    void check() {
        if (header.get(Field.VERSION) != Md2.VERSION) {
            report(IssueCode.MD2_VERSION_UNSUPPORTED, Field.VERSION);
        }
        checkSkinSize();
        checkCount(Field.NUM_SKINS);
        checkCount(Field.NUM_XYZ);
        checkCount(Field.NUM_ST);
        checkCount(Field.NUM_TRIS);
        checkCount(Field.NUM_GLCMDS);
        checkCount(Field.NUM_FRAMES);
        checkFrameSize();
        checkAlignment(Field.FRAMESIZE, Integer.BYTES);
        checkAlignment(Field.OFS_ST, Short.BYTES);
        checkAlignment(Field.OFS_TRIS, Short.BYTES);
        checkAlignment(Field.OFS_FRAMES, Integer.BYTES);
        checkAlignment(Field.OFS_GLCMDS, Integer.BYTES);
    }

    private void checkSkinSize() {
        for (Field field : new Field[] {Field.SKINWIDTH, Field.SKINHEIGHT}) {
            if (header.get(field) < limit(field).least()) {
                report(IssueCode.MD2_SKIN_SIZE_INVALID, field, field.label());
            }
        }
        if (header.skinHeight() > limit(Field.SKINHEIGHT).most()) {
            report(IssueCode.MD2_SKIN_TOO_TALL, Field.SKINHEIGHT);
        }
    }

    private static Md2Limit limit(Field field) {
        return Md2Limit.of(field).orElseThrow();
    }

    private void checkCount(Field field) {
        Md2Limit limit = limit(field);
        int count = header.get(field);
        if (count < limit.least()) {
            reports.report(
                    IssueCode.MD2_COUNT_TOO_SMALL,
                    field.offset(),
                    field.label(),
                    count,
                    limit.least());
        } else if (count > limit.most()) {
            reports.report(
                    IssueCode.MD2_COUNT_OVER_LIMIT,
                    field.offset(),
                    field.label(),
                    count,
                    limit.most());
        }
    }

    private void checkFrameSize() {
        long size = header.get(Field.FRAMESIZE);
        long needed = Md2Section.frameBytes(header);
        if (size != needed) {
            reports.report(
                    size < needed
                            ? IssueCode.MD2_FRAME_SIZE_TOO_SMALL
                            : IssueCode.MD2_FRAME_SIZE_TOO_LARGE,
                    Field.FRAMESIZE.offset(),
                    size,
                    header.get(Field.NUM_XYZ),
                    needed);
        }
    }

    private void checkAlignment(Field field, int multiple) {
        if (header.get(field) % multiple != 0) {
            reports.report(
                    IssueCode.MD2_OFFSET_MISALIGNED,
                    field.offset(),
                    field.label(),
                    header.get(field),
                    multiple);
        }
    }

    private void report(IssueCode code, Field field, Object... before) {
        Object[] arguments = new Object[before.length + 1];
        System.arraycopy(before, 0, arguments, 0, before.length);
        arguments[before.length] = header.get(field);
        reports.report(code, field.offset(), arguments);
    }
}
