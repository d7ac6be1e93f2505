package org.jointscope.ui.app;

import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.util.Subscription;
import org.jointscope.ui.pane.FeaturePane;

/**
 * The list of a pane that has the focus itself, because the list is hidden or disabled. It gets the focus as soon as it
 * can have it: a pane itself has no keys.
 */
final class AppearingList {

    private Subscription waiting = Subscription.EMPTY;

    /** Waits for the lists of a node that has the focus, if it is a pane; no longer for others. */
    void await(Node focused) {
        waiting.unsubscribe();
        waiting = !(focused instanceof FeaturePane)
                ? Subscription.EMPTY
                : PaneFocus.LISTS.stream()
                        .flatMap(style -> focused.lookupAll(style).stream())
                        .map(list -> await(focused, list))
                        .reduce(Subscription.EMPTY, Subscription::and);
    }

    private static Subscription await(Node focused, Node list) {
        Runnable enter = () -> {
            if (focused.isFocused() && PaneFocus.canFocus(list)) {
                list.requestFocus();
            }
        };
        return Stream.<ObservableValue<Boolean>>concat(
                        Stream.of(list.disabledProperty()),
                        Stream.iterate(list, node -> node != focused, Node::getParent)
                                .map(Node::visibleProperty))
                .map(state -> state.subscribe(is -> Platform.runLater(enter)))
                .reduce(Subscription.EMPTY, Subscription::and);
    }
}
