package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileExtensionTest {

    @ParameterizedTest
    @CsvSource({
        "a, a.md5anim",
        "a.b, a.b.md5anim",
        "a.md5anim, a.md5anim",
        "a.MD5Anim, a.MD5Anim",
        "a.md5anim.md5anim, a.md5anim",
        "a.MD5ANIM.md5anim, a.MD5ANIM",
        "folder/a.md5anim.md5anim, folder/a.md5anim",
        "a.md5mesh, a.md5mesh.md5anim",
        ".md5anim, .md5anim"
    })
    void extensionIsThereOnce(Path path, Path expected) {
        assertThat(FileExtension.once(path, "md5anim")).isEqualTo(expected);
    }
}
