package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.FileFailure;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that writes a file for each of its files. */
abstract class WritingCommand extends JsonCommand {

    @Parameters(arity = "1..*", paramLabel = "IN")
    private List<Path> inputs;

    @ArgGroup(multiplicity = "1")
    private Target target;

    @Option(names = "--force", order = 20, descriptionKey = "jointscope.force")
    private boolean force;

    /** The output: one of two options. */
    private static final class Target {

        @Option(
                names = {"-o", "--output"},
                paramLabel = "OUT",
                descriptionKey = "jointscope.output",
                required = true)
        private Optional<Path> file = Optional.empty();

        @Option(names = "--out-dir", paramLabel = "DIR", descriptionKey = "jointscope.out-dir", required = true)
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
                    throw FileFailure.of("failure.createFolder", folder.get(), FileFailure.writing(e));
                }
            }
        }
    }

    /** The file to write for each file, in their order. */
    final Map<Path, Path> outputs() {
        if (target.file.isPresent() && inputs.size() > 1) {
            throw wrongUse("cli.write.several");
        }
        Map<Path, Path> outputs = new LinkedHashMap<>();
        Map<Path, Path> writtenBy = new HashMap<>();
        for (Path input : inputs) {
            Path name = input.toAbsolutePath().normalize().getFileName();
            Path output =
                    target.file.orElseGet(() -> target.folder.orElseThrow().resolve(String.valueOf(name)));
            Path other = writtenBy.putIfAbsent(output.toAbsolutePath().normalize(), input);
            if (other != null) {
                throw wrongUse("cli.write.sameOutput", other, input, output);
            }
            outputs.put(input, output);
        }
        return outputs;
    }

    final List<Path> inputs() {
        return inputs;
    }

    /** The single output, if there is one; otherwise there is a folder. */
    final Optional<Path> file() {
        return target.file;
    }

    final Path folder() {
        return target.folder.orElseThrow();
    }

    final boolean isForced() {
        return force;
    }

    /**
     * Creates the folder of the outputs if it is missing.
     *
     * @throws IOException with a phrase as its message
     */
    final void prepareFolder() throws IOException {
        target.prepare();
    }

    static boolean has(InspectedFile file, IssueCode code) {
        return file.issues().stream().map(Issue::code).anyMatch(code::equals);
    }

    /** @throws IOException with a phrase as its message, if a file exists and must not be replaced */
    final void requireReplaceable(Path output) throws IOException {
        requireReplaceable(output, force);
    }

    /** @throws IOException with a phrase as its message, if a file exists and must not be replaced */
    static void requireReplaceable(Path output, boolean force) throws IOException {
        if (Files.isDirectory(output)) {
            throw FileFailure.of("cli.write.folder");
        }
        if (!force && Files.exists(output)) {
            throw FileFailure.of("cli.write.exists");
        }
    }

    /**
     * Writes a file; returns the backup if a file was replaced.
     *
     * @param original the bytes of the input
     * @throws IOException with a phrase as its message
     */
    final Optional<Path> write(Path input, byte[] original, Path output, byte[] bytes) throws IOException {
        requireReplaceable(output);
        target.prepare();
        return SafeFile.write(output, bytes, before(input, original, output));
    }

    /** The content that can be replaced: for the input itself, the content that was read. */
    private Optional<byte[]> before(Path input, byte[] original, Path output) throws IOException {
        if (!force) {
            return Optional.empty();
        }
        Optional<byte[]> before = SafeFile.read(output);
        boolean itself = before.isPresent() && Files.isSameFile(input, output);
        return itself ? Optional.of(original) : before;
    }
}
