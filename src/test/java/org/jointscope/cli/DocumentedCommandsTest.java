package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.messages.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documents contain the output of the commands in them. */
class DocumentedCommandsTest {
    private static final List<Path> DOCUMENTS =
            List.of(Path.of("docs/guide.md"), Path.of("docs/lessons.md"), Path.of("docs/command-line.md"));
    private static final Path SAMPLE = Path.of("resources/org/jointscope/sample");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```console\\R\\$ jointscope (.*?)\\R(.*?)^```$");
    private static final Pattern ARGUMENT = Pattern.compile("\"[^\"]*\"|\\S+");
    private static final String OMITTED = "…";

    @TempDir
    private Path folder;

    /** @param output of which a line {@code …} stands for any lines */
    record Example(String command, String output) {
        @Override
        public String toString() {
            return command;
        }
    }

    static Stream<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Path document : DOCUMENTS) {
            BLOCK.matcher(Files.readString(document))
                    .results()
                    .map(found -> new Example(found.group(1), found.group(2).strip()))
                    .forEach(examples::add);
        }
        return examples.stream();
    }

    @BeforeEach
    void copySample() throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(SAMPLE, "*.md5*")) {
            for (Path file : files) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        String walk = Files.readString(folder.resolve("walk.md5anim"));
        String broken = walk.replace("\"chest\"\t2 56 13", "\"chest\"\t2 56 12");
        assertThat(broken).isNotEqualTo(walk);
        Files.writeString(folder.resolve("broken.md5anim"), broken);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void documentShowsTheOutput(Example example) throws IOException {
        if (example.command().startsWith("merge")) {
            writeReport("shard1.json", "broken.md5anim");
            writeReport("shard2.json", "walk.md5anim");
        }
        Run run = Run.of(ARGUMENT.matcher(example.command())
                .results()
                .map(found -> inFolder(found.group().replace("\"", "")))
                .toArray(String[]::new));
        String output = (run.out() + run.err()).replace(folder + "/", "").strip();
        List<String> parts = List.of(example.output().split("(?m)^" + OMITTED + "$", -1));
        assertThat(output)
                .startsWith(parts.getFirst().strip())
                .endsWith(parts.getLast().strip());
        assertThat(output.lines()).as("nothing is omitted without a sign").hasSizeGreaterThanOrEqualTo((int)
                example.output().lines().count());
        if (parts.size() == 1) {
            assertThat(output).isEqualTo(example.output());
        }
    }

    private void writeReport(String name, String checked) throws IOException {
        Run run = Run.of("check", folder.resolve(checked).toString(), "--json");
        Files.writeString(folder.resolve(name), run.out());
    }

    /** Files and folders are those of this test, and all other arguments are options. */
    private String inFolder(String argument) {
        Matcher file = Pattern.compile("\\w+(\\.md5\\w+)?").matcher(argument);
        boolean written = argument.equals("renamed")
                || argument.equals("exports")
                || argument.equals("exercises")
                || argument.matches("\\w+\\.(gif|a?png|json)");
        return written || argument.contains(".md5") && file.matches()
                ? folder.resolve(argument).toString()
                : argument;
    }

    @Test
    void everyCommandHasASection() throws IOException {
        String document = Files.readString(DOCUMENTS.getLast());
        Set<String> commands = CommandLineInterface.commands(
                        () -> Texts.program().bundle())
                .getSubcommands()
                .keySet();
        assertThat(commands)
                .filteredOn(command -> !command.equals("help"))
                .isNotEmpty()
                .allSatisfy(command ->
                        assertThat(document).contains("\n## " + command + "\n", "\n$ jointscope " + command + " "));
    }
}
