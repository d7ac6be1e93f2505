package org.jointscope.ui.file;

import java.util.List;

/** What a file says of itself, under one heading. */
public record FileSection(String title, List<FileRow> rows) {}
