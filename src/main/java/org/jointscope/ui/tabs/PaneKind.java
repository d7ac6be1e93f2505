package org.jointscope.ui.tabs;

import java.util.Arrays;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.OpenModel;

/** The kind of content of a pane. */
public enum PaneKind {
    /** A mesh with joints, or an animation of them; also shown when no file is open. */
    MD5(open -> open.hasModel() || open.isEmpty()),
    /** A Quake II model. */
    MD2(open -> open.md2().isPresent()),
    /** A camera animation. */
    CAMERA(open -> open.camera().isPresent()),
    /** A text file. */
    TEXT(open -> open.isEmpty() || open.texts().findAny().isPresent()),
    /** A comparison with the counterpart of the model. */
    COUNTERPART((open, counterpart) -> counterpart.isThere()),
    /** Any content. */
    ANY(open -> true);

    private final BiPredicate<OpenModel, Counterpart> shown;

    PaneKind(Predicate<OpenModel> shown) {
        this((open, counterpart) -> shown.test(open));
    }

    PaneKind(BiPredicate<OpenModel, Counterpart> shown) {
        this.shown = shown;
    }

    /** Whether the open files can be compared with others. */
    public static boolean isComparable(OpenModel open) {
        return open.hasModel() || open.md2().isPresent();
    }

    /** The kinds that have content. */
    public static Set<PaneKind> of(OpenModel open, Counterpart counterpart) {
        return Arrays.stream(values())
                .filter(kind -> kind.shown.test(open, counterpart))
                .collect(Collectors.toUnmodifiableSet());
    }
}
