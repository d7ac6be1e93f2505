package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jointscope.Main;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The lines of the documentation that run Git with Jointscope. */
@EnabledOnOs(OS.LINUX)
@Timeout(180)
class GitRecipesIT {

    private static final Pattern RECIPE = Pattern.compile("(?m)^```\\R(git .+)\\R```$");

    @TempDir
    private Path folder;

    private Path repository;

    /** @param out with the standard error */
    private record Result(int exitCode, String out) {}

    @BeforeEach
    void makeRepository() throws IOException, InterruptedException {
        assumeTrue(isGitInstalled(), "Git is not installed");
        repository = Files.createDirectory(folder.resolve("models"));
        Path program = Files.createDirectories(folder.resolve("bin")).resolve("jointscope");
        String classPath = Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(System.getProperty("java.class.path"))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        Files.writeString(program, """
            #!/bin/sh
            exec '%s/bin/java' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s "$@"
            """.formatted(System.getProperty("java.home"), classPath, Main.class.getName()));
        assertThat(program.toFile().setExecutable(true)).isTrue();
        git("git init --quiet && git config user.name a && git config user.email a@example.com");
        commit(Samples.ANIM);
    }

    private static boolean isGitInstalled() throws InterruptedException {
        try {
            return new ProcessBuilder("git", "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    private Result run(String line) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", line);
        Map<String, String> environment = builder.environment();
        environment.keySet().removeIf(name -> name.startsWith("GIT_"));
        environment.put("PATH", folder.resolve("bin") + File.pathSeparator + environment.get("PATH"));
        environment.put("HOME", folder.toString());
        Path out = folder.resolve("out");
        Process process = builder.directory(repository.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return new Result(process.exitValue(), Files.readString(out));
    }

    private void git(String line) throws IOException, InterruptedException {
        Result result = run(line);
        assertThat(result.exitCode()).as(result.out()).isZero();
    }

    private void write(String anim) throws IOException {
        Files.writeString(repository.resolve("walk.md5anim"), anim);
    }

    private void commit(String anim) throws IOException, InterruptedException {
        write(anim);
        git("git add . && git commit --quiet --message=a");
    }

    /** The recipes of the documentation, in their order. */
    private static List<String> recipes() throws IOException {
        return RECIPE.matcher(Files.readString(Path.of("docs/command-line.md")))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    @Test
    void changesSinceTheLastCommitAreShown() throws IOException, InterruptedException {
        commit(Samples.ANIM.replace("frame 3 { 3 }", "frame 3 { 5 }"));
        Files.writeString(repository.resolve("new.md5anim"), Samples.ANIM);
        git("git add new.md5anim");
        write(Samples.ANIM.replace("( 10 0 0 ) ( 0 0 0 )", "( 12 0 0 ) ( 0 0 0 )"));
        Result result = run(recipes().getFirst());
        assertThat(result.exitCode()).as(result.out()).isZero();
        assertThat(result.out()).doesNotContain("/dev/null");
        assertThat(result.out().lines())
                .anyMatch(line -> line.endsWith("walk.md5anim → walk.md5anim"))
                .anyMatch(line -> line.startsWith("  joint 1 'arm': Tx 10 → 12 "))
                .anyMatch(line -> line.startsWith("  joint 0 'root': Tx 5 → 3 in frame 3"));
    }

    @Test
    void changeOfTheLastCommitIsAFailure() throws IOException, InterruptedException {
        Files.writeString(repository.resolve("new.md5anim"), Samples.ANIM);
        commit(Samples.ANIM.replace("frame 3 { 3 }", "frame 3 { 5 }"));
        Result result = run(recipes().getLast());
        assertThat(result.out()).contains("joint 0 'root': Tx 3 → 5 in frame 3").doesNotContain("/dev/null");
        assertThat(result.exitCode()).isNotZero();
    }

    @Test
    void formattingIsNoFailure() throws IOException, InterruptedException {
        Files.writeString(repository.resolve("new.md5anim"), Samples.ANIM);
        commit(Samples.ANIM.replace("frame 3 { 3 }", "frame 3 {\n\t3.000\n}"));
        Result result = run(recipes().getLast());
        assertThat(result.out()).contains("no differences");
        assertThat(result.exitCode()).isZero();
    }
}
