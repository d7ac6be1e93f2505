package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.cli.EditingCommand.UnsuitableException;
import org.jointscope.cli.WriteReport.Written;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "repack", mixinStandardHelpOptions = true, sortOptions = false)
final class RepackCommand extends WritingCommand {

    @Mixin
    private RepackTools tools;

    @Override
    public Integer call() {
        tools.contradiction().ifPresent(contradiction -> {
            throw wrongUse(contradiction);
        });
        Map<Path, Path> outputs = outputs();
        Optional<Md5Mesh> mesh = tools.mesh().flatMap(this::mesh);
        if (tools.mesh().isPresent() && mesh.isEmpty()) {
            return CommandLineInterface.FAILED;
        }
        WriteReport report = new WriteReport();
        outputs.forEach((input, output) -> repack(input, output, mesh, report));
        if (json()) {
            Json.print(out(), report::write);
        }
        report.print(err(), json());
        return report.failures().isEmpty() ? 0 : CommandLineInterface.FAILED;
    }

    private Optional<Md5Mesh> mesh(Path path) {
        Inspection inspection = Inspector.inspect(List.of(path)).withoutUnread();
        Optional<Md5Mesh> mesh = inspection.meshes().findFirst();
        if (!reportUnreadable(inspection) && mesh.isEmpty()) {
            Words.report(err(), path, Words.text("cli.repack.notMesh"));
        }
        return mesh;
    }

    private void repack(Path input, Path output, Optional<Md5Mesh> mesh, WriteReport report) {
        Inspection inspection = Inspector.inspect(List.of(input)).withoutUnread();
        inspection.unreadable().forEach(file -> report.failed(file.path(), file.reason()));
        for (InspectedFile file : inspection.files()) {
            try {
                repack(file, output, mesh, report);
            } catch (UnsuitableException e) {
                report.failed(input, e.getMessage());
            } catch (IOException e) {
                report.failed(output, String.valueOf(e.getMessage()));
            }
        }
    }

    private void repack(InspectedFile file, Path output, Optional<Md5Mesh> mesh, WriteReport report)
            throws UnsuitableException, IOException {
        Repacked repacked = repacked(file, tools, mesh);
        Optional<Path> backup = write(file.path(), file.source().bytes(), output, repacked.bytes());
        report.written().add(new Written(file.path(), output, backup, repacked));
    }

    /**
     * The result for a file, without writing it.
     *
     * @throws UnsuitableException if the file cannot be repacked or does not contain the joint or frame of an option
     */
    static Repacked repacked(InspectedFile file, RepackTools tools, Optional<Md5Mesh> mesh) throws UnsuitableException {
        Md5Anim anim = anim(file);
        List<String> notes = new ArrayList<>();
        Md5Anim edited = tools.apply(anim, mesh, notes);
        return Repacked.of(file, anim, edited, notes);
    }

    private static Md5Anim anim(InspectedFile file) throws UnsuitableException {
        if (!(file.content() instanceof Md5Anim anim)) {
            throw new UnsuitableException("cli.repack.notAnim");
        }
        EditingCommand.requireCurrent(file);
        if (anim.hierarchy().isEmpty()) {
            throw new UnsuitableException("cli.repack.noJoints");
        }
        if (has(file, IssueCode.ROWS_TOO_MANY)) {
            throw new UnsuitableException("cli.write.rows");
        }
        return anim;
    }
}
