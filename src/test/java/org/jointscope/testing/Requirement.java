package org.jointscope.testing;

import java.util.Optional;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.opentest4j.TestAbortedException;

/** Something that a machine may lack: tests that need it are skipped there, or fail on demand. */
enum Requirement {
    THREE_D("JOINTSCOPE_REQUIRE_3D"),
    CORPUS("JOINTSCOPE_REQUIRE_CORPUS"),
    ASSIMP("JOINTSCOPE_REQUIRE_ASSIMP"),
    GLTF_VALIDATOR("JOINTSCOPE_REQUIRE_GLTF_VALIDATOR");

    private final String variable;

    Requirement(String variable) {
        this.variable = variable;
    }

    /** Runs the test if nothing is missing; {@code why} is empty then. */
    ConditionEvaluationResult evaluate(String why) {
        if (why.isEmpty()) {
            return ConditionEvaluationResult.enabled("");
        }
        failOnDemand(why);
        return ConditionEvaluationResult.disabled(why);
    }

    /** Ends the running test, or the preparation of tests, for the reason why something is missing. */
    TestAbortedException end(String why) {
        failOnDemand(why);
        return new TestAbortedException(why);
    }

    private void failOnDemand(String why) {
        if (setting(variable).filter("1"::equals).isPresent()) {
            throw new AssertionError(why + " (and " + variable + " forbids to skip this)");
        }
    }

    /** An environment variable, or the system property of the same name before it. */
    static Optional<String> setting(String name) {
        return Optional.ofNullable(System.getProperty(name, System.getenv(name)))
                .filter(value -> !value.isBlank());
    }
}
