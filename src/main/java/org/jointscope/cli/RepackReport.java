package org.jointscope.cli;

import org.jointscope.analysis.Figures;
import org.jointscope.edit.PoseChange;
import org.jointscope.export.Json;
import org.jointscope.format.write.Loss;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The files that {@code repack} wrote, and those that failed. */
record RepackReport(List<Written> written, List<Failure> failures) {

    /**
     * A file that was written.
     *
     * @param backup of the file that existed before
     */
    record Written(Path input, Path output, Optional<Path> backup, Repacked repacked) {}

    /**
     * @param reason a phrase
     */
    record Failure(Path path, String reason) {}

    RepackReport() {
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
        Repacked repacked = file.repacked();
        Words.line(
                err,
                Words.text(
                        "cli.repack.written",
                        file.input(),
                        file.output(),
                        repacked.floatsBefore(),
                        repacked.floatsAfter(),
                        bits("cli.repack.cleared", repacked.bitsCleared())
                                + bits("cli.repack.set", repacked.bitsSet()),
                        repacked.isPoseChanged() ? "" : Words.text("cli.repack.unchanged"),
                        file.backup()
                                .map(backup -> Words.text("cli.repack.backup", backup))
                                .orElse("")));
        PoseChange change = repacked.change();
        if (repacked.moves()) {
            detail(
                    err,
                    Words.text(
                            "cli.repack.moved",
                            repacked.name(change.moved()),
                            change.moved().frame(),
                            Figures.units(Words.number(change.distance())),
                            Words.number(change.share() * 100)));
        }
        if (repacked.turns()) {
            detail(
                    err,
                    Words.text(
                            "cli.repack.turned",
                            repacked.name(change.turned()),
                            change.turned().frame(),
                            Words.number(change.degrees())));
        }
        repacked.notes().forEach(note -> detail(err, note));
        repacked.losses()
                .forEach(loss -> detail(err, Words.text("cli.repack.loss." + loss.name())));
    }

    private static void detail(PrintWriter err, String detail) {
        Words.line(err, "  " + detail);
    }

    private static String bits(String key, int count) {
        return count == 0 ? "" : Words.text(key, count);
    }

    /** For scripts. */
    void write(Json json) throws IOException {
        json.objects("files", written, RepackReport::write)
                .objects(
                        "failed",
                        failures,
                        (each, failure) ->
                                each.member("path", failure.path().toString())
                                        .member("reason", failure.reason()));
    }

    private static void write(Json json, Written file) throws IOException {
        Repacked repacked = file.repacked();
        PoseChange change = repacked.change();
        json.member("path", file.input().toString())
                .member("output", file.output().toString())
                .member("backup", file.backup().map(Path::toString))
                .member("floatsBefore", repacked.floatsBefore())
                .member("floatsAfter", repacked.floatsAfter())
                .member("bitsCleared", repacked.bitsCleared())
                .member("bitsSet", repacked.bitsSet())
                .member("poseChanged", repacked.isPoseChanged());
        if (repacked.moves()) {
            json.object(
                    "moved",
                    moved ->
                            moved.member("joint", repacked.name(change.moved()))
                                    .member("frame", change.moved().frame())
                                    .member("units", change.distance())
                                    .member("share", change.share()));
        }
        if (repacked.turns()) {
            json.object(
                    "turned",
                    turned ->
                            turned.member("joint", repacked.name(change.turned()))
                                    .member("frame", change.turned().frame())
                                    .member("degrees", change.degrees()));
        }
        json.member("notes", repacked.notes())
                .member("losses", repacked.losses().stream().map(Loss::name).toList());
    }
}
