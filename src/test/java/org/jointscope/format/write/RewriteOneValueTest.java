package org.jointscope.format.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jointscope.edit.Changes;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Written;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.Corpus;
import org.jointscope.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An edit of one value changes the line that the value stands on, and no other byte. */
class RewriteOneValueTest {

    private static final int ROUNDS = 3;

    static List<Path> corpus() {
        return Corpus.files("md5anim");
    }

    static List<Path> fixtures() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/resources/org/jointscope/fixtures"))) {
            return files.filter(file -> file.toString().endsWith(".md5anim"))
                    // A file of the Doom 3 alpha is written as a whole.
                    .filter(file -> !file.getFileName().toString().matches("(version-6|layout-of-the-alpha).*"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void oneLineOfARealFileDiffers(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        assertThat(lossyEdits(bytes, file.hashCode())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"walk.md5anim", "idle.md5anim", "look.md5anim"})
    void oneLineOfTheSampleDiffers(String name) throws IOException {
        try (InputStream in = Md5Anim.class.getResourceAsStream("/org/jointscope/sample/" + name)) {
            assertThat(lossyEdits(in.readAllBytes(), 1)).isEmpty();
        }
    }

    @Test
    void oneLineOfADamagedFileDiffersUnlessItsRowLacksAValue() throws IOException {
        Map<String, List<String>> lossy = new TreeMap<>();
        for (Path file : fixtures()) {
            List<String> edits = lossyEdits(Files.readAllBytes(file), 3);
            if (!edits.isEmpty()) {
                lossy.put(file.getFileName().toString(), edits);
            }
        }
        assertThat(lossy)
                .containsOnlyKeys("bounds-row-without-its-maximum.md5anim", "cut-short-in-the-hierarchy.md5anim");
        assertThat(lossy.values())
                .allSatisfy(edits -> assertThat(edits).allMatch(edit -> edit.endsWith("[UNREADABLE_NUMBERS]")));
    }

    /** Makes edits, each alone; those that cost something are returned. */
    private static List<String> lossyEdits(byte[] bytes, int seed) {
        List<String> lossy = new ArrayList<>();
        Random random = new Random(seed);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        assertThat(new AnimRewriter(bytes).rewrite(anim).bytes()).isSameAs(bytes);
        for (int round = 0; round < ROUNDS; round++) {
            for (EditedLine edit : EditedLine.oneOfEveryKind(anim, random)) {
                Md5Anim edited = edit.edit().applyTo(anim);
                Rewritten<Md5Anim> rewritten = new AnimRewriter(bytes).rewrite(edited);
                if (rewritten.losses().isEmpty()) {
                    assertThat(differingLines(bytes, rewritten.bytes()))
                            .as("%s", edit)
                            .containsExactly(edit.line());
                    assertReadsAs(edited, rewritten.bytes());
                } else {
                    lossy.add(edit.edit() + " " + rewritten.losses());
                }
            }
        }
        return lossy;
    }

    private static void assertReadsAs(Md5Anim edited, byte[] bytes) {
        Md5Anim read = Md5AnimReader.read(bytes).model();
        if (!new Changes(edited, read).isEmpty()) {
            assertThat(Written.lines(read)).isEqualTo(Written.lines(edited));
        }
    }

    /** Numbers of the lines, from 1; −1 in front if there are more or fewer than before. */
    private static List<Integer> differingLines(byte[] before, byte[] after) {
        List<String> old = lines(before);
        List<String> edited = lines(after);
        List<Integer> differing = new ArrayList<>();
        if (old.size() != edited.size()) {
            differing.add(-1);
        }
        for (int i = 0; i < Math.min(old.size(), edited.size()); i++) {
            if (!old.get(i).equals(edited.get(i))) {
                differing.add(i + 1);
            }
        }
        return differing;
    }

    private static List<String> lines(byte[] bytes) {
        String end = SourceText.lineEnd(bytes) == '\r' ? "\r" : "\n";
        return Arrays.asList(new String(bytes, StandardCharsets.ISO_8859_1).split(end, -1));
    }
}
