package org.jointscope.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

@NeedsCorpus
class CorpusTest {
    @Test
    void listsAndFinds() {
        assertThat(Corpus.file("redeclipse/drone/mesh.md5mesh")).isRegularFile();
        assertThat(Corpus.files("md5mesh")).contains(Corpus.file("redeclipse/drone/mesh.md5mesh"));
        assertThat(Corpus.golden()).contains(Corpus.golden("drone-forward.json"));
    }

    @Test
    void misspeltNameIsRefused() {
        assertThatThrownBy(() -> Corpus.file("no/such.md5mesh"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
