package org.jointscope.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule 13: every rule finds the classes beside this one that were written to break it. */
class RulesFireTest {

    private static final String ROOT = RulesFireTest.class.getPackageName() + ".violations";

    private static final JavaClasses VIOLATIONS = new ClassFileImporter().importPackages(ROOT);

    private record Case(String name, ArchRule rule, List<String> culprits) {

        @Override
        public String toString() {
            return name;
        }
    }

    /** Each rule with a piece of the message for every offence that it must find. */
    static Stream<Case> cases() {
        Rules rules = new Rules(ROOT);
        Map<ArchRule, List<String>> culprits = new LinkedHashMap<>();
        culprits.put(rules.layers(), List.of("RowHelper", "PrintingRig", "LeftView", "Main"));
        culprits.put(rules.everyPackageIsALayer(), List.of("NowhereReader"));
        culprits.put(rules.noCycles(), List.of("Slice format", "Slice model"));
        culprits.put(rules.noCyclesInTheWindow(), List.of("ui.left", "ui.right"));
        culprits.put(rules.noCyclesInTheCore(), List.of("PrintingRig", "RowSkinner"));
        culprits.put(rules.kernelKnowsNoFormat(), List.of("RowSkinner"));
        culprits.put(rules.toolkitsOnlyInTheWindow(), List.of("PrintingRig"));
        culprits.put(rules.viewModelsNeedNoToolkit(), List.of("LeftViewModel"));
        culprits.put(rules.documentNeedsNoScene(), List.of("PaintedDocument"));
        culprits.put(rules.controlsKnowNoDocument(), List.of("DocumentLabel"));
        culprits.put(rules.paintersSeeNoRules(), List.of("CompatibilityPainter"));
        culprits.put(rules.sceneClassesSeeNoReaders(), List.of("LeftView", "RightPane", "CompatibilityLabel"));
        culprits.put(rules.sceneNodesSeeNoViewModels(), List.of("KnowingNode"));
        culprits.put(rules.featuresDoNotSeeEachOther(), List.of("LeftView", "RightView", "UpperRow"));
        culprits.put(rules.onlyTheCommandLinePrints(), List.of("System.out", "System.err", "printStackTrace"));
        culprits.put(rules.onlyMainExits(), List.of("System.exit", "Runtime.halt"));
        culprits.put(rules.modelIsImmutable(), List.of("changes"));
        culprits.put(rules.staticsDoNotChange(), List.of("lastRow"));
        culprits.put(rules.viewsHaveTheirFxml(), List.of("LeftView", "RightView"));
        culprits.put(rules.viewsHaveTheirViewModel(), List.of("RightView", "RightPane"));
        culprits.put(rules.viewModelsHaveTheirTest(), List.of("LeftViewModel"));
        culprits.put(rules.namesSaySomething(), List.of("RowHelper"));
        culprits.put(
                rules.compatibilityDoesNotDependOnWording(),
                List.of("Finding.arguments()", "Finding.message()", "Texts.program()"));
        culprits.put(rules.packagesAreSmall(9, Map.of("ui.left", 0)), List.of("ui.left has"));
        return culprits.entrySet().stream().map(e -> new Case(e.getKey().getDescription(), e.getKey(), e.getValue()));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void ruleFindsItsCulprits(Case broken) {
        var result = broken.rule().evaluate(VIOLATIONS);
        assertThat(result.hasViolation()).isTrue();
        assertThat(String.join("\n", result.getFailureReport().getDetails())).contains(broken.culprits());
    }

    @Test
    void everyRuleIsAppliedToTheProgramAndTriedHere() {
        long rules = Arrays.stream(Rules.class.getDeclaredMethods())
                .filter(method -> method.getReturnType() == ArchRule.class)
                .filter(method -> !Modifier.isPrivate(method.getModifiers()))
                .count();
        long applied = Arrays.stream(ArchitectureTest.class.getDeclaredFields())
                .filter(field -> field.getType() == ArchRule.class)
                .count();
        assertThat(cases()).hasSize((int) rules);
        assertThat(applied).isEqualTo(rules);
    }
}
