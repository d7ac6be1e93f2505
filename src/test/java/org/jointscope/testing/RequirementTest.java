package org.jointscope.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RequirementTest {
    private static final List<String> SETTINGS =
            List.of("JOINTSCOPE_SHARED", "JOINTSCOPE_REQUIRE_CORPUS", "JOINTSCOPE_REQUIRE_3D");

    @TempDir
    private Path empty;

    /** Not a test of its own: JUnit runs a nested class like this only when it is named. */
    static class ReadsTheCorpus {
        @Test
        void reads() {
            Corpus.file("a.md2");
        }
    }

    static class ReadsItFirst {
        @BeforeAll
        static void prepare() {
            Corpus.golden();
        }

        @Test
        void tests() {}
    }

    static class ReadsItForArguments {
        static List<Path> files() {
            return Corpus.files("md2");
        }

        @ParameterizedTest
        @MethodSource("files")
        void tests(Path file) {
            assertThat(file).exists();
        }
    }

    static class ReadsItInAField {
        private final Path file = Corpus.seed("a.txt");

        @Test
        void tests() {
            assertThat(file).exists();
        }
    }

    @BeforeEach
    void asIfTheEnvironmentSaidNothing() {
        SETTINGS.forEach(name -> System.setProperty(name, ""));
    }

    @AfterEach
    void restore() {
        SETTINGS.forEach(System::clearProperty);
    }

    @ParameterizedTest
    @MethodSource("classes")
    void testWithoutItsCorpusIsSkippedAndSaysWhy(Class<?> test) {
        System.setProperty("JOINTSCOPE_SHARED", empty.toString());
        assertThat(outcome(test)).startsWith("skipped: not in the corpus: " + empty);
    }

    @ParameterizedTest
    @MethodSource("classes")
    void testWithoutItsCorpusFailsOnDemand(Class<?> test) {
        System.setProperty("JOINTSCOPE_SHARED", empty.toString());
        System.setProperty("JOINTSCOPE_REQUIRE_CORPUS", "1");
        assertThat(outcome(test)).startsWith("failed: ").contains("JOINTSCOPE_REQUIRE_CORPUS forbids to skip this");
    }

    @ParameterizedTest
    @MethodSource("classes")
    void testWithItsCorpusRuns(Class<?> test) throws Exception {
        for (String file : List.of("corpus/a.md2", "golden/a.json", "seeds/a.txt")) {
            Path path = empty.resolve(file);
            Files.createDirectories(path.getParent());
            Files.createFile(path);
        }
        System.setProperty("JOINTSCOPE_SHARED", empty.toString());
        System.setProperty("JOINTSCOPE_REQUIRE_CORPUS", "1");
        assertThat(outcome(test)).isEqualTo("successful");
    }

    static List<Class<?>> classes() {
        return List.of(ReadsTheCorpus.class, ReadsItFirst.class, ReadsItForArguments.class, ReadsItInAField.class);
    }

    @Test
    void missing3DSkipsOrFails() {
        assertThat(Requirement.THREE_D.evaluate("").isDisabled()).isFalse();
        assertThat(Requirement.THREE_D.evaluate("no 3D").getReason()).contains("no 3D");
        assertThat(Requirement.THREE_D.evaluate("no 3D").isDisabled()).isTrue();
        System.setProperty("JOINTSCOPE_REQUIRE_3D", "1");
        assertThatThrownBy(() -> Requirement.THREE_D.evaluate("no 3D"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no 3D");
    }

    private static String outcome(Class<?> test) {
        return String.join(", ", TestRun.of(List.of(selectClass(test))).values());
    }
}
