package org.jointscope.cli;

import org.jointscope.export.Json;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

@Command(name = "info", mixinStandardHelpOptions = true, description = "Says what is in files.")
final class InfoCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "An .md5mesh, .md5anim, .md5camera or .md2.")
    private List<Path> files;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        return print(files, json, spec.commandLine().getOut(), spec.commandLine().getErr());
    }

    /** Prints what is in files, and returns the exit code. */
    static int print(List<Path> files, boolean json, PrintWriter out, PrintWriter err) {
        Inspection inspection = Inspector.inspect(files);
        if (json) {
            Json.print(out, writer -> InfoJson.write(inspection, writer));
        } else {
            new InfoText(out).print(inspection);
        }
        return Terminal.reportUnreadable(inspection.unreadable(), err)
                ? CommandLineInterface.FAILED
                : 0;
    }
}
