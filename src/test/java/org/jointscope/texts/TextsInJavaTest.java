package org.jointscope.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All texts are in the bundle: no literal of the program has two words. */
class TextsInJavaTest {

    private static final Path JAVA = Path.of("src/main/java/org/jointscope");

    /** Ids of commands, keys and folders of the system, and the first bytes of formats. */
    private static final List<Path> EXCEPT =
            List.of(JAVA.resolve("ui/app"), JAVA.resolve("ui/desktop"), JAVA.resolve("inspect/ForeignContent.java"));

    private static final Pattern COMMENT_OR_LITERAL = Pattern.compile("/\\*[\\s\\S]*?\\*/|//.*"
            + "|\"\"\"(?<block>[\\s\\S]*?)\"\"\""
            + "|\"(?<text>(?:[^\"\\\\\\n]|\\\\.)*)\"|'(?:[^'\\\\]|\\\\.)+'");

    /** A fault of the program, before its message, which is for programmers. */
    private static final Pattern FAULT = Pattern.compile(
            "\\bnew (IllegalArgument|IllegalState|UncheckedIO)Exception\\(" + "|\\bnew AssertionError\\(");

    private static final Pattern STATEMENT = Pattern.compile("[^;{}]*$");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(u[0-9A-Fa-f]{4}|.)");
    private static final Pattern TWO_WORDS = Pattern.compile("\\p{L}{2}\\P{L}*\\s\\P{L}*\\p{L}{2}");

    @Test
    void noLiteralIsAText() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(JAVA)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
                if (EXCEPT.stream().noneMatch(file::startsWith)) {
                    texts(Files.readString(file)).forEach(text -> found.add(file + ": " + text));
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return \"file not found\";",
                "throw new IOException(\"broken link\");",
                "String a = b ? \"\" : \"no joints\"; // a comment",
                "line(out, \"%s: %d of them\", file, count);",
                "f(\"say \\\"it\\\" once\", '\"');",
                "f(\"one\\ntwo\");",
                "f(\"\"\"\n  two words\n  \"\"\");",
                "if (a) { throw new AssertionError(a); } else { f(\"after it\"); }",
            })
    void textIsFound(String source) {
        assertThat(texts(source)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text(\"cli.write.exists\", \"name\", \"other\");",
                "out.printf(\"%5s  %-24s %6s\", a);",
                "// a comment with \"two words\"",
                "/** Two words: \"two words\". */ int a;",
                "throw new IllegalArgumentException(\"never suggested: that \" + edit);",
                "a.orElseThrow(() -> new IllegalStateException(\"no such model\"));",
                "char a = '\"'; /* it's */ char b = '\"';",
            })
    void otherLiteralsAreNot(String source) {
        assertThat(texts(source)).isEmpty();
    }

    /** The literals with two words, except for messages to programmers. */
    private static List<String> texts(String source) {
        List<String> texts = new ArrayList<>();
        StringBuilder code = new StringBuilder();
        Matcher token = COMMENT_OR_LITERAL.matcher(source);
        while (token.find()) {
            token.appendReplacement(code, " ");
            String literal = token.group("block") != null ? token.group("block") : token.group("text");
            if (literal != null
                    && TWO_WORDS
                            .matcher(ESCAPE.matcher(literal).replaceAll(" "))
                            .find()
                    && !isOfFault(code)) {
                texts.add(literal);
            }
        }
        return texts;
    }

    private static boolean isOfFault(CharSequence code) {
        Matcher statement = STATEMENT.matcher(code);
        return statement.find() && FAULT.matcher(statement.group()).find();
    }
}
