package org.jointscope.export.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.UnitLength;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.HtmlPage;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.facts.Facts;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenCompatibility;
import org.jointscope.scene.OpenCompatibility.EngineCompatibility;
import org.jointscope.scene.OpenCompatibility.OpenReason;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenModel;

/** The page of a report. */
final class Report {

    /** Findings of one issue type that are listed. */
    private static final int MOST_FINDINGS = 5;

    /** The folders of the user are not part of a report for others. */
    private static final String PATH = "path";

    private final OpenModel open;
    private final OpenIssues issues;
    private final boolean images;
    private final HtmlPage page = new HtmlPage();

    Report(OpenModel open, OpenIssues issues, boolean images) {
        this.open = open;
        this.issues = issues;
        this.images = images;
    }

    String html() {
        String title = text("title", open.name());
        page.open("header");
        page.element("h1", title);
        page.element("p", summary());
        page.close("header");
        if (images) {
            ModelImages.add(page, open);
        }
        addIssues();
        addCompatibility();
        if (images) {
            AnomalyTable.add(page, open);
        }
        open.files().forEach(this::addFacts);
        page.element("footer", text("footer"));
        return page.page(Report.class, "report.html", title);
    }

    private String summary() {
        return text(
                "summary",
                issues.count(Severity.ERROR),
                issues.count(Severity.WARNING),
                issues.count(Severity.INFO) + issues.count(Severity.HINT));
    }

    private void addIssues() {
        page.element("h2", text("issues"));
        if (issues.all().isEmpty()) {
            page.element("p", text("issues.none"));
            return;
        }
        page.openClass("table", "issues");
        page.row("th", text("issues.severity"), text("issues.location"), text("issues.message"));
        issues.all().stream()
                .sorted(Comparator.comparing(it -> it.issue().severity()))
                .forEach(this::addIssue);
        page.close("table");
    }

    private void addIssue(OpenIssue issue) {
        Interruption.check();
        Severity severity = issue.issue().severity();
        List<Finding> shown =
                issue.issue().findings().stream().limit(MOST_FINDINGS).toList();
        for (Finding finding : shown) {
            page.openClass("tr", severity.label());
            page.element("td", text("severity." + severity));
            page.element("td", issue.fileName() + ":" + finding.location());
            page.open("td");
            page.text(finding.message() + " ");
            page.element("code", finding.code().name());
            page.close("td");
            page.close("tr");
        }
        int more = issue.issue().count() - shown.size();
        if (more > 0) {
            page.row("td", "", "", text("issues.more", more));
        }
    }

    private void addCompatibility() {
        List<EngineCompatibility> engines = OpenCompatibility.of(open, issues).all();
        if (engines.isEmpty()) {
            return;
        }
        List<InspectedFile> files = open.files().stream()
                .filter(file -> engines.stream().anyMatch(it -> it.engine().reads(file.content())))
                .toList();
        page.element("h2", text("engines"));
        page.openClass("table", "engines");
        page.row(
                "th",
                Stream.of(
                                Stream.of(text("engines.engine")),
                                files.stream().map(InspectedFile::name),
                                Stream.of(text("engines.reason")))
                        .flatMap(it -> it)
                        .toArray(String[]::new));
        for (EngineCompatibility engine : engines) {
            Interruption.check();
            page.open("tr");
            page.element("td", engine.engine().name());
            for (InspectedFile file : files) {
                Outcome outcome = worst(engine, file).map(OpenReason::outcome).orElse(Outcome.ACCEPTS);
                page.openClass("td", outcome.label());
                page.text(engine.engine().reads(file.content()) ? text("outcome." + outcome) : "–");
                page.close("td");
            }
            page.open("td");
            files.stream().flatMap(file -> worst(engine, file).stream()).forEach(it -> page.element("div", reason(it)));
            page.close("td");
            page.close("tr");
        }
        page.close("table");
    }

    private static Optional<OpenReason> worst(EngineCompatibility engine, InspectedFile file) {
        return engine.reasons().stream()
                .filter(it -> it.file().path().equals(file.path()))
                .max(Comparator.comparing(OpenReason::outcome));
    }

    private static String reason(OpenReason it) {
        return text(
                "engines.at",
                it.reason().rule().text(),
                it.file().name(),
                it.reason().spot().location());
    }

    private void addFacts(InspectedFile file) {
        Interruption.check();
        page.element("h2", file.name());
        page.openClass("div", "facts");
        for (Fact.Section section : Facts.of(file).sections(UnitLength.values()[0])) {
            page.openClass("table", "facts");
            page.element("caption", section.title());
            for (Fact fact : section.facts()) {
                if (fact.key().equals(PATH)) {
                    continue;
                }
                page.openClass("tr", fact.mismatch() ? "bad" : "");
                page.element("th", fact.label());
                page.element("td", fact.value());
                page.element("td", fact.note());
                page.close("tr");
            }
            page.close("table");
        }
        page.close("div");
    }

    private static String text(String key, Object... arguments) {
        return Texts.program().of("export.report." + key, arguments);
    }
}
