package org.jointscope.ui.app;

import org.jointscope.ui.document.OpenModel;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The kind of content of a pane. */
enum PaneKind {
    /** A mesh with joints, or an animation of them; also shown when no file is open. */
    MD5(open -> open.hasModel() || open.isEmpty()),
    /** A Quake II model. */
    MD2(open -> open.md2().isPresent()),
    /** A camera animation. */
    CAMERA(open -> open.camera().isPresent()),
    /** A text file. */
    TEXT(open -> open.isEmpty() || open.texts().findAny().isPresent()),
    /** Any content. */
    ANY(open -> true);

    private final Predicate<OpenModel> shown;

    PaneKind(Predicate<OpenModel> shown) {
        this.shown = shown;
    }

    /** The kinds that have content. */
    static Set<PaneKind> of(OpenModel open) {
        return Arrays.stream(values())
                .filter(kind -> kind.shown.test(open))
                .collect(Collectors.toUnmodifiableSet());
    }
}
