package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.export.Json;

/** The files that a command wrote, and those that failed. */
record WriteReport(List<Written> written, List<Failure> failures) {

    /** What a command makes of a file, to be written to another file or over the original. */
    interface Product {

        byte[] bytes();

        /** The result in a few words, without the names of the files. */
        String summary();

        /** Remarks about the result, as phrases. */
        List<String> details();

        /** Writes the members of a JSON object. */
        void write(Json json) throws IOException;
    }

    /**
     * A file that was written.
     *
     * @param backup of the file that existed before
     */
    record Written(Path input, Path output, Optional<Path> backup, Product product) {}

    /** @param reason a phrase */
    record Failure(Path path, String reason) {}

    WriteReport() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    void failed(Path path, String reason) {
        failures.add(new Failure(path, reason));
    }

    /** For people. */
    void print(PrintWriter err, boolean failuresOnly) {
        for (Written file : failuresOnly ? List.<Written>of() : written) {
            print(file, err);
        }
        for (Failure failure : failures) {
            Words.report(err, failure.path(), failure.reason());
        }
    }

    private static void print(Written file, PrintWriter err) {
        Words.line(
                err,
                Words.text(
                        "cli.written",
                        file.input(),
                        file.output(),
                        file.product().summary(),
                        file.backup()
                                .map(backup -> Words.text("cli.written.backup", backup))
                                .orElse("")));
        file.product().details().forEach(detail -> Words.line(err, "  " + detail));
    }

    /** For scripts. */
    void write(Json json) throws IOException {
        json.objects("files", written, WriteReport::write);
        writeFailures(json);
    }

    void writeFailures(Json json) throws IOException {
        json.objects(
                "failed",
                failures,
                (each, failure) ->
                        each.member("path", failure.path().toString()).member("reason", failure.reason()));
    }

    private static void write(Json json, Written file) throws IOException {
        json.member("path", file.input().toString())
                .member("output", file.output().toString())
                .member("backup", file.backup().map(Path::toString));
        file.product().write(json);
    }
}
