package org.jointscope.check.engine;

import org.jointscope.messages.Texts;

/** Engines with a common origin, or programs for models, in the order in which they are listed. */
public enum Family {
    DOOM3,
    QUAKE,
    QUAKE2,
    QUAKE3,
    CUBE2,
    TOOLS;

    public String text() {
        return Texts.program().of("engine.family." + name());
    }
}
