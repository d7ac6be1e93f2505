package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jointscope.cli.WriteReport.Product;
import org.jointscope.cli.WriteReport.Written;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.Json;
import org.jointscope.format.write.AnimRewriter;
import org.jointscope.format.write.CameraRewriter;
import org.jointscope.format.write.Loss;
import org.jointscope.format.write.MeshRewriter;
import org.jointscope.format.write.Rewritten;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/**
 * A command that changes a few values of files and keeps all other bytes. It writes nothing unless it can change all
 * files, because a mesh and its animations must match.
 */
abstract class EditingCommand<P extends Product> extends WritingCommand {

    /** A file to write. */
    private record Planned<P>(Path input, byte[] original, Path output, P product) {}

    /** The changed bytes of a file, and the content that they do not keep. */
    record Changed(byte[] bytes, Set<Loss> losses) {

        List<String> details() {
            return losses.stream()
                    .map(loss -> Words.text("cli.loss." + loss.name()))
                    .toList();
        }
    }

    /** The reason why nothing is written, as a sentence. */
    record Objection(String reason, int exitCode) {}

    /**
     * Changes a file without writing it.
     *
     * @throws UnsuitableException if it cannot be changed
     */
    abstract P product(InspectedFile file) throws UnsuitableException;

    /** Called when all files are changed; empty if they are written. */
    abstract Optional<Objection> objection(List<P> products);

    @Override
    public final Integer call() {
        WriteReport report = new WriteReport();
        List<Planned<P>> plan = new ArrayList<>();
        outputs().forEach((input, output) -> plan(input, output, plan, report));
        Optional<Objection> objection = report.failures().isEmpty()
                ? objection(plan.stream().map(Planned::product).toList())
                : Optional.of(new Objection(Words.text("cli.edit.nothing"), CommandLineInterface.FAILED));
        if (objection.isEmpty()) {
            plan.forEach(file -> write(file, report));
        } else if (report.failures().isEmpty()) {
            plan.forEach(file -> report.written().add(written(file, Optional.empty())));
        }
        print(report, objection);
        return objection.map(Objection::exitCode).orElse(report.failures().isEmpty() ? 0 : CommandLineInterface.FAILED);
    }

    private void plan(Path input, Path output, List<Planned<P>> plan, WriteReport report) {
        Inspection inspection = Inspector.inspect(List.of(input)).withoutUnread();
        inspection.unreadable().forEach(file -> report.failed(file.path(), file.reason()));
        for (InspectedFile file : inspection.files()) {
            try {
                P product = product(file);
                requireReplaceable(output);
                plan.add(new Planned<>(input, file.source().bytes(), output, product));
            } catch (UnsuitableException e) {
                report.failed(input, e.getMessage());
            } catch (IOException e) {
                report.failed(output, String.valueOf(e.getMessage()));
            }
        }
    }

    private void write(Planned<P> file, WriteReport report) {
        try {
            byte[] bytes = file.product().bytes();
            report.written().add(written(file, write(file.input(), file.original(), file.output(), bytes)));
        } catch (IOException e) {
            report.failed(file.output(), String.valueOf(e.getMessage()));
        }
    }

    private static <P extends Product> Written written(Planned<P> file, Optional<Path> backup) {
        return new Written(file.input(), file.output(), backup, file.product());
    }

    private void print(WriteReport report, Optional<Objection> objection) {
        if (json()) {
            Json.print(out(), json -> {
                report.write(json);
                json.member("written", objection.isEmpty() && report.failures().isEmpty());
            });
        }
        report.print(err(), json());
        objection.ifPresent(it -> Words.report(err(), it.reason()));
    }

    /** @throws UnsuitableException if a file is of the Doom 3 alpha, which is only written as a later version */
    static void requireCurrent(InspectedFile file) throws UnsuitableException {
        if (has(file, IssueCode.VERSION_ALPHA)) {
            throw new UnsuitableException("cli.edit.alpha");
        }
    }

    /**
     * The file with edited content.
     *
     * @throws UnsuitableException if it cannot be edited without changes to the rest of the file
     */
    static Changed changed(InspectedFile file, ModelFile edited) throws UnsuitableException {
        if (has(file, IssueCode.ROWS_TOO_MANY)) {
            throw new UnsuitableException("cli.write.rows");
        }
        boolean alpha = has(file, IssueCode.VERSION_ALPHA);
        return rewritten(file.source().bytes(), edited, alpha)
                .map(it -> new Changed(it.bytes(), alpha ? withoutWhole(it.losses()) : it.losses()))
                .orElseThrow(() -> new UnsuitableException("cli.edit.damaged", firstError(file)));
    }

    /** The version is printed, and comments and spaces are not a loss where nothing else of the text can stay. */
    private static Set<Loss> withoutWhole(Set<Loss> losses) {
        return losses.stream()
                .filter(it -> it != Loss.WHOLE_FILE && it != Loss.VERSION)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String firstError(InspectedFile file) {
        return file.issues().stream()
                .filter(issue -> issue.severity() == Severity.ERROR)
                .flatMap(issue -> issue.findings().stream())
                .min(Comparator.comparingInt(finding -> finding.location().line()))
                .map(it -> Words.text("cli.edit.damaged.at", it.location(), it.message()))
                .orElse("");
    }

    /** @param alpha whether the file has the layout of the Doom 3 alpha, and is written as a whole */
    private static Optional<? extends Rewritten<?>> rewritten(byte[] original, ModelFile edited, boolean alpha) {
        return switch (edited) {
            case Md5Mesh mesh -> new MeshRewriter(original).rewrite(mesh);
            case Md5Anim anim ->
                Optional.of(new AnimRewriter(original).rewrite(anim))
                        .filter(it -> alpha || !it.losses().contains(Loss.WHOLE_FILE));
            case Md5Camera camera -> new CameraRewriter(original).rewrite(camera);
            default -> throw new IllegalArgumentException("no writer for " + edited);
        };
    }

    /** A file cannot be used for the requested task; the message is the reason, as a phrase. */
    static final class UnsuitableException extends Exception {

        private static final long serialVersionUID = 1;

        UnsuitableException(String key, Object... arguments) {
            super(Words.text(key, arguments));
        }
    }
}
