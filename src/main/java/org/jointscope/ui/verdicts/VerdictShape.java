package org.jointscope.ui.verdicts;

import org.jointscope.ui.pane.TreeRows;

import java.util.List;

/** The list of verdicts as a tree: engines, their rules, and how they show the model. */
final class VerdictShape implements TreeRows.Shape<VerdictLine> {

    @Override
    public String id(VerdictLine line) {
        return line.id();
    }

    @Override
    public List<VerdictLine> below(VerdictLine line) {
        return line.lines();
    }
}
