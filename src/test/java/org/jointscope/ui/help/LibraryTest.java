package org.jointscope.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.messages.Texts;
import org.junit.jupiter.api.Test;

/** The licenses that the build collects. */
class LibraryTest {

    private static final List<Library> ALL = Library.all(Texts.program());

    private static Library library(String name) {
        return ALL.stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void programIsTheFirst() {
        Library program = ALL.getFirst();
        assertThat(program.name()).isEqualTo("Jointscope");
        assertThat(program.version()).isEqualTo(ProgramVersion.number());
        assertThat(program.license()).isEqualTo("Apache-2.0");
        assertThat(program.text().strip()).startsWith("Apache License");
    }

    @Test
    void everyLibraryHasAVersionAndALicenseWithItsText() {
        assertThat(ALL)
                .extracting(Library::name)
                .contains("javafx-graphics", "fxyz3d", "imageio-tga", "slf4j-nop", "OpenJDK")
                .doesNotHaveDuplicates();
        assertThat(ALL).allSatisfy(it -> {
            assertThat(it.version()).matches("\\d+\\.\\d+.*");
            assertThat(it.license()).isNotBlank();
            assertThat(it.text()).hasSizeGreaterThan(500);
        });
        assertThat(library("javafx-base").text()).contains("CLASSPATH", "GNU General Public");
    }

    @Test
    void textOfALibraryConsistsOfAllItsTexts() {
        assertThat(library("jackson-core").text())
                .contains("Apache License", "fast_float", "Raffaello Giulietti", "Tim Buktu");
        assertThat(library("jackson-annotations").text())
                .contains("Apache License")
                .doesNotContain("fast_float", "-".repeat(80));
        assertThat(library("controlsfx").text()).contains("ControlsFX. All rights", "Oxygen icon set");
    }

    @Test
    void searchFindsNamesLicensesAndTexts() {
        assertThat(library("fxyz3d").contains(List.of("bsd-3", "fxyz3d", "f(x)yz")))
                .isTrue();
        assertThat(library("fxyz3d").contains(List.of("apache"))).isFalse();
        assertThat(library("fxyz3d").find("rights")).isPositive();
        assertThat(library("fxyz3d").find("0.6.0")).isEqualTo(-1);
    }
}
