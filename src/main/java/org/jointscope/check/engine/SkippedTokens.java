package org.jointscope.check.engine;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Place;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Numbers that q2pro does not read: frameRate, and the parents of a mesh. */
final class SkippedTokens {

    private static final Set<IssueCode> OF_INTEGERS =
            EnumSet.of(IssueCode.INTEGER_FRACTIONAL, IssueCode.INTEGER_WITH_POINT);

    private SkippedTokens() {}

    /** Trouble of some kinds, but for that of numbers which are skipped. */
    static Trigger issue(IssueCode... codes) {
        Set<IssueCode> wanted = EnumSet.of(codes[0], codes);
        return evidence ->
                evidence.issues().stream()
                        .filter(issue -> wanted.contains(issue.code()))
                        .flatMap(issue -> issue.findings().stream())
                        .filter(
                                found ->
                                        !isFrameRate(evidence, found.location())
                                                && !(OF_INTEGERS.contains(found.code())
                                                        && isMeshJoint(evidence, found.subject())))
                        .map(Spot::of);
    }

    private static boolean isMeshJoint(Evidence evidence, Subject subject) {
        return evidence.file(Md5Mesh.class).isPresent() && subject.joint() != Subject.NONE;
    }

    private static boolean isFrameRate(Evidence evidence, Location location) {
        Optional<Place> place =
                evidence.file(Md5Anim.class).flatMap(Md5Anim::frameRate).map(Declared::place);
        return place.map(it -> new Location(it.line(), it.column()))
                .filter(location::equals)
                .isPresent();
    }
}
