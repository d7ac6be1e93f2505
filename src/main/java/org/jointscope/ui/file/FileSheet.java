package org.jointscope.ui.file;

import java.util.List;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.UnitLength;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.facts.Facts;

/**
 * The content of the pane for one file.
 *
 * @param title the file name
 * @param kind of file, as text
 */
public record FileSheet(String title, String kind, List<Section> sections) {

    /** Slow: searches for other files. */
    static FileSheet of(InspectedFile file, GameTree tree, UnitLength unit) {
        Facts facts = Facts.of(file, tree);
        return new FileSheet(file.name(), facts.kind(), facts.sections(unit));
    }
}
