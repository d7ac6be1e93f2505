package org.jointscope.ui.file;

import java.util.List;

/**
 * All that the pane says of one file.
 *
 * @param title the file's name
 * @param kind of file, in words
 */
public record FileSheet(String title, String kind, List<FileSection> sections) {}
