package org.jointscope.export.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.GltfValidator;
import org.jointscope.testing.NeedsGltfValidator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Khronos validator on what is exported: no error and no warning. */
@NeedsGltfValidator
class GltfValidatorTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");
    private static final Pattern KINDS = Pattern.compile(".*\\.(md5mesh|md5anim|md5camera|md2)");

    @TempDir
    private Path folder;

    /** Small files with one fault each, and the sample. */
    @Test
    void fixtures() throws IOException {
        try (Stream<Path> fixtures = Files.list(FIXTURES)) {
            for (Path fixture : fixtures.filter(
                            it -> KINDS.matcher(it.toString()).matches())
                    .sorted()
                    .toList()) {
                ExportSource source = Exported.source(List.of(fixture), List.of());
                if (Exported.isExportable(source)) {
                    Exported.write(source, ExportOptions.INITIAL, folder.resolve(fixture.getFileName() + ".glb"));
                }
            }
        }
        List<Path> sample = Stream.concat(Sample.files().stream(), Stream.of(Sample.camera()))
                .toList();
        ExportFiles.write(
                folder.resolve("sample.gltf"),
                true,
                GltfExporter.text().prepare(Exported.source(sample, List.of()), ExportOptions.INITIAL));
        assertThat(GltfValidator.problems(folder)).isEmpty();
    }

    @Test
    void corpus() throws IOException {
        for (Map.Entry<String, ExportSource> each : Exported.corpus().entrySet()) {
            Exported.write(each.getValue(), ExportOptions.INITIAL, folder.resolve(each.getKey()));
        }
        assertThat(GltfValidator.problems(folder)).isEmpty();
    }
}
