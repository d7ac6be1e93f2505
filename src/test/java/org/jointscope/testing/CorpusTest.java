package org.jointscope.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CorpusTest {
    @Test
    void listsAndFinds() {
        assertThat(Corpus.file("redeclipse/drone/mesh.md5mesh")).isRegularFile();
        assertThat(Corpus.files("md5mesh")).contains(Corpus.file("redeclipse/drone/mesh.md5mesh"));
        assertThat(Corpus.golden()).contains(Corpus.golden("drone-forward.json"));
    }
}
