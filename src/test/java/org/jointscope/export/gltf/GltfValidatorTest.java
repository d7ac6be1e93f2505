package org.jointscope.export.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.testing.GltfValidator;
import org.jointscope.testing.NeedsGltfValidator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Khronos validator on what is exported: no error and no warning. */
@NeedsGltfValidator
class GltfValidatorTest {

    @TempDir
    private Path folder;

    @Test
    void corpus() throws IOException {
        for (Map.Entry<String, ExportSource> each : Exported.corpus().entrySet()) {
            Exported.write(each.getValue(), ExportOptions.INITIAL, folder.resolve(each.getKey()));
        }
        assertThat(GltfValidator.problems(folder)).isEmpty();
    }
}
