package org.jointscope.ui.md5.baseframe;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Difference;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Mark;
import org.jointscope.ui.text.Numbers;

/** Sentences about the baseframe for the tooltips, with the numbers of the joint. */
record BaseframeTexts(Texts texts) {

    private String text(String key, Object... arguments) {
        return texts.of("baseframe." + key, arguments);
    }

    String missing(boolean mesh) {
        return text(mesh ? "none.mesh" : "none.empty");
    }

    /** The other pose that the baseframe is a copy of, which identifies the exporter; or the size of the difference. */
    String likeness(List<BaseframeLine> lines, double size) {
        long fromFrame = different(lines, BaseframeLine::toFrame, size);
        long fromBind = different(lines, BaseframeLine::toBind, size);
        boolean frames = lines.stream().anyMatch(line -> line.toFrame().isKnown());
        boolean bind = lines.stream().anyMatch(line -> line.toBind().isKnown());
        if (frames && fromFrame == 0) {
            return text("sum.frame.same");
        } else if (bind && fromBind == 0) {
            return text("sum.bind.same");
        } else if (frames) {
            return bind ? text("sum.bind", fromFrame, fromBind) : text("sum.frame", fromFrame);
        }
        return text("sum.alone");
    }

    private static long different(List<BaseframeLine> lines, Function<BaseframeLine, Difference> which, double size) {
        return lines.stream()
                .map(which)
                .filter(difference -> difference.isThere(size))
                .count();
    }

    String words(BaseframeLine line) {
        return line.marks().stream().map(mark -> text("mark." + mark)).collect(Collectors.joining(", "));
    }

    String marks(BaseframeLine line) {
        return line.marks().isEmpty()
                ? text("fine")
                : line.marks().stream().map(mark -> sentence(mark, line)).collect(Collectors.joining("\n"));
    }

    private String sentence(Mark mark, BaseframeLine line) {
        return switch (mark) {
            case UNREADABLE -> text(line.line() == 0 ? "line.none" : "unreadable");
            case NON_UNIT -> squared(line);
            case FAR_FROM_FRAME -> difference("frame.far", line.toFrame(), line);
            case FAR_FROM_BIND -> difference("bind.far", line.toBind(), line);
        };
    }

    /** The difference in numbers; some of the texts also name the joint of the mesh. */
    private String difference(String key, Difference difference, BaseframeLine line) {
        String units = Numbers.fixed(difference.units(), 3);
        String degrees = Numbers.fixed(difference.degrees(), 1);
        return text(key, units, degrees, line.meshJoint());
    }

    /** @param provenance the source of the component */
    String number(BaseframeLine line, Component component, String provenance) {
        if (line.line() == 0) {
            return text("line.none");
        }
        return provenance + "\n" + text(component.isOrientation() ? "orientation" : "position");
    }

    String w(BaseframeLine line) {
        if (!Double.isFinite(line.w())) {
            return text("unreadable");
        }
        return line.squared() > 1 ? squared(line) : text("w", Numbers.fixed(line.w(), 6));
    }

    String squared(BaseframeLine line) {
        double squared = line.squared();
        if (!Double.isFinite(squared)) {
            return text("unreadable");
        } else if (squared <= 1) {
            return text("squared", Numbers.fixed(squared, 6), Numbers.fixed(1 - squared, 6));
        } else if (squared <= 1 + BaseframeLine.LONGEST_BY_ROUNDING) {
            return text("squared.rounded", Numbers.fixed(squared, 7));
        }
        return text("long", Numbers.fixed(squared, 6), Numbers.fixed(Math.sqrt(squared - 1), 6));
    }

    String frame(BaseframeLine line) {
        return line.toFrame().isKnown() ? difference("frame", line.toFrame(), line) : text("frame.none");
    }

    String bind(BaseframeLine line, boolean mesh) {
        if (line.toBind().isKnown()) {
            return difference("bind", line.toBind(), line);
        }
        return text(mesh ? "bind.none" : "bind.noMesh");
    }
}
