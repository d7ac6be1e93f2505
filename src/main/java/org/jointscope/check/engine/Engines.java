package org.jointscope.check.engine;

import java.util.List;
import java.util.Optional;

/** The engines whose rules are known. */
public final class Engines {

    public static final List<Engine> ALL =
            List.of(
                    Doom3.ENGINE,
                    DoomBfg.ENGINE,
                    QuakeWars.ENGINE,
                    Quake4.ENGINE,
                    Q2Pro.ENGINE,
                    VkQuake.ENGINE,
                    Assimp.ENGINE,
                    DarkRadiant.ENGINE,
                    Quake2.ENGINE);

    private Engines() {}

    /** The engine that scripts call by that name. */
    public static Optional<Engine> of(String id) {
        return ALL.stream().filter(engine -> engine.id().equals(id)).findFirst();
    }
}
