package org.jointscope.ui.preferences;

import java.util.Optional;
import org.jointscope.files.SearchOrder;

/** The order in which files of a game are searched for. */
public enum SearchChoice {
    /** The order of the game that contains the file. */
    AUTOMATIC,
    DOOM3,
    QUAKE,
    QUAKE2,
    FOLDERS;

    /** Empty if the folders around a file decide. */
    public Optional<SearchOrder> order() {
        return this == AUTOMATIC ? Optional.empty() : Optional.of(SearchOrder.valueOf(name()));
    }
}
