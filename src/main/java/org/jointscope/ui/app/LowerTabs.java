package org.jointscope.ui.app;

import javafx.scene.control.SelectionModel;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

import org.jointscope.ui.document.IssuesFold;

/**
 * The tabs at the foot of the window: the issues come to the front by themselves, others when
 * asked.
 */
final class LowerTabs {

    private final TabPane tabs;
    private final IssuesFold fold;

    LowerTabs(TabPane tabs, IssuesFold fold) {
        this.tabs = tabs;
        this.fold = fold;
    }

    /** Keeps the tab in front and what is known about it the same. */
    void follow(Tab issues) {
        SelectionModel<Tab> selection = tabs.getSelectionModel();
        selection
                .selectedItemProperty()
                .subscribe(tab -> fold.inFrontProperty().set(tab == issues));
        fold.inFrontProperty()
                .subscribe(
                        is -> {
                            if (is) {
                                selection.select(issues);
                            }
                        });
    }

    /**
     * Unfolds the panes, with a tab in front, and gives it the keyboard.
     *
     * @param list the part of it that keys go to
     */
    void show(Tab tab, String list) {
        fold.unfoldedProperty().set(true);
        tabs.getSelectionModel().select(tab);
        tab.getContent().lookup(list).requestFocus();
    }
}
