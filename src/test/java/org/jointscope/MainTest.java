package org.jointscope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MainTest {

    /** As in a locale without the characters of a file's name. */
    @Test
    void fileNameThatCannotBeIsWrongUse() {
        assertThat(Main.run("a\0b.md5mesh")).isEqualTo(2);
    }
}
