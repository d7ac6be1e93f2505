package org.jointscope.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** This test opens windows; it is skipped where that cannot be, or fails if JOINTSCOPE_REQUIRE_3D=1. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@ExtendWith(NeedsDisplay.Condition.class)
public @interface NeedsDisplay {
    /** Asked by JUnit before each test class or method that is marked. */
    final class Condition implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return Requirement.THREE_D.evaluate(TestDisplay.current().whyNoWindow());
        }
    }
}
