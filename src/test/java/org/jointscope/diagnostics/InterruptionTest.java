package org.jointscope.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class InterruptionTest {

    @AfterEach
    void clearTheFlag() {
        Thread.interrupted();
    }

    @Test
    void threadThatIsNotInterruptedGoesOn() {
        assertThatCode(Interruption::check).doesNotThrowAnyException();
    }

    @Test
    void interruptedThreadIsCanceledAndStaysInterrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(Interruption::check).isInstanceOf(CancellationException.class);
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    @Test
    void rangeStopsAtTheRowAtWhichTheThreadIsInterrupted() {
        List<Integer> rows = new ArrayList<>();
        IntConsumer interrupting = row -> {
            rows.add(row);
            if (row == 2) {
                Thread.currentThread().interrupt();
            }
        };
        assertThatThrownBy(() -> Interruption.range(5).forEach(interrupting)).isInstanceOf(CancellationException.class);
        assertThat(rows).containsExactly(0, 1, 2);
    }
}
