package org.jointscope.cli;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Outcome;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severities;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.Json;
import org.jointscope.export.Sarif;
import org.jointscope.inspect.Checkup;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Says everything that is wrong with files, and with the animations and meshes of a"
                    + " folder together.",
            "",
            "A line a finding: path:line:column: severity CODE message. What a code means and what"
                + " to do about it stands in docs/issues.md. Then a line for every file that some"
                + " engine does not accept, with the rule that decides; all rules stand in"
                + " docs/engines.md. Last, how far engines that drop weights put the vertices of a"
                + " mesh out of place.",
            ""
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:There are no errors; with --engine: no file is rejected.",
            "1:There are errors; with --engine: a file is rejected.",
            "2:Wrong use, or a file that cannot be read or written at all."
        })
final class CheckCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            // Lines of our own: a line would be broken behind the point of a file's ending.
            description = {
                "A file, whatever its name; or a folder, for",
                "every .md5mesh, .md5anim, .md5camera and",
                ".md2 in it and below it that is not hidden."
            })
    private List<Path> paths;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Option(
            names = "--sarif",
            paramLabel = "FILE",
            description = "Write a SARIF 2.1.0 log as well, for code review tools.")
    private Optional<Path> sarif;

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            split = ",",
            converter = EngineConverter.class,
            description =
                    "Ask no engine but this; the exit code says whether it rejects something. Can"
                            + " be repeated; commas separate several: ${COMPLETION-CANDIDATES}.",
            completionCandidates = EngineConverter.Ids.class)
    private Set<Engine> engines = new LinkedHashSet<>();

    @Option(
            names = "--ignore",
            paramLabel = "CODE",
            split = ",",
            converter = CodeConverter.class,
            description = "Leave a code out. Can be repeated; commas separate several.")
    private Set<IssueCode> ignored = EnumSet.noneOf(IssueCode.class);

    @Option(
            names = "--severity",
            paramLabel = "CODE=LEVEL",
            split = ",",
            converter = {CodeConverter.class, SeverityConverter.class},
            description =
                    "Make a code an error, warning, info or hint. Can be repeated; commas separate"
                            + " several.")
    private Map<IssueCode, Severity> changed = new LinkedHashMap<>();

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Checkup checkup = Checkup.of(paths, new Severities(changed, ignored), asked());
        if (json) {
            Json.print(out, writer -> CheckJson.write(checkup, writer));
        } else {
            new CheckText(out).print(checkup);
        }
        // What was found comes before what could not be looked at, on a terminal that shows both.
        out.flush();
        boolean failed = Files.reportUnreadable(checkup.unreadable(), err);
        failed |= sarif.isPresent() && !writeSarif(checkup, sarif.get(), err);
        if (!json) {
            err.println(CheckText.summary(checkup));
            engines.forEach(engine -> err.println(CheckText.summary(checkup, engine)));
        }
        if (failed) {
            return CommandLineInterface.FAILED;
        }
        return isBad(checkup) ? CommandLineInterface.ERRORS_FOUND : 0;
    }

    private List<Engine> asked() {
        return engines.isEmpty() ? Engines.ALL : List.copyOf(engines);
    }

    private boolean isBad(Checkup checkup) {
        return engines.isEmpty()
                ? checkup.count(Severity.ERROR) > 0
                : engines.stream().anyMatch(engine -> checkup.count(engine, Outcome.REJECTS) > 0);
    }

    private static boolean writeSarif(Checkup checkup, Path file, PrintWriter err) {
        try (Writer out =
                new OutputStreamWriter(
                        java.nio.file.Files.newOutputStream(file), StandardCharsets.UTF_8)) {
            Sarif.write(checkup, CommandLineInterface.Version.number(), Path.of(""), out);
            return true;
        } catch (UncheckedIOException e) {
            reportUnwritable(file, e.getCause(), err);
        } catch (IOException e) {
            reportUnwritable(file, e, err);
        }
        return false;
    }

    private static void reportUnwritable(Path file, IOException e, PrintWriter err) {
        String reason =
                switch (e) {
                    case NoSuchFileException missing -> "there is no such folder";
                    case AccessDeniedException denied -> "it may not be written";
                    default -> String.valueOf(e.getMessage());
                };
        err.println(Terminal.safe("jointscope: " + file + ": " + reason));
    }
}
