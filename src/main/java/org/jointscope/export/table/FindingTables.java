package org.jointscope.export.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.scene.OpenCompatibility;
import org.jointscope.scene.OpenCompatibility.EngineCompatibility;
import org.jointscope.scene.OpenCompatibility.OpenReason;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenModel;

/** The tables of issues and of rules. */
final class FindingTables {

    private FindingTables() {}

    static Optional<Table> issues(String id, ExportSource source, ExportOptions options) {
        List<Object[]> rows = new ArrayList<>();
        for (OpenIssue it : OpenIssues.complete(source.open()).all()) {
            for (Finding finding : it.issue().findings()) {
                Location at = finding.location();
                rows.add(new Object[] {
                    it.fileName(),
                    at.isByte() ? null : at.line(),
                    at.isByte() ? null : at.column(),
                    at.isByte() ? at.offset() : null,
                    finding.code().name(),
                    it.issue().severity().name(),
                    finding.message()
                });
            }
        }
        return Optional.of(table(id, List.of("file", "line", "column", "byte", "code", "severity", "message"), rows));
    }

    static Optional<Table> compatibility(String id, ExportSource source, ExportOptions options) {
        List<Object[]> rows = new ArrayList<>();
        OpenModel open = source.open();
        for (EngineCompatibility engine :
                OpenCompatibility.of(open, OpenIssues.complete(open)).all()) {
            String name = engine.engine().id();
            if (engine.reasons().isEmpty()) {
                rows.add(new Object[] {name, "ACCEPTS", null, null, null, null});
            }
            for (OpenReason it : engine.reasons()) {
                CompatibilityReason reason = it.reason();
                rows.add(new Object[] {
                    name,
                    it.outcome().name(),
                    it.file().name(),
                    reason.spot().location().isByte()
                            ? null
                            : reason.spot().location().line(),
                    reason.rule().id(),
                    reason.spot().detail().toString()
                });
            }
        }
        return Optional.of(table(id, List.of("engine", "outcome", "file", "line", "rule", "detail"), rows));
    }

    private static Table table(String id, List<String> columns, List<Object[]> rows) {
        return new Table(id, columns, rows.size(), out -> {
            for (Object[] row : rows) {
                out.row(row);
            }
        });
    }
}
