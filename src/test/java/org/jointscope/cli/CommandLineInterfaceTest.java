package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineInterfaceTest {

    @TempDir
    private Path folder;

    @Test
    void versionIsThatOfTheBuildWithItsCommitAndJava() {
        Run run = Run.of("--version");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().strip())
                .matches("jointscope \\d+\\.\\d+\\.\\d+(-\\w+)?( \\([0-9a-f]{7,}\\))?\\R" + "Java "
                        + Pattern.quote(Runtime.version().toString()));
        assertThat(run.err()).isEmpty();
    }

    @Test
    void helpNamesTheCommands() {
        Run run = Run.of("--help");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("info", "check", "explain", "pose", "skin");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bogus", "--bogus", "Info"})
    void whatIsNoCommandIsWrongUse(String argument) {
        Run run = Run.of(argument);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isNotBlank().doesNotContain("\tat ");
    }

    @Test
    void noCommandIsWrongUse() {
        Run run = Run.of();
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("jointscope: Missing command.");
    }

    @Test
    void filesAreNoCommands() {
        CommandLineInterface cli =
                new CommandLineInterface(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()));
        assertThat(List.of("info", "check", "pose", "skin", "help", "--version", "-h", "chek"))
                .allMatch(cli::isCommand);
        assertThat(List.of("a.md5mesh", "./info", "info.md5mesh", "", "src")).noneMatch(cli::isCommand);
    }

    @Test
    void typingErrorInCommandIsWrongUse() {
        assertThat(Run.of("chek", "a.md5mesh").err())
                .isEqualTo("jointscope: No command or file is named 'chek'; did you mean check?\n");
        Run run = Run.of("xyz");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("jointscope: No command or file is named 'xyz'; jointscope help lists all commands\n");
    }

    @Test
    void fileNameThatCannotBeIsWrongUse() {
        Run run = Run.of("info", "a\0b.md5mesh");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines().findFirst().orElseThrow())
                .endsWith("(FILE): 'a\uFFFDb.md5mesh' is not a valid file name on this system");
    }

    @Test
    void fileNameThatWasNotDecodedNamesTheLocale() {
        assertThat(Run.of("info", "f\uFFFD\0r.md5mesh").err())
                .contains("contains characters that the locale does not support");
    }

    @ParameterizedTest
    @ValueSource(strings = {"info FILE", "info FILE --json", "pose FILE", "check FILE", "--version"})
    void outputThatIsLostIsAFailure(String command) throws IOException {
        StringWriter err = new StringWriter();
        String file = Samples.mesh(folder);
        int code = new CommandLineInterface(new FullDisk("No space left on device"), err)
                .run(command.replace("FILE", file).split(" "));
        assertThat(code).isEqualTo(2);
        assertThat(err.toString())
                .contains("jointscope: Could not write to standard output: No space left on" + " device.");
    }

    /** As of {@code jointscope info … | head}. */
    @Test
    void readerThatHasEnoughIsNotReported() throws IOException {
        StringWriter err = new StringWriter();
        int code = new CommandLineInterface(new FullDisk("Broken pipe"), err).run("info", Samples.mesh(folder));
        assertThat(code).isZero();
        assertThat(err.toString()).isEmpty();
    }

    /** A writer that accepts nothing. */
    private static final class FullDisk extends Writer {

        private final String reason;

        FullDisk(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(char[] buffer, int offset, int length) throws IOException {
            throw new IOException(reason);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void reportInsteadOfAWindowSaysWhy() throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = new CommandLineInterface(new PrintWriter(out), new PrintWriter(err))
                .reportInsteadOfWindow(List.of(Path.of(Samples.mesh(folder))), "there is no display");
        assertThat(code).isZero();
        assertThat(out.toString())
                .isEqualTo(Run.of("info", Samples.mesh(folder)).out());
        assertThat(err.toString().lines())
                .hasSize(1)
                .first()
                .asString()
                .isEqualTo("jointscope: there is no display; printing a summary instead.");
    }

    @Test
    void reportInsteadOfAWindowNamesWhatCannotBeRead() {
        StringWriter err = new StringWriter();
        int code = new CommandLineInterface(new PrintWriter(new StringWriter()), new PrintWriter(err))
                .reportInsteadOfWindow(List.of(folder.resolve("-x.md5mesh")), "there is no display");
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).contains("-x.md5mesh: file not found");
    }

    @Test
    void internalErrorOfTheWindowIsPrintedAndReturned() {
        StringWriter err = new StringWriter();
        String text = new CommandLineInterface(new PrintWriter(new StringWriter()), new PrintWriter(err))
                .reportInternalError(new IllegalStateException("fault"));
        assertThat(text).startsWith("java.lang.IllegalStateException: fault").contains("at ");
        assertThat(err.toString().lines().findFirst())
                .contains("jointscope: internal error. Report it with the following text:");
        assertThat(err.toString()).endsWith(text);
    }
}
