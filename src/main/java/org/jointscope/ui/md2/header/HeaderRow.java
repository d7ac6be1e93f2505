package org.jointscope.ui.md2.header;

import java.util.Optional;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.scene.IssueMarks;

/**
 * One of the numbers of the header.
 *
 * @param hex the value as hexadecimal if it is an offset; otherwise empty
 * @param check the computation with the value
 * @param limit of the engines; empty if there is none
 * @param mark its issues
 */
public record HeaderRow(
        Field field,
        String value,
        String hex,
        String check,
        String limit,
        String meaning,
        Optional<IssueMarks.Mark> mark) {

    /** Its issues, or otherwise the computation. */
    public String result() {
        return mark.map(trouble -> trouble.messages().getFirst()).orElse(check);
    }

    /** The offset of the number, as hexadecimal. */
    public String hexOffset() {
        return hex(field.offset());
    }

    static String hex(int value) {
        return String.format("0x%02X", value);
    }
}
