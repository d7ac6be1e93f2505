package org.jointscope.ui.md5.baseframe;

import org.jointscope.model.Component;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Difference;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Mark;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Sentences about the baseframe, with the numbers of the joint at hand: what the tooltips teach.
 */
final class BaseframeTexts {

    private final Texts texts;

    BaseframeTexts(Texts texts) {
        this.texts = texts;
    }

    private String text(String key, Object... arguments) {
        return texts.of("baseframe." + key, arguments);
    }

    /** The reason why there is nothing to show. */
    String missing(boolean mesh) {
        return text(mesh ? "none.mesh" : "none.empty");
    }

    /**
     * Which other pose the baseframe is a copy of, which tells the exporter; or how much it
     * differs.
     */
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

    private static long different(
            List<BaseframeLine> lines, Function<BaseframeLine, Difference> which, double size) {
        return lines.stream().map(which).filter(difference -> difference.isThere(size)).count();
    }

    String words(BaseframeLine line) {
        return line.marks().stream()
                .sorted()
                .map(mark -> text("mark." + mark))
                .collect(Collectors.joining(", "));
    }

    String marks(BaseframeLine line) {
        List<String> sentences = new ArrayList<>();
        for (Mark mark : Mark.values()) {
            if (line.marks().contains(mark)) {
                sentences.add(
                        switch (mark) {
                            case UNREADABLE -> text(line.line() == 0 ? "line.none" : "unreadable");
                            case TOO_LONG -> squared(line);
                            case FAR_FROM_FRAME -> difference("frame.far", line.toFrame());
                            case FAR_FROM_BIND -> difference("bind.far", line.toBind());
                        });
            }
        }
        return sentences.isEmpty() ? text("fine") : String.join("\n", sentences);
    }

    private String difference(String key, Difference difference, Object... more) {
        List<Object> arguments =
                new ArrayList<>(
                        List.of(
                                decimals(difference.units(), 3),
                                decimals(difference.degrees(), 1)));
        arguments.addAll(List.of(more));
        return text(key, arguments.toArray());
    }

    /**
     * @param provenance where the number of the component comes from
     */
    String number(BaseframeLine line, Component component, String provenance) {
        if (line.line() == 0) {
            return text("line.none");
        }
        boolean turns = component.isOrientation();
        return provenance + "\n" + text(turns ? "orientation" : "position");
    }

    String w(BaseframeLine line) {
        if (!Double.isFinite(line.w())) {
            return text("unreadable");
        }
        return line.squared() > 1 ? squared(line) : text("w", decimals(line.w(), 6));
    }

    String squared(BaseframeLine line) {
        double squared = line.squared();
        if (!Double.isFinite(squared)) {
            return text("unreadable");
        } else if (squared <= 1) {
            return text("squared", decimals(squared, 6), decimals(1 - squared, 6));
        } else if (squared <= 1 + BaseframeLines.LONGEST_BY_ROUNDING) {
            return text("squared.rounded", decimals(squared, 7));
        }
        return text("long", decimals(squared, 6), decimals(Math.sqrt(squared - 1), 6));
    }

    String frame(BaseframeLine line) {
        return line.toFrame().isKnown() ? difference("frame", line.toFrame()) : text("frame.none");
    }

    String bind(BaseframeLine line, boolean mesh) {
        if (line.toBind().isKnown()) {
            return difference("bind", line.toBind(), line.meshJoint());
        }
        return text(mesh ? "bind.none" : "bind.noMesh");
    }

    private static String decimals(double value, int count) {
        return Numbers.fixed(value, count);
    }
}
