package org.jointscope.cli;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A joint whose quaternion is to be negated, as the command line names it: {@code head}, {@code
 * head:12}, {@code head:12-20}.
 *
 * @param joint its name
 * @param frames zero-based; empty for all
 */
record Negation(String joint, Optional<FrameSpan> frames) {

    private static final Pattern SPAN = Pattern.compile("(.+):(\\d{1,9})(?:-(\\d{1,9}))?");

    /**
     * The edit for an animation.
     *
     * @throws UnsuitableException if it has no such joint, or not these frames
     */
    Edit of(Md5Anim anim) throws UnsuitableException {
        List<String> names = anim.hierarchy().stream().map(AnimJoint::name).toList();
        int index = names.indexOf(joint);
        if (index < 0) {
            throw new UnsuitableException("it has no joint '" + joint + "'");
        }
        int last = anim.frames().size() - 1;
        FrameSpan span = frames.orElse(new FrameSpan(0, Math.max(0, last)));
        if (span.last() > last && frames.isPresent()) {
            throw new UnsuitableException(
                    "it has no frame " + span.last() + "; its last frame is frame " + last);
        }
        return new NegateOrientation(index, span);
    }

    /** Makes one of what somebody typed. */
    static final class Converter implements ITypeConverter<Negation> {

        @Override
        public Negation convert(String value) {
            Matcher span = SPAN.matcher(value);
            if (!span.matches()) {
                return new Negation(value, Optional.empty());
            }
            int first = Integer.parseInt(span.group(2));
            int last = span.group(3) == null ? first : Integer.parseInt(span.group(3));
            if (last < first) {
                throw new TypeConversionException(
                        "expected JOINT:FIRST-LAST, but " + last + " comes before " + first);
            }
            return new Negation(span.group(1), Optional.of(new FrameSpan(first, last)));
        }
    }
}
