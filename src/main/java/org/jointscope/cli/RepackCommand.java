package org.jointscope.cli;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.export.Json;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

@Command(
        name = "repack",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Writes animations anew as id's exporter lays them out: the floats of a frame joint"
                    + " after joint, each joint its own, without any that nobody reads. No pose"
                    + " changes, unless an option says so.",
            "",
            "The tools are applied in the order in which they stand below.",
            ""
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:All files are written.",
            "2:Wrong use, or a file that cannot be read, repacked or written; the others are."
        })
final class RepackCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "IN", description = "An .md5anim.")
    private List<Path> inputs;

    @ArgGroup(multiplicity = "1")
    private RepackTarget target;

    @Mixin private RepackTools tools;

    @Option(
            names = "--force",
            order = 20,
            description =
                    "Replace existing files, including the animation itself. The old file is kept"
                            + " as NAME.bak; if that exists, as NAME.bak2, NAME.bak3 and so on.")
    private boolean force;

    @Option(names = "--json", order = 21, description = "Write JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        tools.contradiction().ifPresent(this::refuse);
        Map<Path, Path> outputs = outputs();
        PrintWriter err = spec.commandLine().getErr();
        Optional<Md5Mesh> mesh = Optional.empty();
        if (tools.mesh().isPresent()) {
            mesh = mesh(tools.mesh().get(), err);
            if (mesh.isEmpty()) {
                return CommandLineInterface.FAILED;
            }
        }
        RepackReport report = new RepackReport();
        for (Map.Entry<Path, Path> file : outputs.entrySet()) {
            repack(file.getKey(), file.getValue(), mesh, report);
        }
        if (json) {
            Json.print(spec.commandLine().getOut(), report::write);
        }
        report.print(err, json);
        return report.isComplete() ? 0 : CommandLineInterface.FAILED;
    }

    private Map<Path, Path> outputs() {
        try {
            return target.of(inputs);
        } catch (UnsuitableException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private void refuse(String contradiction) {
        throw new ParameterException(spec.commandLine(), contradiction);
    }

    private static Optional<Md5Mesh> mesh(Path path, PrintWriter err) {
        Inspection inspection = Inspector.inspect(List.of(path));
        Optional<Md5Mesh> mesh = inspection.meshes().findFirst();
        if (!Terminal.reportUnreadable(inspection.unreadable(), err) && mesh.isEmpty()) {
            err.println(Terminal.safe("jointscope: " + path + ": it is no .md5mesh"));
        }
        return mesh;
    }

    private void repack(Path input, Path output, Optional<Md5Mesh> mesh, RepackReport report) {
        Inspection inspection = Inspector.inspect(List.of(input));
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

    private void repack(
            InspectedFile file, Path output, Optional<Md5Mesh> mesh, RepackReport report)
            throws UnsuitableException, IOException {
        Repacked repacked = repacked(file, tools, mesh);
        if (!force && Files.exists(output)) {
            throw new IOException("it is there already; --force replaces it");
        }
        target.prepare();
        Optional<Path> backup = SafeFile.write(output, repacked.bytes(), before(file, output));
        report.written(file.path(), output, backup, repacked);
    }

    /** The content that may be replaced: of the animation itself, the one that was repacked. */
    private Optional<byte[]> before(InspectedFile file, Path output) throws IOException {
        if (!force) {
            return Optional.empty();
        }
        Optional<byte[]> before = SafeFile.read(output);
        boolean itself = before.isPresent() && Files.isSameFile(file.path(), output);
        return itself ? Optional.of(file.source().bytes()) : before;
    }

    /**
     * The result for a file, without writing it.
     *
     * @throws UnsuitableException if the file cannot be repacked or lacks what an option names
     */
    static Repacked repacked(InspectedFile file, RepackTools tools, Optional<Md5Mesh> mesh)
            throws UnsuitableException {
        Md5Anim anim = anim(file);
        List<String> notes = new ArrayList<>();
        Md5Anim edited = tools.apply(anim, mesh, notes);
        return Repacked.of(file.source().bytes(), anim, edited, notes);
    }

    private static Md5Anim anim(InspectedFile file) throws UnsuitableException {
        boolean foreign =
                file.issues().stream().anyMatch(issue -> issue.code() == IssueCode.FILE_FOREIGN);
        if (foreign || !(file.content() instanceof Md5Anim anim)) {
            throw new UnsuitableException("it is no .md5anim");
        }
        if (anim.hierarchy().isEmpty()) {
            throw new UnsuitableException("there are no joints in it");
        }
        if (file.issues().stream().anyMatch(issue -> issue.code() == IssueCode.ROWS_TOO_MANY)) {
            throw new UnsuitableException("it has more rows than Jointscope reads");
        }
        return anim;
    }
}
