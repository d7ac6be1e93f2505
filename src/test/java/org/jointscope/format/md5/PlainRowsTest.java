package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.jointscope.diagnostics.Issue;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.testing.Corpus;
import org.jointscope.text.SourceText;
import org.junit.jupiter.api.Test;

/** Rows that are read at once have the content and the issues of those that are read by token. */
class PlainRowsTest {

    private static final int MUTANTS = 4000;

    private static final String CHARACTERS = "0123456789.-+e()\"/{}vt #\t\r\n";

    /** A comment in a row prevents that it is read at once. */
    private static final Pattern KEYWORD = Pattern.compile("\\b(vert|tri|weight)(?= )");

    @Test
    void damagedMeshesAreReadTheSame() {
        Random random = new Random(7);
        for (int i = 0; i < MUTANTS; i++) {
            assertSameMesh(mutant(Texts.MESH, random));
        }
    }

    @Test
    void damagedAnimationsAreReadTheSame() {
        Random random = new Random(8);
        for (int i = 0; i < MUTANTS; i++) {
            assertSameAnim(mutant(Texts.ANIM, random).getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void realMeshesAreReadTheSame() throws IOException {
        for (Path file : Corpus.files("md5mesh")) {
            assertSameMesh(Files.readString(file, StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void realAnimationsAreReadTheSame() throws IOException {
        for (Path file : Corpus.files("md5anim")) {
            assertSameAnim(Files.readAllBytes(file));
        }
    }

    /** A text with up to three other characters. */
    private static String mutant(String text, Random random) {
        StringBuilder mutant = new StringBuilder(text);
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(mutant.length());
            char character = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
            switch (random.nextInt(3)) {
                case 0 -> mutant.setCharAt(at, character);
                case 1 -> mutant.insert(at, character);
                default -> mutant.deleteCharAt(at);
            }
        }
        return mutant.toString();
    }

    private static void assertSameMesh(String text) {
        String slow = KEYWORD.matcher(text).replaceAll("$1/**/");
        ReadResult<Md5Mesh> expected = mesh(slow);
        ReadResult<Md5Mesh> actual = mesh(text);
        assertThat(tables(actual)).as(text).isDeepEqualTo(tables(expected));
        assertThat(locations(actual.issues())).as(text).isEqualTo(locations(expected.issues()));
    }

    private static ReadResult<Md5Mesh> mesh(String text) {
        return Md5MeshReader.read(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static Object[][] tables(ReadResult<Md5Mesh> read) {
        return read.model().meshes().stream().map(PlainRowsTest::tables).toArray(Object[][]::new);
    }

    private static Object[] tables(Mesh mesh) {
        return new Object[] {
            integers(mesh.vertices()),
            mesh.vertices().numbers(),
            integers(mesh.triangles()),
            integers(mesh.weights()),
            mesh.weights().numbers()
        };
    }

    /** The comments move the columns of a second row in a line. */
    private static int[] integers(MeshRows rows) {
        int[] integers = rows.integers().clone();
        for (int row = 1; row < rows.size(); row++) {
            if (rows.location(row).line() == rows.location(row - 1).line()) {
                integers[row * rows.width() + 1] = 0;
            }
        }
        return integers;
    }

    /** The comments move the columns. */
    private static List<String> locations(List<Issue> issues) {
        return issues.stream()
                .flatMap(issue -> issue.findings().stream())
                .map(finding -> finding.code() + " " + finding.location().line())
                .toList();
    }

    /** The values of frames are read one by one if their locations are recorded. */
    private static void assertSameAnim(byte[] bytes) {
        ReadResult<Md5Anim> expected = Md5AnimReader.read(new SourceText(bytes), new Trace(true));
        ReadResult<Md5Anim> actual = Md5AnimReader.read(bytes);
        assertThat(frames(actual)).isDeepEqualTo(frames(expected));
        assertThat(actual.issues()).hasToString(expected.issues().toString());
    }

    private static Object[][] frames(ReadResult<Md5Anim> read) {
        return read.model().frames().stream()
                .map(frame -> new Object[] {
                    frame.number(), frame.location(), frame.sharedValues(), frame.lineStarts(), frame.lines()
                })
                .toArray(Object[][]::new);
    }
}
