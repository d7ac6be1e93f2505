package org.jointscope.ui.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.find.FindEntry.Kind;
import org.junit.jupiter.api.Test;

class FindViewModelTest {
    private final MemorySettings settings = new MemorySettings();
    private final List<String> done = new ArrayList<>();
    private final List<FindEntry> entries = new ArrayList<>();
    private final FindViewModel find = new FindViewModel(
            entries::stream,
            typed -> typed.equals("7") ? List.of(entry(Kind.FRAME, "Frame 7")) : List.of(),
            typed -> List.of(entry(Kind.HELP, "Help for " + typed)),
            settings);

    private FindEntry entry(Kind kind, String name) {
        return new FindEntry(kind, name, "", "", () -> done.add(name));
    }

    private List<String> found() {
        return find.foundProperty().get().stream().map(FindEntry::name).toList();
    }

    @Test
    void listsTheBestFirstBetweenTheFirstAndTheLast() {
        entries.addAll(List.of(
                entry(Kind.JOINT, "bone17"), entry(Kind.JOINT, "7"), entry(Kind.COMMAND, "7"), entry(Kind.JOINT, "x")));
        find.open();
        find.typedProperty().set(" 7 ");
        assertThat(find.foundProperty().get())
                .extracting(FindEntry::kind)
                .containsExactly(Kind.FRAME, Kind.COMMAND, Kind.JOINT, Kind.JOINT, Kind.HELP);
        assertThat(found()).endsWith("7", "bone17", "Help for 7");
    }

    @Test
    void moveGoesRoundAndUseRuns() {
        entries.addAll(List.of(entry(Kind.COMMAND, "Repack"), entry(Kind.COMMAND, "Renumber")));
        find.open();
        find.typedProperty().set("re");
        find.move(-1);
        assertThat(find.selectedProperty().get()).isEqualTo(2);
        find.move(2);
        assertThat(find.selectedProperty().get()).isEqualTo(1);
        find.use().run();
        assertThat(done).containsExactly("Renumber");
        find.typedProperty().set("rep");
        assertThat(find.selectedProperty().get()).isZero();
    }

    @Test
    void withoutATextTheLastUsedAreFirst() {
        entries.addAll(List.of(entry(Kind.COMMAND, "Open"), entry(Kind.COMMAND, "Save"), entry(Kind.COMMAND, "Undo")));
        find.open();
        assertThat(found()).containsExactly("Open", "Save", "Undo");
        for (String name : List.of("undo", "save", "7")) {
            find.typedProperty().set(name);
            find.use().run();
        }
        assertThat(settings.find("find.used")).contains("COMMAND Save\nCOMMAND Undo");
        find.open();
        assertThat(find.typedProperty().get()).isEmpty();
        assertThat(found()).containsExactly("Save", "Undo", "Open");
        entries.removeLast();
        find.open();
        assertThat(found()).as("what does not exist now").containsExactly("Save", "Open");
    }

    @Test
    void nothingIsKeptOrRunWhenClosed() {
        entries.add(entry(Kind.COMMAND, "Open"));
        find.open();
        find.close();
        assertThat(found()).isEmpty();
        find.use().run();
        assertThat(done).isEmpty();
    }

    @Test
    void manyJointsAreFast() {
        IntStream.range(0, 20_000).forEach(i -> entries.add(entry(Kind.JOINT, "upper_arm_twist_" + i + "_LeftSide")));
        find.open();
        for (String typed : List.of("u", "up", "upeprarm", "zzz", "leftsied", "wtist 199")) {
            long fastest =
                    LongStream.range(0, 5).map(round -> nanos(typed)).min().orElseThrow();
            assertThat(Duration.ofNanos(fastest)).as(typed).isLessThan(Duration.ofMillis(50));
        }
        assertThat(found()).hasSizeBetween(2, FindViewModel.MOST + 1);
    }

    /** The processor time of a search; that of the clock depends on other programs. */
    private long nanos(String typed) {
        find.typedProperty().set("");
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        find.typedProperty().set(typed);
        return threads.getCurrentThreadCpuTime() - start;
    }
}
