package org.jointscope.cli;

import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.export.CheckReports;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "merge", mixinStandardHelpOptions = true)
final class MergeCommand extends CheckingCommand {

    @Parameters(arity = "1..*", paramLabel = "REPORT")
    private List<Path> reports;

    @Override
    public Integer call() {
        CheckReports merged;
        try {
            merged = new CheckReports(reports);
        } catch (FileSystemException e) {
            Words.report(err(), Path.of(e.getFile()), e.getReason());
            return CommandLineInterface.FAILED;
        }
        int exitCode = publish(merged, merged.totals(), merged.engines(), reports);
        if (merged.missing().isEmpty()) {
            return exitCode;
        }
        Words.report(err(), Words.text("cli.merge.missing", String.join(", ", merged.missing())));
        return CommandLineInterface.FAILED;
    }
}
