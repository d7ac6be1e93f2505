package org.jointscope.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * This test runs {@link GltfValidator}; it is skipped where that cannot be, or fails if
 * JOINTSCOPE_REQUIRE_GLTF_VALIDATOR=1.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@ExtendWith(NeedsGltfValidator.Condition.class)
public @interface NeedsGltfValidator {
    /** Asked by JUnit before each test class or method that is marked. */
    final class Condition implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return Requirement.GLTF_VALIDATOR.evaluate(GltfValidator.whyMissing());
        }
    }
}
