package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.inspect.FileKind;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The help of a command offers exactly the kinds of files that the command accepts. */
class OfferedKindsTest {

    /** From the label of the files to the first option. */
    private static final Pattern FILES =
            Pattern.compile("^ +(?:FILE|PATH|IN)\\.\\.\\. (.*?)^ +-", Pattern.MULTILINE | Pattern.DOTALL);

    @TempDir
    private Path folder;

    private final Map<FileKind, String> samples = new EnumMap<>(FileKind.class);

    @BeforeEach
    void writeSamples() throws IOException {
        samples.put(FileKind.MD5MESH, Samples.mesh(folder));
        samples.put(FileKind.MD5ANIM, Samples.anim(folder));
        samples.put(FileKind.MD5CAMERA, Samples.write(folder, "a.md5camera", Samples.CAMERA));
        String scale = "{\"origin\": {\"0\": 2}}";
        samples.put(FileKind.MD5SCALE, Samples.write(folder, "b.md5scale", scale));
        Path md2 = folder.resolve("a.md2");
        samples.put(FileKind.DEF, Samples.write(folder, "a.def", "model guard {\n}\n"));
        samples.put(FileKind.SKIN, Samples.write(folder, "a.skin", "skin red {\n}\n"));
        samples.put(FileKind.MTR, Samples.write(folder, "a.mtr", "red {\n}\n"));
        samples.put(
                FileKind.MD2, Files.write(md2, Md2Builder.tetrahedron().build()).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"info", "check", "pose", "skin", "suggest", "repack", "rename", "convert"})
    void helpOffersWhatTheCommandAccepts(String command) {
        assertThat(offered(command)).isEqualTo(accepted(command));
    }

    private static Set<FileKind> offered(String command) {
        Matcher files = FILES.matcher(Run.of(command, "--help").out());
        assertThat(files.find()).isTrue();
        Set<FileKind> offered = EnumSet.noneOf(FileKind.class);
        for (FileKind kind : FileKind.values()) {
            if (files.group(1).matches("(?s).*\\." + kind.label() + "\\b.*")) {
                offered.add(kind);
            }
        }
        return offered;
    }

    /** Alone, after a file of another kind, or after a mesh with an animation. */
    private Set<FileKind> accepted(String command) {
        Set<FileKind> accepted = EnumSet.noneOf(FileKind.class);
        for (FileKind kind : FileKind.values()) {
            String file = samples.get(kind);
            boolean afterAnother = samples.values().stream()
                    .filter(other -> !other.equals(file))
                    .anyMatch(other -> isAccepted(command, other, file));
            boolean afterPair = isAccepted(command, samples.get(FileKind.MD5MESH), samples.get(FileKind.MD5ANIM), file);
            if (isAccepted(command, file) || afterAnother || afterPair) {
                accepted.add(kind);
            }
        }
        return accepted;
    }

    private boolean isAccepted(String command, String... files) {
        String output = "--out-dir=" + folder.resolve("out");
        Stream<String> target = switch (command) {
            case "repack" -> Stream.of("--force", output);
            case "rename" -> Stream.of("--force", output, "--joint=root=base");
            case "convert" -> Stream.of("--force", output, "--to=11");
            default -> Stream.empty();
        };
        String[] arguments = Stream.of(Stream.of(command), Stream.of(files), target)
                .flatMap(part -> part)
                .toArray(String[]::new);
        return Run.of(arguments).exitCode() != 2;
    }
}
