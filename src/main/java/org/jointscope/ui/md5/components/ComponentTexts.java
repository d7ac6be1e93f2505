package org.jointscope.ui.md5.components;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.ComponentSpans;
import org.jointscope.messages.Texts;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.FrameLayout.ComponentRange;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.provenance.Provenance;
import org.jointscope.ui.text.Numbers;

/** Texts about a cell: a line, a tooltip, and the text for a screen reader. */
final class ComponentTexts {

    private final ComponentsViewModel model;
    private final Texts texts;
    private final Provenance provenance;

    ComponentTexts(ComponentsViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        this.provenance = new Provenance(texts);
    }

    private String text(String key, Object... arguments) {
        return texts.of("components." + key, arguments);
    }

    /** The number of components per frame, and of those that are unused, shared or out of range. */
    String summary(ComponentLayout layout) {
        FrameLayout frame = layout.frame();
        int components = layout.componentCount();
        List<String> parts = new ArrayList<>();
        parts.add(text("sum.components", components));
        add(
                parts,
                "sum.free",
                layout.free().stream().mapToInt(ComponentRange::size).sum());
        add(parts, "sum.shared", frame.used().filter(it -> frame.count(it) > 1).count());
        add(
                parts,
                "sum.past",
                frame.used().filter(it -> it < 0 || it >= components).count());
        return String.join(" · ", parts);
    }

    private void add(List<String> parts, String key, long count) {
        if (count > 0) {
            parts.add(text(key, count));
        }
    }

    private int index(int cell) {
        return model.cells().index(cell);
    }

    private List<Use> uses(int cell) {
        return model.cells().uses(cell);
    }

    private String name(Use use) {
        return model.jointName(use.joint());
    }

    /** The source of the value, and the value, in one line. */
    String reading(int cell) {
        return String.join("; ", sources(cell)) + " · " + value(cell);
    }

    private String value(int cell) {
        double value = model.value(cell);
        return Double.isNaN(value) ? text("value.none") : number(cell, value);
    }

    /** The source of the value, for each joint that reads it. */
    private List<String> sources(int cell) {
        Md5Anim anim = model.anim();
        int frame = model.frame();
        return uses(cell).isEmpty()
                ? List.of(provenance.ofComponent(anim, frame, index(cell)))
                : uses(cell).stream()
                        .map(it -> name(it) + " " + provenance.of(anim, it, frame))
                        .toList();
    }

    /** All facts about a cell, on several lines, with all digits of the numbers. */
    String explain(int cell) {
        List<Use> uses = uses(cell);
        List<String> lines = new ArrayList<>();
        lines.add(text("component", index(cell), owners(cell)));
        lines.addAll(sources(cell));
        double value = model.value(cell);
        lines.add(text("value", Double.isNaN(value) ? value(cell) : JointEdits.plain(value)));
        lines.add(span(cell));
        if (uses.isEmpty()) {
            lines.add(text("free"));
        } else if (uses.size() > 1) {
            lines.add(text("shared"));
        }
        if (model.cells().isPastTheEnd(cell)) {
            lines.add(text("past", model.cells().componentCount()));
        }
        uses.stream().filter(use -> model.isEdited(use.joint())).forEach(use -> lines.add(text("edited", name(use))));
        lines.removeIf(String::isEmpty);
        return String.join("\n", lines);
    }

    private String owners(int cell) {
        return uses(cell).isEmpty()
                ? text("nobody")
                : uses(cell).stream()
                        .map(use -> name(use) + " " + use.component().label())
                        .collect(Collectors.joining(", "));
    }

    private String span(int cell) {
        ComponentSpans spans = model.spans();
        int index = index(cell);
        String least = JointEdits.plain(spans.least(index));
        if (!spans.isKnown(index)) {
            return "";
        } else if (spans.isStill(index)) {
            return text("still", least, spans.frameCount());
        }
        return text("span", least, JointEdits.plain(spans.greatest(index)), spans.frameCount());
    }

    private String number(int cell, double value) {
        boolean position = uses(cell).stream().noneMatch(it -> it.component().isOrientation());
        return Numbers.stored(value, position ? 4 : 6);
    }

    /** A value with at most this number of characters, if that is possible. */
    static String brief(double value, int decimals, int characters) {
        String number = Numbers.fixed(value, decimals);
        for (int fewer = decimals - 1; number.length() > characters && fewer >= 0; fewer--) {
            number = Numbers.fixed(value, fewer);
        }
        return number.length() > characters ? "…" : number;
    }

    /** The text for a screen reader. */
    String spoken(int cell) {
        List<String> parts = new ArrayList<>();
        parts.add(text("spoken", index(cell), owners(cell), value(cell)));
        if (model.spans().isStill(index(cell))) {
            parts.add(text("spoken.still"));
        }
        if (uses(cell).size() > 1) {
            parts.add(text("spoken.shared"));
        }
        if (model.cells().isPastTheEnd(cell)) {
            parts.add(text("spoken.past"));
        }
        if (uses(cell).stream().anyMatch(model::isSelected)) {
            parts.add(text("spoken.selected"));
        }
        return String.join(", ", parts);
    }
}
