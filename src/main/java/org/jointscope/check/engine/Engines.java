package org.jointscope.check.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The engines with known rules, read from the tables in the folder of this class. */
public final class Engines {

    public static final List<Engine> ALL =
            Stream.of(
                            "doom3",
                            "bfg",
                            "rbdoom",
                            "etqw",
                            "quake4",
                            "q2pro",
                            "vkquake",
                            "ironwail",
                            "fteqw",
                            "daemon",
                            "cube2",
                            "assimp",
                            "darkradiant",
                            "kozgit",
                            "quake2",
                            "yquake2",
                            "yquake2remaster")
                    .map(EngineTable::read)
                    .toList();

    private Engines() {}

    /** The engine with that name for scripts. */
    public static Optional<Engine> of(String id) {
        return ALL.stream().filter(engine -> engine.id().equals(id)).findFirst();
    }
}
