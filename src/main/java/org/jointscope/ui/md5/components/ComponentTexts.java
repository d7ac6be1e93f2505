package org.jointscope.ui.md5.components;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.FloatSpans;
import org.jointscope.model.FrameLayout.Claim;
import org.jointscope.model.FrameLayout.FloatRange;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.provenance.FloatCells;
import org.jointscope.ui.provenance.Provenance;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/** What there is to say of a cell: in a line, in a tooltip, and aloud. */
final class ComponentTexts {

    /**
     * A cell at a moment.
     *
     * @param spans what is known of all frames
     * @param edited tells of which joints flags or startIndex differ from the file
     */
    record Moment(
            Md5Anim anim,
            FloatCells cells,
            FloatSpans spans,
            IntPredicate edited,
            int cell,
            int frame) {

        int index() {
            return cells.index(cell);
        }

        List<Claim> claims() {
            return cells.claims(cell);
        }

        double value() {
            return frame < anim.frames().size()
                    ? anim.frames().get(frame).value(index())
                    : Double.NaN;
        }

        String name(Claim claim) {
            return anim.hierarchy().get(claim.joint()).name();
        }
    }

    private final Texts texts;
    private final Provenance provenance;

    ComponentTexts(Texts texts) {
        this.texts = texts;
        this.provenance = new Provenance(texts);
    }

    private String text(String key, Object... arguments) {
        return texts.of("components." + key, arguments);
    }

    /** How many floats there are, and for how many of them something is wrong. */
    String summary(FloatCells cells, ComponentLayout layout) {
        List<String> parts = new ArrayList<>();
        parts.add(
                layout.floatCount() == 1
                        ? text("sum.float")
                        : text("sum.floats", layout.floatCount()));
        add(parts, "sum.free", layout.free().stream().mapToInt(FloatRange::size).sum());
        add(parts, "sum.shared", shared(cells));
        add(parts, "sum.past", past(cells));
        return String.join(" · ", parts);
    }

    private void add(List<String> parts, String key, long count) {
        if (count > 0) {
            parts.add(text(key, count));
        }
    }

    private static long shared(FloatCells cells) {
        List<Claim> claims = cells.claims();
        long shared = 0;
        for (int i = 1; i < claims.size(); i++) {
            boolean again = claims.get(i).index() == claims.get(i - 1).index();
            boolean counted = i > 1 && claims.get(i).index() == claims.get(i - 2).index();
            shared += again && !counted ? 1 : 0;
        }
        return shared;
    }

    private static long past(FloatCells cells) {
        return cells.claims().stream()
                .mapToInt(Claim::index)
                .filter(index -> index < 0 || index >= cells.floatCount())
                .distinct()
                .count();
    }

    /** In a line: where the value comes from, and how much it is. */
    String reading(Moment at) {
        String source = String.join("; ", sources(at));
        return source + " · " + value(at);
    }

    private String value(Moment at) {
        return Double.isNaN(at.value()) ? text("value.none") : number(at, at.value());
    }

    /** Where the number comes from, for each owner. */
    private List<String> sources(Moment at) {
        return at.claims().isEmpty()
                ? List.of(provenance.ofFloat(at.anim(), at.frame(), at.index()))
                : at.claims().stream()
                        .map(
                                claim ->
                                        at.name(claim)
                                                + " "
                                                + provenance.of(
                                                        at.anim(),
                                                        claim.joint(),
                                                        claim.component(),
                                                        at.frame()))
                        .toList();
    }

    /** All there is, a line each. */
    String explain(Moment at) {
        List<String> lines = new ArrayList<>();
        lines.add(text("float", at.index(), owners(at)));
        lines.addAll(sources(at));
        lines.add(text("value", value(at)));
        lines.add(span(at));
        if (at.claims().isEmpty()) {
            lines.add(text("free"));
        } else if (at.claims().size() > 1) {
            lines.add(text("shared"));
        }
        if (at.cells().isPastTheEnd(at.cell())) {
            lines.add(text("past", at.cells().floatCount()));
        }
        at.claims().stream()
                .filter(claim -> at.edited().test(claim.joint()))
                .forEach(claim -> lines.add(text("edited", at.name(claim))));
        lines.removeIf(String::isEmpty);
        return String.join("\n", lines);
    }

    private String owners(Moment at) {
        return at.claims().isEmpty()
                ? text("nobody")
                : at.claims().stream()
                        .map(claim -> at.name(claim) + " " + claim.component().label())
                        .collect(Collectors.joining(", "));
    }

    private String span(Moment at) {
        FloatSpans spans = at.spans();
        if (!spans.isKnown(at.index())) {
            return "";
        } else if (spans.isStill(at.index())) {
            return text("still", number(at, spans.least(at.index())), spans.frameCount());
        }
        return text(
                "span",
                number(at, spans.least(at.index())),
                number(at, spans.greatest(at.index())),
                spans.frameCount());
    }

    private static String number(Moment at, double value) {
        boolean position =
                at.claims().stream().allMatch(claim -> !claim.component().isOrientation());
        return Numbers.fixed(value, position ? 4 : 6);
    }

    /** A value so short that it has no more characters than some, if that is possible at all. */
    static String brief(double value, int decimals, int characters) {
        String number = Numbers.fixed(value, decimals);
        for (int fewer = decimals - 1; number.length() > characters && fewer >= 0; fewer--) {
            number = Numbers.fixed(value, fewer);
        }
        return number.length() > characters ? "…" : number;
    }

    /** What a screen reader says. */
    String spoken(Moment at, boolean selected) {
        List<String> parts = new ArrayList<>();
        parts.add(text("spoken", at.index(), owners(at), value(at)));
        if (at.spans().isStill(at.index())) {
            parts.add(text("spoken.still"));
        }
        if (at.claims().size() > 1) {
            parts.add(text("spoken.shared"));
        }
        if (at.cells().isPastTheEnd(at.cell())) {
            parts.add(text("spoken.past"));
        }
        if (selected) {
            parts.add(text("spoken.selected"));
        }
        return String.join(", ", parts);
    }

    /** What a screen reader says if there is no cell to speak of. */
    String none() {
        return text("strip");
    }
}
