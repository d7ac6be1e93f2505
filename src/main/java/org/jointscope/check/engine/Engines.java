package org.jointscope.check.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The engines with known rules, read from the tables in the folder of this class, by family. */
public final class Engines {

    public static final List<Engine> ALL = Stream.of(
                    "doom3",
                    "bfg",
                    "rbdoom",
                    "etqw",
                    "quake4",
                    "vkquake",
                    "ironwail",
                    "fteqw",
                    "daemon",
                    "cube2",
                    "assimp",
                    "darkradiant",
                    "idtech4tools",
                    "kozgit",
                    "quake2",
                    "q2pro",
                    "yquake2",
                    "yquake2remaster")
            .map(EngineTable::read)
            .sorted(Comparator.comparing(Engine::family))
            .toList();

    private Engines() {}

    /** The engines of a family, in the order of {@link #ALL}. */
    public static List<Engine> of(Family family) {
        return ALL.stream().filter(engine -> engine.family() == family).toList();
    }

    /** The families with engines, in their order. */
    public static List<Family> families() {
        return ALL.stream().map(Engine::family).distinct().toList();
    }

    /** The engine with a name as people write it: for scripts, for people, or another one. */
    public static Optional<Engine> named(String name) {
        return ALL.stream()
                .filter(engine -> engine.names().anyMatch(each -> isSame(each, name)))
                .findFirst();
    }

    /** The program with such a name that has no table. */
    public static Optional<Program> without(String name) {
        return Program.ALL.stream()
                .filter(program -> program.names().stream().anyMatch(each -> isSame(each, name)))
                .findFirst();
    }

    /** Compares letters and digits only, in any case. */
    static boolean isSame(String name, String other) {
        return plain(name).equals(plain(other));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /** The engine with that name for scripts. */
    public static Optional<Engine> of(String id) {
        return ALL.stream().filter(engine -> engine.id().equals(id)).findFirst();
    }
}
