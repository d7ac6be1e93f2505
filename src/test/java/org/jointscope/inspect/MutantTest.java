package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Small files, truncated after every word and damaged in thousands of other ways: reading and checking them ends, uses
 * memory in proportion, and does not throw.
 */
class MutantTest {

    private static final int LARGEST_SEED = 16 << 10;
    private static final int MUTANTS_OF_A_SEED = 160;
    private static final int MUTANTS_AT_LEAST = 20_000;

    /** Far above the usual time for a file of this size. */
    private static final long LIMIT_MILLIS = 10_000;

    private static final InspectedFile HEALTHY_MESH = healthy("nothing-wrong.md5mesh");
    private static final InspectedFile HEALTHY_ANIM = healthy("nothing-wrong.md5anim");

    @Test
    void everyMutantIsReadAndCheckedAlike() throws InterruptedException {
        AtomicReference<String> alive = new AtomicReference<>("");
        AtomicInteger done = new AtomicInteger();
        List<String> failures = new ArrayList<>();
        Thread worker = Thread.ofPlatform()
                .daemon()
                .start(() -> forEachMutant(mutant -> {
                    alive.set(mutant.name());
                    live(mutant, failures);
                    done.incrementAndGet();
                }));
        int before = -1;
        while (worker.isAlive() && done.get() != before) {
            before = done.get();
            worker.join(LIMIT_MILLIS);
        }
        assertThat(worker.isAlive()).as("still at " + alive.get()).isFalse();
        assertThat(failures).isEmpty();
        assertThat(done.get()).isGreaterThan(MUTANTS_AT_LEAST);
    }

    private static void live(Mutant mutant, List<String> failures) {
        try {
            mutant.live(HEALTHY_MESH, HEALTHY_ANIM);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            Object where = e.getStackTrace().length == 0 ? "" : e.getStackTrace()[0];
            failures.add(mutant.name() + ": " + e + " at " + where);
        }
    }

    private static void forEachMutant(Consumer<Mutant> action) {
        for (Path seed : seeds()) {
            FileKind kind = FileKind.ofName(seed).orElseThrow();
            byte[] bytes = bytes(seed);
            String name = seed.getFileName().toString();
            for (int end = 0; end < bytes.length; end = nextEndOfWord(bytes, end)) {
                byte[] cut = Arrays.copyOf(bytes, end);
                action.accept(new Mutant(name + " cut off at " + end, kind, cut));
            }
            for (int i = 0; i < MUTANTS_OF_A_SEED; i++) {
                byte[] mutation = Mutation.of(bytes, i);
                action.accept(new Mutant(name + " mutation " + i, kind, mutation));
            }
        }
    }

    private static int nextEndOfWord(byte[] bytes, int from) {
        return Mutation.endOfWord(bytes, Mutation.startOfWord(bytes, from));
    }

    private static List<Path> seeds() {
        return Stream.concat(FixtureReports.fixtures().stream(), FixtureReports.pairFiles().stream())
                .filter(seed -> bytes(seed).length <= LARGEST_SEED)
                .toList();
    }

    private static InspectedFile healthy(String name) {
        Path path = FixtureReports.FOLDER.resolve(name);
        return Inspector.inspect(path, FileKind.ofName(path).orElseThrow(), bytes(path));
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
