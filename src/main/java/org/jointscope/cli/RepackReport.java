package org.jointscope.cli;

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
     * @param backup of the file that was there before
     */
    record Written(Path input, Path output, Optional<Path> backup, Repacked repacked) {}

    /**
     * @param reason a clause
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
            Words.line(err, "jointscope: %s: %s", failure.path(), failure.reason());
        }
    }

    private static void print(Written file, PrintWriter err) {
        Repacked repacked = file.repacked();
        String bits = bits(repacked);
        Words.line(
                err,
                "%s -> %s: %s a frame, before %d%s%s%s",
                file.input(),
                file.output(),
                Words.plural(repacked.floatsAfter(), "float", "floats"),
                repacked.floatsBefore(),
                bits.isEmpty() ? "" : "; " + bits,
                repacked.isPoseChanged() ? "" : "; no pose changes",
                file.backup().map(backup -> "; old file kept as " + backup).orElse(""));
        PoseChange change = repacked.change();
        if (repacked.moves()) {
            Words.line(
                    err,
                    "  moved at most: %s in frame %d, by %s units (%s %% of the skeleton)",
                    repacked.name(change.moved()),
                    change.moved().frame(),
                    Words.number(change.distance()),
                    Words.number(change.share() * 100));
        }
        if (repacked.turns()) {
            Words.line(
                    err,
                    "  turned at most: %s in frame %d, by %s degrees",
                    repacked.name(change.turned()),
                    change.turned().frame(),
                    Words.number(change.degrees()));
        }
        repacked.notes().forEach(note -> Words.line(err, "  %s", note));
        repacked.losses().forEach(loss -> Words.line(err, "  %s", sentence(loss)));
    }

    private static String bits(Repacked repacked) {
        List<String> bits = new ArrayList<>();
        if (repacked.bitsCleared() > 0) {
            bits.add(Words.plural(repacked.bitsCleared(), "bit", "bits") + " cleared");
        }
        if (repacked.bitsSet() > 0) {
            bits.add(Words.plural(repacked.bitsSet(), "bit", "bits") + " set");
        }
        return String.join(", ", bits);
    }

    private static String sentence(Loss loss) {
        return switch (loss) {
            case WHOLE_FILE -> "comments and layout go";
            case COMMENTS -> "comments go";
            case UNKNOWN_CONTENT -> "text goes that belongs to no part of an animation";
            case ROWS -> "rows are removed: the file has more than Jointscope reads";
            case UNREADABLE_NUMBERS ->
                    "numbers that could not be read become the baseframe's, or 0";
            case HEADER -> "the header was incomplete or wrong, and is not any more";
            case FRAME_NUMBERS -> "the frames are numbered anew, in the order of the file";
            case BOUNDS_ROWS ->
                    "bounds rows at the old frame numbers are kept, rows without a frame removed";
            case NAMES -> "quotes and line ends in names are replaced";
            case ENCODING -> "the text is UTF-8 now";
            case LINE_ENDS -> "line ends are now LF, or CRLF if most lines ended in CRLF";
            case BYTE_ORDER_MARK -> "the byte order mark is removed";
        };
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
