package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.WeightTable;

import java.util.Optional;

/** The {@code weight} rows of a mesh: which joint a weight follows, and how much it counts. */
final class WeightRows {

    private final WeightTable weights;
    private final Subject subject;
    private final IssueLog issues;

    WeightRows(Mesh mesh, Subject subject, IssueLog issues) {
        this.weights = mesh.weights();
        this.subject = subject;
        this.issues = issues;
    }

    /**
     * @param joints that there are to follow; empty if that is unknown
     */
    void check(Optional<Limit> joints) {
        RowNumbers.check(weights, IssueCode.WEIGHT_INDEX_UNEXPECTED, subject::weight, issues);
        joints.ifPresent(this::checkJoints);
        for (int row = 0; row < weights.size(); row++) {
            Interruption.check();
            double bias = weights.bias(row);
            if (bias < 0) {
                report(IssueCode.WEIGHT_BIAS_NEGATIVE, row, row, Figures.of(bias));
            } else if (bias == 0) {
                report(IssueCode.WEIGHT_BIAS_ZERO, row, row);
            }
        }
    }

    private void checkJoints(Limit joints) {
        for (int row = 0; row < weights.size(); row++) {
            Interruption.check();
            int joint = weights.joint(row);
            if (joint != ModelFile.MISSING && !joints.holds(joint)) {
                report(IssueCode.WEIGHT_JOINT_OUT_OF_RANGE, row, row, joint, joints.count() - 1);
            }
        }
    }

    private void report(IssueCode code, int row, Object... arguments) {
        issues.add(code, Places.of(weights.place(row)), subject.weight(row), arguments);
    }
}
