package org.jointscope.ui.compatibility;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.ui.document.Settings;

/**
 * The engines that the user chose, at least one. They are stored by id; without stored ids, or if all of them are
 * unknown, all engines are chosen, including those of later versions.
 */
public final class ChosenEngines {

    private static final String SETTING = "engines.chosen";
    private static final Set<Engine> ALL = Set.copyOf(Engines.ALL);

    private final Settings settings;
    private final ReadOnlyObjectWrapper<Set<Engine>> chosen;

    public ChosenEngines(Settings settings) {
        this.settings = settings;
        Set<Engine> stored = settings.find(SETTING).stream()
                .flatMap(ids -> Arrays.stream(ids.split(",")))
                .map(Engines::of)
                .flatMap(Optional::stream)
                .collect(Collectors.toUnmodifiableSet());
        chosen = new ReadOnlyObjectWrapper<>(this, "chosen", stored.isEmpty() ? ALL : stored);
    }

    /** Chooses engines instead of all others. */
    public void chooseOnly(Collection<Engine> engines) {
        store(Set.copyOf(engines));
    }

    /** Chooses engines in addition to the others, or no longer; the last one stays chosen. */
    public void choose(Collection<Engine> engines, boolean is) {
        Set<Engine> now = new HashSet<>(get());
        if (is) {
            now.addAll(engines);
        } else {
            now.removeAll(engines);
        }
        if (!now.isEmpty()) {
            store(Set.copyOf(now));
        }
    }

    private void store(Set<Engine> now) {
        chosen.set(now);
        settings.put(
                SETTING,
                isAll()
                        ? ""
                        : Engines.ALL.stream()
                                .filter(now::contains)
                                .map(Engine::id)
                                .collect(Collectors.joining(",")));
    }

    public boolean isAll() {
        return get().equals(ALL);
    }

    public Set<Engine> get() {
        return chosen.get();
    }

    public ReadOnlyObjectProperty<Set<Engine>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }
}
