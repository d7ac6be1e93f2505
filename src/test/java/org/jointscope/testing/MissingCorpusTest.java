package org.jointscope.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaStaticInitializer;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.engine.DiscoverySelector;

/**
 * Runs every test that reaches the {@link Corpus}, with an empty folder in its place: all are skipped, so that a clone
 * without the corpus passes. The calls in the compiled tests show which tests reach it.
 */
class MissingCorpusTest {

    private static final JavaClasses TESTS = ArchConfiguration.withThreadLocalScope(MissingCorpusTest::importTests);

    private static final Set<JavaCodeUnit> READING = reading();

    @TempDir
    private Path empty;

    @BeforeEach
    void emptyFolder() {
        System.setProperty("JOINTSCOPE_SHARED", empty.toString());
        System.setProperty("JOINTSCOPE_REQUIRE_CORPUS", "");
    }

    @AfterEach
    void restore() {
        System.clearProperty("JOINTSCOPE_SHARED");
        System.clearProperty("JOINTSCOPE_REQUIRE_CORPUS");
    }

    @Test
    void testsOfTheCorpusAreSkipped() {
        List<DiscoverySelector> tests =
                TESTS.stream().flatMap(MissingCorpusTest::tests).toList();
        assertThat(tests).hasSizeGreaterThan(80);
        Map<String, String> outcomes = TestRun.of(tests);
        assertThat(outcomes).hasSizeGreaterThanOrEqualTo(tests.size());
        assertThat(outcomes).allSatisfy((test, end) -> assertThat(end).startsWith("skipped: "));
        assertThat(outcomes.values()).anyMatch(end -> end.contains("not in the corpus: " + empty));
    }

    /** JUnit reports an assumption that fails in one as an error. */
    @Test
    void noStaticInitializerReadsTheCorpus() {
        assertThat(READING).noneMatch(JavaStaticInitializer.class::isInstance);
    }

    /** Imports the tests without the classes that they use, which would take most of the time. */
    private static JavaClasses importTests(ArchConfiguration configuration) {
        configuration.setResolveMissingDependenciesFromClassPath(false);
        return new ClassFileImporter()
                .importUrl(Corpus.class.getProtectionDomain().getCodeSource().getLocation());
    }

    /** All methods and constructors of tests from which a method of the corpus is called. */
    private static Set<JavaCodeUnit> reading() {
        Deque<JavaCodeUnit> open = new ArrayDeque<>(TESTS.get(Corpus.class).getMethods());
        Set<JavaCodeUnit> reading = new HashSet<>();
        while (!open.isEmpty()) {
            JavaCodeUnit unit = open.pop();
            if (reading.add(unit)) {
                unit.getAccessesToSelf().stream()
                        .filter(access -> !isLambdaOfAConstant(access))
                        .map(access -> access.getOrigin())
                        .forEach(open::push);
            }
        }
        return reading;
    }

    /** A lambda in a static initializer runs later. */
    private static boolean isLambdaOfAConstant(JavaAccess<?> access) {
        return access.getOrigin() instanceof JavaStaticInitializer && access.isDeclaredInLambda();
    }

    /** The tests of a class that read the corpus, except for those of the packaged program. */
    private static Stream<DiscoverySelector> tests(JavaClass type) {
        if (type.getModifiers().contains(JavaModifier.ABSTRACT)
                || type.getSimpleName().endsWith("IT")) {
            return Stream.empty();
        }
        return type.getAllMethods().stream()
                .filter(method -> isAnnotated(method.reflect(), Testable.class))
                .filter(method -> isRead(type, method))
                .map(method -> selectMethod(type.reflect(), method.reflect()));
    }

    private static boolean isRead(JavaClass type, JavaMethod test) {
        List<JavaCodeUnit> units = new ArrayList<>(type.getConstructors());
        units.add(test);
        for (JavaMethod other : type.getAllMethods()) {
            if (other.isAnnotatedWith(BeforeAll.class)
                    || other.isAnnotatedWith(BeforeEach.class)
                    || isFactory(other, test)) {
                units.add(other);
            }
        }
        return units.stream().anyMatch(READING::contains);
    }

    private static boolean isFactory(JavaMethod method, JavaMethod test) {
        return test.tryGetAnnotationOfType(MethodSource.class)
                .map(source -> Arrays.asList(source.value()))
                .filter(names -> names.contains(method.getName())
                        || names.contains("") && method.getName().equals(test.getName()))
                .isPresent();
    }
}
