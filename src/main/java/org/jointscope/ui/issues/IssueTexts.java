package org.jointscope.ui.issues;

import java.util.List;
import java.util.stream.Collectors;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.LocationWords;
import org.jointscope.ui.issues.IssueLine.IssueLocation;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.pane.Details.Part;
import org.jointscope.ui.pane.Details.Text;

/** Sentences about issues and their locations. */
record IssueTexts(Texts texts) {

    String title(OpenIssues issues) {
        int count = issues.troubleCount();
        return count == 0 ? texts.of("issues.title") : texts.of("issues.title.count", count);
    }

    Details<Severity> details(IssueLine line, IssueCode code, OpenModel open, List<Details.Action> cures) {
        LocationWords locations = new LocationWords(texts);
        List<Details.Link> links = line.locations().stream()
                .map(IssueLocation::target)
                .map(target -> new Details.Link(target, locations.of(target, open), ""))
                .toList();
        int unlisted = line.kind() == IssueLine.Kind.LOCATION
                ? 0
                : line.locations().stream()
                        .map(IssueLocation::issue)
                        .distinct()
                        .map(OpenIssue::issue)
                        .mapToInt(Issue::unlisted)
                        .sum();
        String more = unlisted == 0 ? "" : texts.of("issues.more.counted", unlisted);
        return new Details<>(
                code.severity(),
                texts.of("issues.severity." + code.severity()),
                cures,
                List.of(
                        new Text(
                                "issue-message",
                                line.locations().getFirst().finding().message()),
                        new Text("issue-code", code.name()),
                        new Text("", code.explanation())),
                List.of(
                        new Part(texts.of("issues.remedy"), new Text("", code.remedy())),
                        new Part(texts.of("issues.locations"), links, List.of(new Text("note", more))),
                        new Part(texts.of("issues.rule"), new Text("", code.source()))),
                locations.follow(links.getFirst().target()));
    }

    /** The text of the empty list. */
    String nothing(OpenModel open, OpenIssues issues) {
        if (open.isEmpty()) {
            return texts.of("issues.empty");
        }
        String names =
                open.files().stream().map(InspectedFile::name).collect(Collectors.joining(texts.of("issues.and")));
        String key = switch (issues.pair()) {
            case NONE -> "issues.none";
            case CHECKED -> "issues.none.pair";
            case CHECKING, STOPPED, FAILED -> "issues.none.yet";
        };
        return texts.of(key, names);
    }

    /** The state of the pair check; empty if there is none to report. */
    String pair(OpenIssues issues, String failure) {
        return switch (issues.pair()) {
            case NONE, CHECKED -> "";
            case CHECKING -> texts.of("issues.pair.checking");
            case STOPPED -> texts.of("issues.pair.stopped");
            case FAILED -> texts.of("issues.pair.failed", failure);
        };
    }

    String kinds(int hidden) {
        return hidden == 0 ? texts.of("issues.kinds") : texts.of("issues.kinds.hidden", hidden);
    }
}
