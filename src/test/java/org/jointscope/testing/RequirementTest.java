package org.jointscope.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

class RequirementTest {
    private static final List<String> SETTINGS =
            List.of("JOINTSCOPE_SHARED", "JOINTSCOPE_REQUIRE_CORPUS", "JOINTSCOPE_REQUIRE_3D");

    @TempDir private Path empty;

    /** Not a test of its own: JUnit runs a nested class like this only when it is named. */
    static class ReadsTheCorpus {
        @Test
        @NeedsCorpus
        void reads() {}
    }

    @BeforeEach
    void asIfTheEnvironmentSaidNothing() {
        SETTINGS.forEach(name -> System.setProperty(name, ""));
    }

    @AfterEach
    void restore() {
        SETTINGS.forEach(System::clearProperty);
    }

    @Test
    void testWithoutItsCorpusIsSkippedAndSaysWhy() {
        System.setProperty("JOINTSCOPE_SHARED", empty.toString());
        assertThat(outcome())
                .isEqualTo(
                        "skipped: no corpus: "
                                + empty.resolve("corpus")
                                + " is not a folder; JOINTSCOPE_SHARED names another");
    }

    @Test
    void testWithoutItsCorpusFailsOnDemand() {
        System.setProperty("JOINTSCOPE_SHARED", empty.toString());
        System.setProperty("JOINTSCOPE_REQUIRE_CORPUS", "1");
        assertThat(outcome())
                .startsWith("failed: ")
                .contains("JOINTSCOPE_REQUIRE_CORPUS forbids to skip this");
    }

    @Test
    void testWithItsCorpusRuns() throws Exception {
        Files.createDirectories(empty.resolve("corpus"));
        Files.createDirectories(empty.resolve("golden"));
        System.setProperty("JOINTSCOPE_SHARED", empty.toString());
        System.setProperty("JOINTSCOPE_REQUIRE_CORPUS", "1");
        assertThat(outcome()).isEqualTo("successful");
    }

    @Test
    void missing3DSkipsOrFails() {
        assertThat(Requirement.THREE_D.judge("").isDisabled()).isFalse();
        assertThat(Requirement.THREE_D.judge("no 3D").getReason()).contains("no 3D");
        assertThat(Requirement.THREE_D.judge("no 3D").isDisabled()).isTrue();
        System.setProperty("JOINTSCOPE_REQUIRE_3D", "1");
        assertThatThrownBy(() -> Requirement.THREE_D.judge("no 3D"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no 3D");
    }

    private static String outcome() {
        StringBuilder outcome = new StringBuilder();
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(ReadsTheCorpus.class))
                        .build();
        TestExecutionListener listener =
                new TestExecutionListener() {
                    @Override
                    public void executionSkipped(TestIdentifier test, String reason) {
                        outcome.append("skipped: ").append(reason);
                    }

                    @Override
                    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                        if (test.isTest()) {
                            outcome.append(result.getStatus().toString().toLowerCase(Locale.ROOT));
                            result.getThrowable()
                                    .ifPresent(e -> outcome.append(": ").append(e.getMessage()));
                        }
                    }
                };
        // Without the listeners that report on the whole run.
        LauncherConfig alone =
                LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build();
        LauncherFactory.create(alone).execute(request, listener);
        return outcome.toString();
    }
}
