package org.jointscope.cli;

import org.jointscope.cli.RepackReport.Written;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.export.Json;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.messages.FileFailure;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

@Command(name = "repack", mixinStandardHelpOptions = true, sortOptions = false)
final class RepackCommand extends JsonCommand {

    @Parameters(arity = "1..*", paramLabel = "IN")
    private List<Path> inputs;

    @ArgGroup(multiplicity = "1")
    private Target target;

    @Mixin private RepackTools tools;

    @Option(names = "--force", order = 20)
    private boolean force;

    /** The output of {@code repack}: one of two options. */
    private static final class Target {

        @Option(
                names = {"-o", "--output"},
                paramLabel = "OUT",
                required = true)
        private Optional<Path> file = Optional.empty();

        @Option(names = "--out-dir", paramLabel = "DIR", required = true)
        private Optional<Path> folder = Optional.empty();

        /**
         * Creates the folder if it is missing.
         *
         * @throws IOException with a phrase as its message
         */
        void prepare() throws IOException {
            if (folder.isPresent()) {
                try {
                    Files.createDirectories(folder.get());
                } catch (FileAlreadyExistsException e) {
                    throw FileFailure.of("failure.notFolder", folder.get());
                } catch (IOException e) {
                    throw FileFailure.of(
                            "failure.createFolder", folder.get(), FileFailure.writing(e));
                }
            }
        }
    }

    @Override
    public Integer call() {
        tools.contradiction()
                .ifPresent(
                        contradiction -> {
                            throw wrongUse(contradiction);
                        });
        Map<Path, Path> outputs = outputs();
        Optional<Md5Mesh> mesh = tools.mesh().flatMap(this::mesh);
        if (tools.mesh().isPresent() && mesh.isEmpty()) {
            return CommandLineInterface.FAILED;
        }
        RepackReport report = new RepackReport();
        outputs.forEach((input, output) -> repack(input, output, mesh, report));
        if (json()) {
            Json.print(out(), report::write);
        }
        report.print(err(), json());
        return report.failures().isEmpty() ? 0 : CommandLineInterface.FAILED;
    }

    /** The file to write for each animation, in their order. */
    private Map<Path, Path> outputs() {
        if (target.file.isPresent() && inputs.size() > 1) {
            throw wrongUse("cli.repack.several");
        }
        Map<Path, Path> outputs = new LinkedHashMap<>();
        Map<Path, Path> writtenBy = new HashMap<>();
        for (Path input : inputs) {
            Path name = input.toAbsolutePath().normalize().getFileName();
            Path output =
                    target.file.orElseGet(
                            () -> target.folder.orElseThrow().resolve(String.valueOf(name)));
            Path other = writtenBy.putIfAbsent(output.toAbsolutePath().normalize(), input);
            if (other != null) {
                throw wrongUse("cli.repack.sameOutput", other, input, output);
            }
            outputs.put(input, output);
        }
        return outputs;
    }

    private Optional<Md5Mesh> mesh(Path path) {
        Inspection inspection = Inspector.inspect(List.of(path));
        Optional<Md5Mesh> mesh = inspection.meshes().findFirst();
        if (!reportUnreadable(inspection) && mesh.isEmpty()) {
            Words.report(err(), path, Words.text("cli.repack.notMesh"));
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
            throw FileFailure.of("cli.repack.exists");
        }
        target.prepare();
        Optional<Path> backup = SafeFile.write(output, repacked.bytes(), before(file, output));
        report.written().add(new Written(file.path(), output, backup, repacked));
    }

    /** The content that can be replaced: for the input itself, the content that was repacked. */
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
     * @throws UnsuitableException if the file cannot be repacked or does not contain the joint or
     *     frame of an option
     */
    static Repacked repacked(InspectedFile file, RepackTools tools, Optional<Md5Mesh> mesh)
            throws UnsuitableException {
        Md5Anim anim = anim(file);
        List<String> notes = new ArrayList<>();
        Md5Anim edited = tools.apply(anim, mesh, notes);
        return Repacked.of(file.source().bytes(), anim, edited, notes);
    }

    private static Md5Anim anim(InspectedFile file) throws UnsuitableException {
        Set<IssueCode> codes = file.issues().stream().map(Issue::code).collect(Collectors.toSet());
        if (codes.contains(IssueCode.FILE_FOREIGN) || !(file.content() instanceof Md5Anim anim)) {
            throw new UnsuitableException("cli.repack.notAnim");
        }
        if (anim.hierarchy().isEmpty()) {
            throw new UnsuitableException("cli.repack.noJoints");
        }
        if (codes.contains(IssueCode.ROWS_TOO_MANY)) {
            throw new UnsuitableException("cli.repack.rows");
        }
        return anim;
    }
}
