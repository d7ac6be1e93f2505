package org.jointscope.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The validator of Khronos (npm: gltf-validator), run by node over all files of a folder at once. */
public final class GltfValidator {

    private static final Path MODULES = Path.of(
                    Requirement.setting("JOINTSCOPE_GLTF_VALIDATOR").orElse("target/gltf-validator"))
            .toAbsolutePath();
    private static final Path SCRIPT =
            Path.of("src/test/resources/org/jointscope/export/validate.js").toAbsolutePath();
    private static final int SECONDS = 120;

    private GltfValidator() {}

    /** A line for each error and warning, and for each file that it cannot read. */
    public static List<String> problems(Path folder) throws IOException {
        return run(SCRIPT.toString(), folder.toString());
    }

    static String whyMissing() {
        if (!Files.exists(MODULES.resolve("node_modules/gltf-validator"))) {
            return "no gltf-validator in " + MODULES + " (npm install --prefix target/gltf-validator gltf-validator)";
        }
        try {
            run("--version");
            return "";
        } catch (IOException e) {
            return "no program node (Debian's package nodejs)";
        }
    }

    private static List<String> run(String... arguments) throws IOException {
        Path output = Files.createTempFile("gltf", ".txt");
        try {
            ProcessBuilder builder = new ProcessBuilder("node");
            builder.command().addAll(List.of(arguments));
            builder.environment()
                    .put("NODE_PATH", MODULES.resolve("node_modules").toString());
            Process process = builder.redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return List.of("node took more than two minutes");
            }
            List<String> lines = Files.readAllLines(output, StandardCharsets.UTF_8);
            if (process.exitValue() != 0 && lines.isEmpty()) {
                return List.of("node failed with code " + process.exitValue());
            }
            return lines;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            Files.delete(output);
        }
    }
}
