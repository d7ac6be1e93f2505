package org.jointscope.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.compare.Comparison;
import org.jointscope.compare.ComparisonJson;
import org.jointscope.compare.ComparisonText;
import org.jointscope.compare.Tolerance;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "compare", mixinStandardHelpOptions = true, sortOptions = false)
final class CompareCommand extends JsonCommand {

    @Parameters(index = "0", paramLabel = "BEFORE")
    private Path before;

    @Parameters(index = "1", paramLabel = "AFTER")
    private Path after;

    @Option(names = "--tolerance", paramLabel = "UNITS", defaultValue = "0", order = 1)
    private double units;

    @Option(names = "--degrees", paramLabel = "DEGREES", defaultValue = "0", order = 2)
    private double degrees;

    @Override
    public Integer call() {
        if (!(units >= 0) || !(degrees >= 0)) {
            throw wrongUse("cli.compare.negative");
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
                            .member("kind", to.kind().label());
                    ComparisonJson.write(json, comparison.get());
                },
                out -> print(out, comparison.get()));
        return comparison.get().isEqual() ? 0 : CommandLineInterface.ERRORS_FOUND;
    }

    private void print(PrintWriter out, Comparison comparison) {
        Words.line(out, Words.text("cli.compare.title", before, after));
        List<String> lines = ComparisonText.lines(comparison);
        lines.forEach(line -> Words.line(out, "  " + line));
        if (lines.isEmpty()) {
            Words.line(out, "  " + Words.text("cli.compare.equal"));
        }
    }
}
