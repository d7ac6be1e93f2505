package org.jointscope.testing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** A run of other tests inside a test. */
final class TestRun {

    private TestRun() {}

    /**
     * How tests ended, and classes that ended before their tests, by their ids: {@code successful}, or {@code skipped}
     * or {@code failed} with the reason.
     */
    static Map<String, String> of(List<? extends DiscoverySelector> tests) {
        Map<String, String> outcomes = new LinkedHashMap<>();
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request().selectors(tests).build();
        TestExecutionListener listener = new TestExecutionListener() {
            @Override
            public void executionSkipped(TestIdentifier test, String reason) {
                outcomes.put(test.getUniqueId(), "skipped: " + reason);
            }

            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                String reason =
                        result.getThrowable().map(e -> ": " + e.getMessage()).orElse("");
                switch (result.getStatus()) {
                    case ABORTED -> outcomes.put(test.getUniqueId(), "skipped" + reason);
                    case FAILED -> outcomes.put(test.getUniqueId(), "failed" + reason);
                    case SUCCESSFUL -> {
                        if (test.isTest()) {
                            outcomes.put(test.getUniqueId(), "successful");
                        }
                    }
                }
            }
        };
        // Without the listeners of the whole run, which report on it and close its display.
        LauncherConfig alone = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .build();
        LauncherFactory.create(alone).execute(request, listener);
        return outcomes;
    }
}
