package org.jointscope.files;

/** The order in which an engine searches the folders and archives of its game for a file. */
public enum SearchOrder {
    /**
     * Doom 3 and games with its engine (framework/FileSystem.cpp): each extension in the mod, then in the base game;
     * loose files, then archives, the last by name first.
     */
    DOOM3(true, false),
    /**
     * Quake (common.c of vkQuake and Ironwail): all extensions in the mod, then in the base game; archives by falling
     * number, then loose files. Case matters.
     */
    QUAKE(false, true),
    /**
     * Quake II (q2pro, common/files.c): each extension in the mod, then in the base game; archives by falling name,
     * those with a number last, then loose files.
     */
    QUAKE2(true, false),
    /** The folders around the file, then added ones: for models that are not in a game. */
    FOLDERS(false, false);

    /** Whether every place is searched for the first extension, then for the next one. */
    final boolean extensionFirst;

    final boolean caseSensitive;

    SearchOrder(boolean extensionFirst, boolean caseSensitive) {
        this.extensionFirst = extensionFirst;
        this.caseSensitive = caseSensitive;
    }
}
