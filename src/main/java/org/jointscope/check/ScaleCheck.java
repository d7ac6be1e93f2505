package org.jointscope.check;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScaleRow;
import org.jointscope.model.Md5Scale.ScaledJoint;
import org.jointscope.text.PlainNumber;
import org.jointscope.text.Spelling;

/**
 * The rules for an .md5scale, alone or with its animation. q2pro reads the number at the beginning of a key, and uses
 * the last scale of a frame (src/refresh/models.c, MD5_LoadScales).
 */
public final class ScaleCheck {

    private static final Pattern FRAME = Pattern.compile("-?[0-9]+");

    private final boolean known;
    private final OptionalInt frameCount;
    private final IssueLog issues;
    private final Map<String, Integer> joints = new HashMap<>();
    private final List<String> names;

    private ScaleCheck(Optional<Md5Anim> anim, IssueLog issues) {
        this.known = anim.filter(it -> !it.hierarchy().isEmpty()).isPresent();
        this.frameCount = anim.flatMap(Md5Anim::numFrames).filter(Declared::isReadable).stream()
                .mapToInt(Declared::toInt)
                .findFirst();
        this.issues = issues;
        this.names = anim.map(it -> it.hierarchy().stream().map(AnimJoint::name).toList())
                .orElse(List.of());
        IntStream.range(0, names.size()).forEach(i -> joints.putIfAbsent(names.get(i), i));
    }

    /**
     * Checks a file.
     *
     * @param anim the animation with the same file name, of which the header and the hierarchy are used; empty if there
     *     is none
     */
    public static void check(Md5Scale scale, Optional<Md5Anim> anim, IssueLog issues) {
        if (anim.isEmpty()) {
            issues.add(IssueCode.SCALE_WITHOUT_ANIMATION, Location.START, Subject.FILE);
        }
        new ScaleCheck(anim, issues).check(scale);
    }

    private void check(Md5Scale scale) {
        Map<String, ScaledJoint> seen = new HashMap<>();
        for (ScaledJoint joint : scale.joints()) {
            Interruption.check();
            ScaledJoint first = seen.putIfAbsent(joint.name(), joint);
            if (first != null) {
                report(IssueCode.SCALE_JOINT_REPEATED, joint, first.location().line());
            }
            if (known && !joints.containsKey(joint.name())) {
                report(IssueCode.SCALE_JOINT_UNKNOWN, joint, guess(joint.name()));
            }
            checkRows(joint);
        }
    }

    private Object guess(String name) {
        boolean listed = issues.lists(IssueCode.SCALE_JOINT_UNKNOWN);
        Optional<String> guess = listed ? Spelling.guess(name, names) : Optional.empty();
        return guess.<Object>map(joint -> Phrase.of("fact.guess", joint)).orElse("");
    }

    private void report(IssueCode code, ScaledJoint joint, Object argument) {
        issues.add(code, Locations.of(joint.location()), subject(joint.name()), Quoted.of(joint.name()), argument);
    }

    private Subject subject(String joint) {
        Integer index = joints.get(joint);
        return index == null ? Subject.FILE : Subject.ofJoint(index);
    }

    private void checkRows(ScaledJoint joint) {
        Map<Integer, ScaleRow> frames = new HashMap<>();
        for (ScaleRow row : joint.rows()) {
            Interruption.check();
            if (!FRAME.matcher(row.key()).matches()) {
                report(IssueCode.SCALE_KEY_UNKNOWN, joint, row, Quoted.of(row.key()), row.frame());
            } else if (Double.isNaN(row.scale())) {
                report(IssueCode.SCALE_NOT_A_NUMBER, joint, row, row.frame());
            }
            if (frameCount.isPresent() && !hasFrame(row.frame())) {
                int count = frameCount.getAsInt();
                report(IssueCode.SCALE_FRAME_OUT_OF_RANGE, joint, row, row.frame(), count);
            }
            ScaleRow first = frames.putIfAbsent(row.frame(), row);
            if (first != null) {
                report(
                        IssueCode.SCALE_FRAME_REPEATED,
                        joint,
                        row,
                        row.frame(),
                        first.location().line());
            }
            if (!row.isFinite()) {
                report(IssueCode.SCALE_NOT_FINITE, joint, row, row.frame());
            } else if (row.scale() < 0) {
                report(IssueCode.SCALE_NEGATIVE, joint, row, row.frame(), PlainNumber.of(row.scale()));
            }
        }
    }

    private void report(IssueCode code, ScaledJoint joint, ScaleRow row, Object... arguments) {
        Subject subject = subject(joint.name());
        Subject ofFrame = hasFrame(row.frame()) ? subject.frame(row.frame()) : subject;
        Stream<Object> name = Stream.of(Quoted.of(joint.name()));
        Object[] all = Stream.concat(name, Arrays.stream(arguments)).toArray();
        issues.add(code, Locations.of(row.location()), ofFrame, all);
    }

    private boolean hasFrame(int frame) {
        return frame >= 0 && frame < frameCount.orElse(0);
    }
}
