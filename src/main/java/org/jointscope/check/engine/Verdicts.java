package org.jointscope.check.engine;

import java.util.List;
import java.util.Optional;

/** What all engines make of files. Looking takes a pass or two over the rows of a file. */
public final class Verdicts {

    private Verdicts() {}

    /** Of every engine that reads such files, in the order of {@link Engines#ALL}. */
    public static List<Verdict> of(Evidence file) {
        return Engines.ALL.stream()
                .map(engine -> engine.judge(file))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Likewise, of a mesh and an animation together. */
    public static List<Verdict> of(Evidence mesh, Evidence anim, Evidence pair) {
        return Engines.ALL.stream()
                .map(engine -> engine.judge(mesh, anim, pair))
                .flatMap(Optional::stream)
                .toList();
    }
}
