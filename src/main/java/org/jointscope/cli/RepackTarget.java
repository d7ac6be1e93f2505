package org.jointscope.cli;

import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where {@code repack} writes: one of two options. */
final class RepackTarget {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            required = true,
            description = "The file to write, for one animation.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--out-dir",
            paramLabel = "DIR",
            required = true,
            description =
                    "The folder to write to, each animation under its own name. It is made if there"
                            + " is none.")
    private Optional<Path> folder = Optional.empty();

    /**
     * The file to write for each of some files, in their order.
     *
     * @throws UnsuitableException with a sentence, if two would be the same
     */
    Map<Path, Path> of(List<Path> inputs) throws UnsuitableException {
        if (file.isPresent() && inputs.size() > 1) {
            throw new UnsuitableException("-o takes one animation; --out-dir takes several.");
        }
        Map<Path, Path> outputs = new LinkedHashMap<>();
        Map<Path, Path> takenBy = new HashMap<>();
        for (Path input : inputs) {
            Path name = input.toAbsolutePath().normalize().getFileName();
            Path output = file.orElseGet(() -> folder.orElseThrow().resolve(String.valueOf(name)));
            Path other = takenBy.putIfAbsent(output.toAbsolutePath().normalize(), input);
            if (other != null) {
                throw new UnsuitableException(
                        Terminal.safe(
                                other + " and " + input + " would both be written to " + output));
            }
            outputs.put(input, output);
        }
        return outputs;
    }

    /**
     * Makes the folder, if need be.
     *
     * @throws IOException with a clause
     */
    void prepare() throws IOException {
        if (folder.isPresent()) {
            try {
                Files.createDirectories(folder.get());
            } catch (FileAlreadyExistsException e) {
                throw new IOException(folder.get() + " is no folder", e);
            } catch (IOException e) {
                throw new IOException("the folder " + folder.get() + " cannot be made", e);
            }
        }
    }
}
