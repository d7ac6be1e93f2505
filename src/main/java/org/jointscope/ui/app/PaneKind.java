package org.jointscope.ui.app;

import org.jointscope.ui.document.OpenModel;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a pane is about. */
enum PaneKind {
    /** A mesh with joints, or an animation of them; also what is shown when nothing is open. */
    MD5(open -> open.hasModel() || open.isEmpty()),
    /** A model of Quake II. */
    MD2(open -> open.md2().isPresent()),
    /** A camera's flight. */
    CAMERA(open -> open.camera().isPresent()),
    /** What people can read in a file. */
    TEXT(open -> open.isEmpty() || open.texts().findAny().isPresent()),
    /** Whatever is open. */
    ANY(open -> true);

    private final Predicate<OpenModel> shown;

    PaneKind(Predicate<OpenModel> shown) {
        this.shown = shown;
    }

    /** Those that there is something to show for. */
    static Set<PaneKind> of(OpenModel open) {
        return Arrays.stream(values())
                .filter(kind -> kind.shown.test(open))
                .collect(Collectors.toUnmodifiableSet());
    }
}
