package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeclContentTest {

    private static List<Issue> issues(FileKind kind, String text) {
        byte[] bytes = text.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8);
        return Inspector.inspect(Path.of("made-up." + kind.label()), kind, bytes)
                .issues();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "LIBRARY foo\\nEXPORTS\\n  a @1\\n  b=c @2|a Windows module definition file",
                "; made by hand\\n\\nEXPORTS\\n  ?a@@YAXXZ|a Windows module definition file",
                "NAME 'a.exe'\\nSTUB 'WINSTUB.EXE'|a Windows module definition file",
                "VERSION 5.8 ;\\n" + "DESIGN top ;\\n" + "END DESIGN|a circuit layout (Design Exchange Format)",
                "Bootstrap: docker\\n" + "From: debian\\n" + "%post\\n" + "  x|an Apptainer container definition",
                "(* a *)\\nDEFINITION MODULE Lists;\\nEND Lists.|a Modula-2 definition module",
                "<?xml version=\"1.0\"?>\\n<a/>|XML",
                "{ \"a\": 1, \"b\": { } }|JSON",
                "[General]\\na=b|an INI file",
                "#ifndef OP\\n#define OP(a, b)\\n#endif\\nOP(add, 1)\\nOP(sub, 2)" + "|macros for a C preprocessor",
                "/* a */\\nDEFTREECODE (ERROR, \"e\", x, 0)\\nDEFTREECODE (LIST, \"l\", x, 0)"
                        + "|macros for a C preprocessor",
                "one\\ntwo\\nthree\\nfour|text without declarations"
            })
    void otherProgramsUseTheExtension(String text, String content) {
        assertThat(issues(FileKind.DEF, text))
                .extracting(issue -> issue.findings().getFirst().message())
                .containsExactly("The file does not contain Doom 3 declarations: the content is " + content + ".");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "h_head,models/players/a/head.tga\\ntag_head,|a Quake III skin",
                "[Rainmeter]\\nUpdate=1000|an INI file"
            })
    void otherSkinsUseTheExtension(String text, String content) {
        assertThat(issues(FileKind.SKIN, text))
                .extracting(issue -> issue.findings().getFirst().message())
                .containsExactly("The file does not contain Doom 3 declarations: the content is " + content + ".");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"<?xml version=\"1.0\"?>\\n<a/>|XML", "one\\ntwo\\nthree\\nfour|text without declarations"})
    void otherMaterialsUseTheExtension(String text, String content) {
        assertThat(issues(FileKind.MTR, text))
                .extracting(issue -> issue.findings().getFirst().message())
                .containsExactly("The file does not contain Doom 3 declarations: the content is " + content + ".");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "entityDef a { \"b\" \"c\" }",
                "export fred {\n options -prefix A_\n}\n",
                "name {\n\"a\" \"b\"\n}",
                "model m\nmodel n\nmodel o",
                "// nothing\n",
                "sound a {\n minDistance 1\n}"
            })
    void declarationsAreNotForeign(String text) {
        assertThat(issues(FileKind.MTR, text)).noneMatch(issue -> issue.code() == IssueCode.DECL_FOREIGN);
        assertThat(issues(FileKind.DEF, text)).noneMatch(issue -> issue.code() == IssueCode.DECL_FOREIGN);
    }
}
