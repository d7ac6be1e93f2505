package org.jointscope.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.concurrent.CancellationException;

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
}
