package org.jointscope.ui.app;

import javafx.scene.control.TabPane;

import org.jointscope.ui.document.Md2Place;

/** Brings the pane to the front that shows a part of an .md2: it has no text to be read in. */
final class PartTabs {

    private final TabPane panes;

    PartTabs(TabPane panes) {
        this.panes = panes;
    }

    void show(Md2Place.Part part) {
        panes.getTabs().stream()
                .filter(tab -> id(part).equals(tab.getId()))
                .findFirst()
                .ifPresent(panes.getSelectionModel()::select);
    }

    private static String id(Md2Place.Part part) {
        return switch (part) {
            case HEADER -> "headerTab";
            case SKIN -> "skinsTab";
            case TEX_COORD, TRIANGLE -> "trianglesTab";
            case FRAME -> "keyframesTab";
            case VERTEX -> "verticesTab";
            case GL_COMMAND -> "glCommandsTab";
        };
    }
}
