package org.jointscope.check;

import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Rows;

import java.util.function.IntFunction;

/**
 * The numbers printed behind {@code vert}, {@code tri} and {@code weight}. Doom 3 skips them and
 * counts (renderer/Model_md5.cpp, ParseMesh); q2pro, vkQuake and Assimp put the row where its
 * number says. Rows that are all off by the same are one mistake: the first of them is reported.
 */
final class RowNumbers {

    private RowNumbers() {}

    static void check(Rows rows, IssueCode code, IntFunction<Subject> subject, IssueLog issues) {
        long usual = 0;
        for (int row = 0; row < rows.size(); row++) {
            Interruption.check();
            int printed = rows.printedIndex(row);
            if (printed == ModelFile.MISSING) {
                continue;
            }
            long shift = (long) printed - row;
            if (shift != 0 && shift != usual) {
                issues.add(code, Places.of(rows.place(row)), subject.apply(row), row, printed);
            }
            usual = shift;
        }
    }
}
