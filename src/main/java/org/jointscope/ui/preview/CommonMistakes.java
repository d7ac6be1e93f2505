package org.jointscope.ui.preview;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Mistake;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.skin.WeightLimit.Base;
import org.jointscope.ui.playback.EnginePreview;

/** Mistakes in the computation of poses that the viewport makes on purpose, each with a switch. */
public final class CommonMistakes {

    private static final WeightLimit ONE_WEIGHT = WeightLimit.of(1, Base.BIND_POSE);

    /**
     * A mistake.
     *
     * @param on whether the viewport makes it
     * @param what the formula, in lines
     * @param programs those that really make it, with their rules
     */
    public record Switch(String id, BooleanProperty on, String name, String what, String programs) {}

    private final EnginePreview preview;
    private final Texts texts;
    private final List<Switch> switches = new ArrayList<>();
    private final StringBinding legend;

    /** Those that were on before all were switched off. */
    private List<Switch> last = List.of();

    public CommonMistakes(EnginePreview preview, Texts texts) {
        this.preview = preview;
        this.texts = texts;
        add(Mistake.POSITIVE_W);
        add(Mistake.ABSOLUTE_W, "idtech4-text.orientation");
        add(Mistake.UNNORMALIZED, "quakespasm.frame-orientation", "fteqw.orientation");
        add(Mistake.CHILD_FIRST, "daemon.parent-later");
        add(Mistake.EULER_ANGLES);
        add(Mistake.START_INDEX_IGNORED, "etqw.startindex-ignored", "kozgit.startindex-ignored");
        add(Mistake.ADDED_TO_BASEFRAME);
        add(
                "modelSpace",
                preview.blendProperty(),
                Blend.LOCAL,
                Blend.MODEL,
                engines(it -> it.traits()
                        .playback()
                        .filter(profile -> profile.blend() == Blend.MODEL)
                        .isPresent()));
        add(
                "noBaseframe",
                preview.unflaggedProperty(),
                Unflagged.BASEFRAME,
                Unflagged.ZERO,
                rules(Set.of("ironwail.baseframe-ignored")));
        add("oneWeight", preview.weightsProperty(), WeightLimit.NONE, ONE_WEIGHT, "");
        legend = Bindings.createStringBinding(
                this::describe,
                Stream.concat(
                                Stream.of(preview.engineProperty()),
                                switches.stream().map(Switch::on))
                        .toArray(ObservableValue[]::new));
    }

    private void add(Mistake mistake, String... rules) {
        BooleanProperty on = new SimpleBooleanProperty(this, mistake.name());
        on.subscribe(now -> {
            Set<Mistake> made = EnumSet.noneOf(Mistake.class);
            made.addAll(preview.mistakesProperty().get());
            if (now ? made.add(mistake) : made.remove(mistake)) {
                preview.mistakesProperty().set(Set.copyOf(made));
            }
        });
        preview.mistakesProperty().subscribe(made -> on.set(made.contains(mistake)));
        add(mistake.name(), on, rules(Set.of(rules)));
    }

    /** A mistake that is a setting of the engine preview, too. */
    private <T> void add(String id, ObjectProperty<T> setting, T right, T wrong, String programs) {
        BooleanProperty on = new SimpleBooleanProperty(this, id);
        on.subscribe(now -> {
            if (now != setting.get().equals(wrong)) {
                setting.set(now ? wrong : right);
            }
        });
        setting.subscribe(now -> on.set(now.equals(wrong)));
        add(id, on, programs);
    }

    private void add(String id, BooleanProperty on, String programs) {
        String key = "mistake." + id;
        String real = programs.isEmpty() ? texts.of(key + ".programs") : texts.of("mistake.programs", programs);
        switches.add(new Switch(id, on, texts.of(key), texts.of(key + ".what"), real));
    }

    /** The engines that have a rule, with its name as in the reference of the rules. */
    private String rules(Set<String> keys) {
        Map<String, List<String>> engines = new LinkedHashMap<>();
        for (Engine engine : Engines.ALL) {
            engine.rules().stream()
                    .filter(rule -> keys.stream().anyMatch(rule.key()::endsWith))
                    .forEach(rule -> engines.computeIfAbsent(rule.id(), id -> new ArrayList<>())
                            .add(engine.name()));
        }
        return engines.entrySet().stream()
                .map(it -> texts.of("mistake.program", String.join(", ", it.getValue()), it.getKey()))
                .collect(Collectors.joining(", "));
    }

    private static String engines(Predicate<Engine> predicate) {
        return Engines.ALL.stream().filter(predicate).map(Engine::name).collect(Collectors.joining(", "));
    }

    public String title() {
        return texts.of("mistake.title");
    }

    /** All mistakes. */
    public List<Switch> all() {
        return switches;
    }

    /** Switches all of them off, or the last ones on again. */
    public void toggle() {
        List<Switch> made = made();
        if (made.isEmpty()) {
            last.forEach(it -> it.on().set(true));
        } else {
            last = made;
            made.forEach(it -> it.on().set(false));
        }
    }

    private List<Switch> made() {
        return switches.stream().filter(it -> it.on().get()).toList();
    }

    /** The mistakes that are made, in lines; empty without any, and for those of an engine preview. */
    public ObservableValue<String> legendProperty() {
        return legend;
    }

    private String describe() {
        List<Switch> made = made();
        return made.isEmpty() || preview.engineProperty().get().isPresent()
                ? ""
                : texts.of("mistake.legend", made.stream().map(Switch::name).collect(Collectors.joining("\n")));
    }
}
