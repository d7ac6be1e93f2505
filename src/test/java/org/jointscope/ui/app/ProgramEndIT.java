package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.app.ProgramThatEnds.Way;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The end of the program while its window draws; each test requires a separate process. */
@Needs3D
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no signals")
class ProgramEndIT {

    private static final long PATIENCE_SECONDS = 180;
    private static final int ROUNDS = Integer.getInteger("end.rounds", 1);
    private static final int SIGTERM = 143;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void programThatEndsWhileItDrawsPrintsNothing(Way way) throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            Path errors = folder.resolve(way + "-" + round);
            Process program = start(way, errors);
            if (way == Way.SIGNAL) {
                program.destroy();
            }
            boolean ended = program.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            program.destroyForcibly();
            assertThat(errors).hasContent("");
            assertThat(ended).isTrue();
            assertThat(program.exitValue()).isEqualTo(way == Way.SIGNAL ? SIGTERM : 0);
        }
    }

    /** Starts the program, and returns after the playhead has moved. */
    private static Process start(Way way, Path errors) throws IOException {
        Process program = ProgramProcess.of(ProgramThatEnds.class, List.of(), way.name())
                .redirectError(errors.toFile())
                .start();
        BufferedReader output = program.inputReader();
        assertThat(output.readLine()).isEqualTo(ProgramThatEnds.PLAYS);
        return program;
    }
}
