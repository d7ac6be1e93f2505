package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jointscope.compare.Comparison;
import org.jointscope.compare.ComparisonJson;
import org.jointscope.compare.ComparisonReport;
import org.jointscope.compare.ComparisonText;
import org.jointscope.compare.HierarchyComparison;
import org.jointscope.compare.Tolerance;
import org.jointscope.export.ImageFile;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.messages.FileFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "compare", mixinStandardHelpOptions = true, sortOptions = false)
final class CompareCommand extends JsonCommand {

    /** The kind of a comparison of a mesh and an animation. */
    private static final String PAIR = "pair";

    private static final String HTML = ".html";
    private static final String PNG = ".png";

    @Parameters(index = "0", paramLabel = "BEFORE")
    private Path before;

    @Parameters(index = "1", paramLabel = "AFTER")
    private Path after;

    @Option(names = "--tolerance", paramLabel = "UNITS", defaultValue = "0", order = 1)
    private double units;

    @Option(names = "--degrees", paramLabel = "DEGREES", defaultValue = "0", order = 2)
    private double degrees;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "REPORT",
            order = 3)
    private Optional<Path> report = Optional.empty();

    @Option(names = "--force", order = 20, descriptionKey = "jointscope.force")
    private boolean force;

    @Override
    public Integer call() {
        if (!(units >= 0) || !(degrees >= 0)) {
            throw wrongUse("cli.compare.negative");
        }
        if (report.isPresent() && !isNamed(HTML) && !isNamed(PNG)) {
            throw wrongUse("cli.compare.extension", report.get().getFileName());
        }
        Inspection one = Inspector.inspect(List.of(before)).withoutUnread();
        Inspection other = Inspector.inspect(List.of(after)).withoutUnread();
        boolean unreadable = reportUnreadable(one);
        if (reportUnreadable(other) || unreadable) {
            return CommandLineInterface.FAILED;
        }
        InspectedFile from = one.files().getFirst();
        InspectedFile to = other.files().getFirst();
        Optional<Comparison> comparison = Comparison.of(from.content(), to.content(), new Tolerance(units, degrees));
        if (comparison.isEmpty()) {
            Words.report(
                    err(),
                    Words.text(
                            "cli.compare.kinds", from.kind().label(), to.kind().label()));
            return CommandLineInterface.FAILED;
        }
        print(
                json -> {
                    json.member("files", List.of(before.toString(), after.toString()))
                            .member("kind", from.kind() == to.kind() ? to.kind().label() : PAIR);
                    ComparisonJson.write(json, comparison.get());
                },
                out -> print(out, comparison.get()));
        if (report.isPresent() && !isWritten(new ComparisonReport(comparison.get(), before, after), report.get())) {
            return CommandLineInterface.FAILED;
        }
        return comparison.get().isEqual() ? 0 : CommandLineInterface.ERRORS_FOUND;
    }

    private boolean isNamed(String extension) {
        return report.orElseThrow().toString().toLowerCase(Locale.ROOT).endsWith(extension);
    }

    /** Writes the report. Returns false, with a message printed, if that fails. */
    private boolean isWritten(ComparisonReport written, Path file) {
        try {
            WritingCommand.requireReplaceable(file, force);
            byte[] bytes = isNamed(PNG)
                    ? ImageFile.png(written.image())
                    : written.html().getBytes(StandardCharsets.UTF_8);
            SafeFile.write(file, bytes, force ? SafeFile.read(file) : Optional.empty());
            return true;
        } catch (IOException e) {
            out().flush();
            Words.report(err(), file, FileFailure.writing(e));
            return false;
        }
    }

    private void print(PrintWriter out, Comparison comparison) {
        Words.line(out, Words.text("cli.compare.title", before, after));
        List<String> lines = ComparisonText.lines(comparison);
        lines.forEach(line -> Words.line(out, "  " + line));
        if (lines.isEmpty()) {
            String key = comparison instanceof HierarchyComparison ? "cli.compare.equal.pair" : "cli.compare.equal";
            Words.line(out, "  " + Words.text(key));
        }
    }
}
