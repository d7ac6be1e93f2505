package org.jointscope.testing;

import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Says at the end why tests were skipped, each reason once: Surefire only counts them on the console. JUnit finds it as
 * a service.
 */
public final class SkipReport implements TestExecutionListener {
    private final Set<String> reasons = new TreeSet<>();

    @Override
    public synchronized void executionSkipped(TestIdentifier test, String reason) {
        reasons.add(reason);
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
            result.getThrowable().map(Throwable::getMessage).ifPresent(reasons::add);
        }
    }

    @Override
    public synchronized void testPlanExecutionFinished(TestPlan plan) {
        reasons.forEach(reason -> System.out.println("Some tests are skipped: " + reason));
        reasons.clear();
    }
}
