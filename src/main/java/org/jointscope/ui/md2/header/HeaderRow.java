package org.jointscope.ui.md2.header;

import org.jointscope.model.Md2Header.Field;
import org.jointscope.ui.document.IssueMarks;

import java.util.Optional;

/**
 * One of the numbers of the header.
 *
 * @param hex the value, where it is a place in the file; else empty
 * @param check what was reckoned with it
 * @param limit what engines take; empty if there is no limit
 * @param mark what is wrong with it
 */
public record HeaderRow(
        Field field,
        String value,
        String hex,
        String check,
        String limit,
        String meaning,
        Optional<IssueMarks.Mark> mark) {

    /** What is wrong with it, or else what was reckoned. */
    public String verdict() {
        return mark.map(trouble -> trouble.messages().getFirst()).orElse(check);
    }

    /** Where the number stands, as hexadecimal. */
    public String hexOffset() {
        return hex(field.offset());
    }

    static String hex(int value) {
        return String.format("0x%02X", value);
    }
}
