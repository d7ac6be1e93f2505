package org.jointscope.ui.app;

import org.jointscope.ui.document.OpenModel;

import java.util.EnumSet;
import java.util.Set;

/** What a pane is about. */
enum PaneKind {
    /** A mesh with joints, or an animation of them; also what is shown when nothing is open. */
    MD5,
    /** A model of Quake II. */
    MD2,
    /** A camera's flight. */
    CAMERA,
    /** What people can read in a file. */
    TEXT,
    /** Whatever is open. */
    ANY;

    /** Those that there is something to show for. */
    static Set<PaneKind> of(OpenModel open) {
        Set<PaneKind> kinds = EnumSet.of(ANY);
        if (open.hasModel() || open.isEmpty()) {
            kinds.add(MD5);
        }
        if (open.md2().isPresent()) {
            kinds.add(MD2);
        }
        if (open.camera().isPresent()) {
            kinds.add(CAMERA);
        }
        if (open.isEmpty() || open.texts().findAny().isPresent()) {
            kinds.add(TEXT);
        }
        return kinds;
    }
}
