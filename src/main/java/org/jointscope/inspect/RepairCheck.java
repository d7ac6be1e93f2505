package org.jointscope.inspect;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.suggest.Suggester;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.edit.suggest.Suggestion.Confidence;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Md5Anim;

/**
 * Reports suggestions of high confidence for animations in which no other rule detects the error: swapped startIndex
 * values and wrong flags that leave no component unused or shared. Without the mesh, suggestions about signs do not
 * have high confidence.
 */
final class RepairCheck {

    /** More than real animations have. The time grows with both limits. */
    private static final int MOST_JOINTS = 512;

    private static final long MOST_VALUES = 1 << 20;

    /** Issues that already report wrong rows of the hierarchy. */
    private static final Set<IssueCode> OF_ROWS = EnumSet.of(
            IssueCode.START_INDEX_OUT_OF_RANGE,
            IssueCode.START_INDEX_UNUSED_INVALID,
            IssueCode.COMPONENTS_PAST_THE_END,
            IssueCode.COMPONENTS_OVERLAP,
            IssueCode.COMPONENTS_UNUSED,
            IssueCode.COMPONENTS_COUNT_MISMATCH,
            IssueCode.COMMENT_CONTRADICTS_ROW,
            IssueCode.FLAGS_UNKNOWN_BITS);

    private RepairCheck() {}

    /** @param issues the issues of the rules; suggestions are added */
    static void check(ReadResult<Md5Anim> read, IssueLog issues) {
        Md5Anim anim = read.model();
        List<Issue> reported =
                Stream.concat(read.issues().stream(), issues.issues().stream()).toList();
        boolean unsound =
                reported.stream().anyMatch(it -> it.severity() == Severity.ERROR || OF_ROWS.contains(it.code()));
        long values = anim.frames().stream().mapToLong(frame -> frame.size()).sum();
        if (unsound || anim.hierarchy().size() > MOST_JOINTS || values > MOST_VALUES) {
            return;
        }
        RepairText text = new RepairText(anim);
        for (Suggestion suggestion : Suggester.suggest(anim, Optional.empty())) {
            int joint = suggestion.subject().joint();
            if (suggestion.confidence() == Confidence.HIGH && joint != Subject.NONE) {
                issues.add(
                        IssueCode.REPAIR_SUGGESTED,
                        Locations.of(anim.hierarchy().get(joint).location()),
                        Subject.ofJoint(joint),
                        text.of(suggestion));
            }
        }
    }
}
