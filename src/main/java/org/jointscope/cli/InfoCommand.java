package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.batch.FileList;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.CheckText;
import org.jointscope.export.Json;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.ArchiveIssues;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.ScaleFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "info", mixinStandardHelpOptions = true)
final class InfoCommand extends JsonCommand {

    @Mixin
    private GameFolders game;

    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<Path> files;

    @Override
    public Integer call() {
        List<Path> all = new ArrayList<>();
        List<UnreadableFile> folders = new ArrayList<>();
        for (Path path : files) {
            if (StoredFiles.isFolder(path)) {
                FileList list = FileList.of(List.of(path));
                all.addAll(list.files());
                folders.addAll(list.unreadable());
            } else {
                all.add(path);
            }
        }
        if (all.isEmpty() && folders.isEmpty()) {
            Words.report(err(), files.getFirst(), ArchiveIssues.noFiles(files.getFirst()));
            return CommandLineInterface.FAILED;
        }
        Inspection inspection = Inspector.inspect(ScaleFiles.with(all), game.tree());
        print(
                json -> json.objects("files", inspection.files(), (each, file) -> write(each, file, game.tree())),
                out -> print(inspection, game.tree(), out));
        boolean failed = Terminal.reportUnreadable(folders, err());
        return reportUnreadable(inspection.withoutUnread()) || failed ? CommandLineInterface.FAILED : 0;
    }

    private static void write(Json json, InspectedFile file, GameTree tree) throws IOException {
        json.member("path", file.path().toString()).member("kind", file.kind().label());
        if (file.unread().isEmpty()) {
            FactsText.write(json, file, tree);
        }
        Optional<CounterpartFacts> counterpart = CounterpartFacts.of(file);
        if (counterpart.isPresent()) {
            json.object("counterpart", counterpart.get()::write);
        }
        json.member("errors", file.count(Severity.ERROR)).member("warnings", file.count(Severity.WARNING));
    }

    static void print(Inspection inspection, GameTree tree, PrintWriter out) {
        String separator = "";
        for (InspectedFile file : inspection.files()) {
            out.print(separator);
            print(out, file, tree);
            separator = System.lineSeparator();
        }
    }

    private static void print(PrintWriter out, InspectedFile file, GameTree tree) {
        Words.line(out, file.path().toString());
        if (file.unread().isEmpty()) {
            FactsText.print(out, file, tree);
        }
        CounterpartFacts.of(file).ifPresent(counterpart -> counterpart.print(out));
        FactsText.line(out, count(file, Severity.ERROR) + ", " + count(file, Severity.WARNING));
        for (Issue issue : file.issues()) {
            String kind = issue.severity().label() + " " + issue.code();
            for (Finding finding : issue.findings()) {
                FactsText.line(out, "  " + finding.location() + ": " + kind + " " + finding.message());
            }
            if (issue.unlisted() > 0) {
                FactsText.line(out, "  " + CheckText.unlisted(issue));
            }
        }
    }

    private static String count(InspectedFile file, Severity severity) {
        return Words.text("count." + severity.name(), file.count(severity));
    }
}
