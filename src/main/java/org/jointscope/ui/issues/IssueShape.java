package org.jointscope.ui.issues;

import org.jointscope.ui.pane.TreeRows;

import java.util.List;

/** The list of issues as a tree: files, issues, and the places of an issue. */
final class IssueShape implements TreeRows.Shape<IssueLine> {

    @Override
    public String id(IssueLine line) {
        return line.id();
    }

    @Override
    public List<IssueLine> below(IssueLine line) {
        return line.lines();
    }

    @Override
    public boolean isExpandedAtFirst(IssueLine line) {
        return line.kind() == IssueLine.Kind.FILE;
    }

    @Override
    public boolean isLast(IssueLine line) {
        return line.kind() == IssueLine.Kind.MORE;
    }
}
