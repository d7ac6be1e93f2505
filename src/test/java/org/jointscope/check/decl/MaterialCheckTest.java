package org.jointscope.check.decl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.decl.MaterialReader;
import org.jointscope.inspect.Inspector;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

class MaterialCheckTest {

    private static List<String> issues(String text) {
        IssueLog issues = new IssueLog();
        MaterialCheck.check(MaterialReader.read(text.getBytes(StandardCharsets.UTF_8)), issues);
        return issues.issues().stream()
                .flatMap(issue -> issue.findings().stream())
                .map(it -> it.location().line() + " " + it.code() + " " + it.message())
                .toList();
    }

    @Test
    void laterMaterialsOfANameHaveNoEffect() {
        assertThat(issues("a/b { }\nc { }\nA\\B { }\nmaterial a/b { }"))
                .containsExactly(
                        "3 DECL_DUPLICATE The material 'A\\B' is already declared on line 1; this declaration is"
                                + " ignored.",
                        "4 DECL_DUPLICATE The material 'a/b' is already declared on line 1; this declaration is"
                                + " ignored.");
        assertThat(issues("a { } table a { } skin a { }")).isEmpty();
    }

    @Test
    void namesEndAtTheLastDot() {
        assertThat(issues("m/x.v2/skin { }"))
                .containsExactly(
                        "1 MATERIAL_NAME_DOT Material 'm/x.v2/skin' has a dot in the name of a folder; Doom 3 looks for"
                                + " 'm/x'.");
        assertThat(issues("m/x.v1 { }\nm/x.v2 { }"))
                .singleElement(InstanceOfAssertFactories.STRING)
                .startsWith("2 DECL_DUPLICATE");
    }

    @Test
    void realFilesHaveOnlyTheirOwnFaults() throws IOException {
        StringBuilder found = new StringBuilder();
        for (Path file : Corpus.files("mtr")) {
            Inspector.inspect(file).issues().stream()
                    .flatMap(issue -> issue.findings().stream())
                    .forEach(it -> found.append(file.getFileName())
                            .append(" line ")
                            .append(it.location().line())
                            .append(' ')
                            .append(it.code())
                            .append('\n'));
        }
        assertThat(found.toString().lines())
                .containsExactlyInAnyOrder(
                        "null_byte_at_the_end.mtr line 28 FILE_NUL", "parsertest.mtr line 648 DECL_DUPLICATE");
    }
}
