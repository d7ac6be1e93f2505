package org.jointscope.format.write;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.edit.RenameJoint;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.NewName;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A joint that is renamed, and renamed back, leaves the file as it was, whatever the name; or the change is refused.
 */
class OddNamesTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");

    private static final List<String> NAMES = List.of(
            "new",
            " lead",
            "trail ",
            " both  ",
            "  ",
            "a  b",
            "//",
            "a // b",
            "/*",
            "*/ a",
            "{",
            "} joints {",
            "( 1 2 3 )",
            "a ( x )",
            "12",
            "-1",
            "mesh",
            "frame 0 {",
            "frame",
            "joints",
            "hierarchy",
            "b.",
            "b/c",
            "a\\",
            "'a",
            "\u200d",
            "\uD83E\uDDB4",
            "a\\b",
            "it's",
            "näme",
            "骨",
            "a\u00a0",
            "a\u2003");

    private static final String MESH = """
        MD5Version 10
        commandline ""

        numJoints 3
        numMeshes 0

        joints {
        	"a"	-1 ( 0 0 0 ) ( 0 0 0 )	//
        	%s	0 ( 1 0 0 ) ( 0 0 0 )	// a
        	"c"	1 ( 2 0 0 ) ( 0 0 0 )	// b ( Tx )
        }
        """;

    private static final String ANIM = """
        MD5Version 10
        commandline ""

        numFrames 1
        numJoints 3
        frameRate 24
        numAnimatedComponents 1

        hierarchy {
        	"a"	-1 1 0	//
        	%s	0 0 0	// a
        	"c"	1 0 0	// b ( Tx )
        }

        bounds {
        	( 0 0 0 ) ( 1 1 1 )
        }

        baseframe {
        	( 0 0 0 ) ( 0 0 0 )
        	( 0 0 0 ) ( 0 0 0 )
        	( 0 0 0 ) ( 0 0 0 )
        }

        frame 0 {
        	1
        }
        """;

    @ParameterizedTest
    @ValueSource(strings = {"md5mesh", "md5anim"})
    void filesOfTheCorpusStayAsTheyWere(String extension) throws IOException {
        for (Path file : Corpus.files(extension)) {
            if (Files.size(file) < 60_000) {
                assertInvertible(file);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"md5mesh", "md5anim"})
    void damagedFilesStayAsTheyWere(String extension) throws IOException {
        try (Stream<Path> files = Files.list(FIXTURES)) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(extension)).toList()) {
                assertInvertible(file);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"b", "\"b", "b\"", "\"b\"\"", "b\"x", "b\" \"", "\"b\"x"})
    void nameThatLacksAQuoteIsNeverChangedIntoAnother(String written) {
        for (String file : List.of(MESH, ANIM)) {
            byte[] bytes = file.formatted(written).getBytes(UTF_8);
            assertInvertible(bytes, read(bytes, file.equals(MESH)), written);
        }
    }

    /** The end of such a name is not certain, so the file must be repaired first. */
    @ParameterizedTest
    @ValueSource(strings = {"\"b", "b\"", "b\"x"})
    void nameThatLacksOneQuoteStays(String written) {
        for (String file : List.of(MESH, ANIM)) {
            byte[] bytes = file.formatted(written).getBytes(UTF_8);
            String name = read(bytes, file.equals(MESH)).jointRows().get(1).name();
            assertThat(renamed(bytes, name, "arm")).isEmpty();
        }
    }

    @Test
    void everyNameCanBeGiven() {
        for (String file : List.of(MESH, ANIM)) {
            byte[] bytes = file.formatted("\"b\"").getBytes(UTF_8);
            assertThat(NAMES).allMatch(odd -> NewName.fault(odd).isEmpty());
            assertThat(NAMES).allMatch(odd -> renamed(bytes, "b", odd).isPresent());
            assertInvertible(bytes, read(bytes, file.equals(MESH)), "b");
        }
    }

    @Test
    void everyNameCanReplaceOneWithoutQuotes() {
        for (String file : List.of(MESH, ANIM)) {
            byte[] bytes = file.formatted("b").getBytes(UTF_8);
            for (String odd : NAMES) {
                assertThat(renamed(bytes, "b", odd)).as(odd).isPresent();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"\"b\", \"new\"", "b, new"})
    void quotesStayAsTheyAre(String written, String expected) {
        for (String file : List.of(MESH, ANIM)) {
            byte[] bytes = file.formatted(written).getBytes(UTF_8);
            assertThat(renamed(bytes, "b", "new").map(OddNamesTest::text))
                    .contains(file.formatted(expected).replace("// b (", "// new ("));
        }
    }

    @Test
    void nameWithoutQuotesGetsThemIfItNeedsThem() {
        for (String file : List.of(MESH, ANIM)) {
            byte[] bytes = file.formatted("b").getBytes(UTF_8);
            assertThat(renamed(bytes, "b", "the b").map(OddNamesTest::text))
                    .contains(file.formatted("\"the b\"").replace("// b (", "// the b ("));
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, UTF_8);
    }

    private static void assertInvertible(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        ModelFile model = read(bytes, file.toString().endsWith("mesh"));
        assertInvertible(bytes, model, file.toString());
    }

    private static void assertInvertible(byte[] bytes, ModelFile model, String file) {
        List<? extends JointRow> rows = model.jointRows();
        List<String> names = new ArrayList<>(rows.stream().map(JointRow::name).toList());
        for (int joint : IntStream.of(0, rows.size() / 2).distinct().toArray()) {
            for (String odd : joint < 0 || joint >= rows.size() ? List.<String>of() : NAMES) {
                String name = names.get(joint);
                boolean unquoted = !text(bytes).contains('"' + name + '"');
                if (names.contains(odd) || name.isEmpty() || unquoted && !odd.equals("new")) {
                    continue;
                }
                Optional<byte[]> there = renamed(bytes, name, odd);
                if (there.isPresent()) {
                    assertThat(renamed(there.get(), odd, name))
                            .as("%s: '%s' to '%s' and back", file, name, odd)
                            .hasValueSatisfying(back -> assertThat(back).isEqualTo(bytes));
                }
            }
        }
    }

    private static ModelFile read(byte[] bytes, boolean mesh) {
        return mesh
                ? Md5MeshReader.read(bytes).model()
                : Md5AnimReader.read(bytes).model();
    }

    /** Empty if the change cannot be written. */
    private static Optional<byte[]> renamed(byte[] bytes, String from, String to) {
        RenameJoint edit = new RenameJoint(from, to);
        if (text(bytes).contains("hierarchy {")) {
            Rewritten<?> rewritten = new AnimRewriter(bytes)
                    .rewrite(edit.applyTo(Md5AnimReader.read(bytes).model()));
            return rewritten.losses().isEmpty() ? Optional.of(rewritten.bytes()) : Optional.empty();
        }
        return new MeshRewriter(bytes)
                .rewrite(edit.applyTo(Md5MeshReader.read(bytes).model()))
                .filter(rewritten -> rewritten.losses().isEmpty())
                .map(Rewritten::bytes);
    }
}
