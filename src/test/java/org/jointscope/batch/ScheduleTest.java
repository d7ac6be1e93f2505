package org.jointscope.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jointscope.batch.Schedule.Shard;
import org.junit.jupiter.api.Test;

class ScheduleTest {

    /** CRC-32 of "models/imp" modulo 4, plus 1. */
    private static final int STABLE = 4;

    private static final Set<Path> ROOT = Set.of(Path.of("models"));

    private static List<Integer> shards(String file, Set<Path> roots) {
        return IntStream.rangeClosed(1, 4)
                .filter(number -> new Shard(number, 4).contains(Path.of(file), roots))
                .boxed()
                .toList();
    }

    @Test
    void eachFolderIsInOneShard() {
        Set<Integer> used = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            List<Integer> shards = shards("models/m" + i + "/a.md5mesh", ROOT);
            assertThat(shards).hasSize(1);
            assertThat(shards("models/m" + i + "/b.md5anim", ROOT)).isEqualTo(shards);
            used.addAll(shards);
        }
        assertThat(used).containsExactly(1, 2, 3, 4);
    }

    /** Other versions, systems and checkouts must agree on it. */
    @Test
    void shardsAreStable() {
        assertThat(shards("models/imp/a.md5mesh", ROOT)).containsExactly(STABLE);
        assertThat(shards("/home/ci/models/imp/a.md5mesh", Set.of(Path.of("/home/ci/models"))))
                .containsExactly(STABLE);
        assertThat(shards("./models/imp/a.md5mesh", Set.of(Path.of(".")))).containsExactly(STABLE);
        assertThat(shards("models/imp/a.md5mesh", Set.of(Path.of("models/imp/a.md5mesh"))))
                .containsExactly(STABLE);
    }
}
