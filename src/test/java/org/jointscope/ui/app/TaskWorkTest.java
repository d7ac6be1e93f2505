package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import org.jointscope.check.PairCheck;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.testing.UncaughtExceptions;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class TaskWorkTest {
    private final TaskWork work = FxThread.ask(TaskWork::new);
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final CountDownLatch gate = new CountDownLatch(1);

    @AfterEach
    void endWork() {
        gate.countDown();
        FxThread.run(work::close);
    }

    @Test
    void workIsDoneElsewhereAndItsResultComesToTheWindowsThread() {
        start("reading", Platform::isFxApplicationThread);
        awaitHeard(1);
        assertThat(heard).containsExactly("done false, heard on the window's thread true");
    }

    @Test
    void titleIsShownWhileItWorks() {
        start("reading guard.md5mesh", this::waitAtTheGate);
        assertThat(title()).isEqualTo("reading guard.md5mesh");
        gate.countDown();
        awaitHeard(1);
        assertThat(title()).isEmpty();
    }

    @Test
    void failureIsReported() {
        start("reading", () -> {
            throw new IOException("no luck");
        });
        awaitHeard(1);
        assertThat(heard).containsExactly("failed no luck, heard on the window's thread true");
        assertThat(title()).isEmpty();
    }

    @Test
    void failureThatIsNoFailureOfAFileIsReportedAsAnInternalError() {
        RuntimeException fault = new IllegalStateException("fault");
        try (UncaughtExceptions exceptions = new UncaughtExceptions()) {
            start("checking", () -> {
                throw fault;
            });
            awaitHeard(1);
            FxThread.run(() -> {});
            assertThat(heard).containsExactly("failed fault, heard on the window's thread true");
            assertThatThrownBy(exceptions::assertNone).hasCause(fault);
        }
    }

    @Test
    void cancelledWorkIsHeardOfNoMore() {
        start("first", this::waitAtTheGate);
        FxThread.run(work::cancel);
        assertThat(title()).isEmpty();
        gate.countDown();
        start("second", () -> "second");
        awaitHeard(1);
        assertThat(heard).containsExactly("done second, heard on the window's thread true");
    }

    @Test
    void newWorkTakesThePlaceOfOld() {
        start("first", this::waitAtTheGate);
        start("second", () -> {
            gate.await();
            return "second";
        });
        assertThat(title()).isEqualTo("second");
        gate.countDown();
        awaitHeard(1);
        assertThat(heard).containsExactly("done second, heard on the window's thread true");
        assertThat(title()).isEmpty();
    }

    @Test
    void cancelledCheckOfAPairStops() throws InterruptedException {
        Md5Mesh mesh = largeMesh();
        Md5Anim anim = longAnimation();
        IssueLog found = new IssueLog();
        CountDownLatch begun = new CountDownLatch(1);
        start("check", () -> {
            begun.countDown();
            try {
                PairCheck.check(mesh, anim, found);
                return "check";
            } catch (CancellationException e) {
                hear("cancelled check");
                throw e;
            }
        });
        begun.await();
        FxThread.run(work::cancel);
        awaitHeard(1);
        assertThat(heard).containsExactly("cancelled check, heard on the window's thread false");
        assertThat(found.issues()).isEmpty();
    }

    @Test
    void workThatTheEndInterruptsIsHeardOfNoMore() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        start("first", () -> {
            begun.countDown();
            try {
                return waitAtTheGate();
            } finally {
                interrupted.countDown();
            }
        });
        begun.await();
        FxThread.run(work::close);
        interrupted.await();
        FxThread.run(() -> {});
        assertThat(heard).isEmpty();
    }

    @Test
    void workThatIsStartedAfterTheEndIsDropped() throws InterruptedException {
        FxThread.run(work::close);
        start("late", () -> "late");
        FxThread.run(() -> {});
        assertThat(heard).isEmpty();
    }

    /** Skinning it in that many frames requires seconds. */
    private static Md5Mesh largeMesh() {
        MeshBuilder mesh = new MeshBuilder().joint("root", -1, 0, 0, 0);
        for (int vertex = 0; vertex < 20_000; vertex++) {
            mesh.vertAt(vertex, 1, 1);
        }
        return mesh.build();
    }

    /** The mesh exceeds the bounds in every frame. */
    private static Md5Anim longAnimation() {
        AnimBuilder anim = new AnimBuilder().joint("root", -1, 1, 0).base(0, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < 10_000; frame++) {
            anim.frame(frame).bounds(0, 0, 0, 1, 1, 1);
        }
        return anim.build();
    }

    private String waitAtTheGate() throws InterruptedException {
        gate.await();
        return "first";
    }

    private <T> void start(String title, Callable<T> task) {
        FxThread.run(() -> work.start(
                title, task, result -> hear("done " + result), failure -> hear("failed " + failure.getMessage())));
    }

    private void hear(String what) {
        heard.add(what + ", heard on the window's thread " + Platform.isFxApplicationThread());
    }

    private void awaitHeard(int count) {
        FxThread.await("heard so much", () -> heard.size() >= count);
    }

    private String title() {
        return FxThread.ask(() -> work.titleProperty().get());
    }
}
