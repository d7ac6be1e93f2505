package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepackCommandTest {

    /** Two components too many; the arm reads the last, which never changes. */
    private static final String LOOSE = """
        MD5Version 10
        commandline "anim"
        numFrames 2
        numJoints 2
        frameRate 24
        numAnimatedComponents 4
        hierarchy {
        "root" -1 1 1
        "arm" 0 4 3
        }
        bounds {
        ( 0 0 0 ) ( 1 1 1 )
        ( 0 0 0 ) ( 1 1 1 )
        }
        baseframe {
        ( 1 0 0 ) ( 0 0 0.5 )
        ( 10 0 0 ) ( 0 0 0 )
        }
        frame 0 { 7 1.50 7 0.000 }
        frame 1 { 7 2e0 7 0 }
        """;

    @TempDir
    private Path folder;

    private String in;
    private String out;

    @BeforeEach
    void writeFile() throws IOException {
        in = Samples.write(folder, "in.md5anim", LOOSE);
        out = folder.resolve("out.md5anim").toString();
    }

    @Test
    void animationIsPackedAndLaidOutAsIdsExporterDoes() throws IOException {
        Run run = Run.of("repack", in, "-o", out);
        assertThat(Files.readString(Path.of(out))).isEqualTo("""
            MD5Version 10
            commandline "anim"

            numFrames 2
            numJoints 2
            frameRate 24
            numAnimatedComponents 2

            hierarchy {
            \t"root"\t-1 1 0\t// ( Tx )
            \t"arm"\t0 4 1\t// root ( Tz )
            }

            bounds {
            \t( 0 0 0 ) ( 1 1 1 )
            \t( 0 0 0 ) ( 1 1 1 )
            }

            baseframe {
            \t( 1 0 0 ) ( 0 0 0.5 )
            \t( 10 0 0 ) ( 0 0 0 )
            }

            frame 0 {
            \t1.5
            \t0
            }

            frame 1 {
            \t2
            \t0
            }
            """);
        assertThat(said(run)).containsExactly("IN → OUT: 4 → 2 components per frame, poses unchanged");
        assertThat(run.out()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(Path.of(in)).hasContent(LOOSE);
    }

    @Test
    void stillComponentsAreCleared() {
        Run run = Run.of("repack", in, "-o", out, "--clear-redundant");
        assertThat(said(run)).containsExactly("IN → OUT: 4 → 1 component per frame, 1 bit cleared, poses unchanged");
    }

    @Test
    void formerNameOfAnOptionIsAccepted() {
        Run run = Run.of("repack", in, "-o", out, "--clear-still");
        assertThat(said(run)).containsExactly("IN → OUT: 4 → 1 component per frame, 1 bit cleared, poses unchanged");
        assertThat(Run.of("repack", "--help").out()).doesNotContain("--clear-still");
        Run both = Run.of("repack", in, "-o", out, "--all-components", "--clear-still");
        assertThat(both.err()).contains("--clear-redundant").doesNotContain("--clear-still");
    }

    @Test
    void toleranceSaysHowFarJointsMove() {
        Run run = Run.of("repack", in, "-o", out, "--tolerance", "1.5,0");
        assertThat(said(run))
                .startsWith(
                        "IN → OUT: 4 → 0 components per frame, 2 bits cleared",
                        "  largest change of position: root in frame 1, 1 unit (10% of the" + " skeleton's size)")
                .filteredOn(line -> line.endsWith("animated component, even if no joint moves."))
                .containsExactly("  Yamagi Quake II Remaster rejects the result: Requires at least one"
                        + " animated component, even if no joint moves.");
        assertThat(Run.of("repack", in, "-o", out, "--force", "--tolerance", "id")
                        .err())
                .contains("1 bit cleared, poses unchanged");
    }

    @Test
    void allComponentsAreSet() throws IOException {
        Run run = Run.of("repack", in, "-o", out, "--all-components");
        assertThat(said(run)).containsExactly("IN → OUT: 4 → 12 components per frame, 10 bits set, poses unchanged");
        assertThat(Files.readString(Path.of(out))).contains("\t1.5 0 0 0 0 0.5\n\t10 0 0 0 0 0\n");
    }

    @Test
    void startsAreRenumbered() throws IOException {
        Run run = Run.of("repack", in, "-o", out, "--renumber-starts");
        assertThat(said(run))
                .containsExactly(
                        "IN → OUT: 4 → 2 components per frame",
                        "  largest change of position: arm in frame 0, 5.7 units (57% of the" + " skeleton's size)");
        assertThat(Files.readString(Path.of(out))).contains("\t7\n\t1.5\n", "\t7\n\t2\n");
    }

    @Test
    void orientationIsNegated() throws IOException {
        Run run = Run.of("repack", in, "-o", out, "--negate", "root:1");
        assertThat(said(run))
                .containsExactly(
                        "IN → OUT: 4 → 3 components per frame, 1 bit set",
                        "  largest change of position: arm in frame 1, 17.3 units (173% of the" + " skeleton's size)",
                        "  largest rotation: root in frame 1, 120°");
        assertThat(Files.readString(Path.of(out))).contains("\t1.5 0.5\n", "\t2 -0.5\n");
    }

    @ParameterizedTest
    @CsvSource({"tail, no joint 'tail'", "root:1-2, no frame 2; the last frame is 1"})
    void jointsAndFramesThatAreNotThereAreSaid(String negation, String reason) {
        Run run = Run.of("repack", in, "-o", out, "--negate", negation);
        assertThat(said(run)).containsExactly("jointscope: IN: " + reason);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void frame0BecomesTheBaseframe() throws IOException {
        Run run = Run.of("repack", in, "-o", out, "--rebase", "frame0", "--clear-redundant");
        assertThat(said(run))
                .containsExactly(
                        "IN → OUT: 4 → 1 component per frame, 1 bit cleared, poses unchanged",
                        "  Doom 3 uses the root's position relative to the baseframe and shows"
                                + " the model shifted by ( -0.5 0 0 ) units");
        assertThat(Files.readString(Path.of(out))).contains("\t( 1.5 0 0 ) ( 0 0 0.5 )\n");
    }

    @Test
    void meshLendsBindPoseBoundsAndJoints() throws IOException {
        String mesh = Samples.mesh(folder);
        Run run = Run.of("repack", in, "-o", out, "--mesh", mesh, "--rebase=bind", "--bounds", "--match-mesh");
        assertThat(said(run).getFirst()).isEqualTo("IN → OUT: 4 → 4 components per frame, 2 bits set, poses unchanged");
        assertThat(Files.readString(Path.of(out)))
                .contains("\t( 0 0 0.5 ) ( 0 0 0 )\n\t( 10 0 -0.5 ) ( 0 0 0 )\n", "\t1.5 0 0.5\n\t0\n");
        assertThat(Files.readString(Path.of(out))).contains("\t( 1.5 -0.866026 0 ) ( 2.366026 0.5 0 )\n");
    }

    @Test
    void jointsOfTheMeshAreTakenOver() throws IOException {
        String mesh = Samples.write(folder, "b.md5mesh", Samples.MESH.replace("\"arm\"", "\"Arm\""));
        Run run = Run.of("repack", in, "-o", out, "--mesh", mesh, "--match-mesh");
        assertThat(said(run))
                .containsExactly(
                        "IN → OUT: 4 → 2 components per frame, poses unchanged", "  joints renamed: arm → Arm");
        assertThat(Files.readString(Path.of(out))).contains("\t\"Arm\"\t0 4 1\t// root ( Tz )");
    }

    @Test
    void meshOfAnotherModelIsSaid() throws IOException {
        String mesh = Samples.write(
                folder, "b.md5mesh", Samples.MESH.replace("\"root\"", "\"a\"").replace("\"arm\"", "\"b\""));
        Run run = Run.of("repack", in, "-o", out, "--mesh", mesh, "--bounds");
        assertThat(said(run))
                .contains("  the animation does not match the mesh: joint 0 is 'root' in the"
                        + " animation, 'a' in the mesh");
    }

    @Test
    void lossesAreSaid() throws IOException {
        String damaged = LOOSE.replace("1.50", "nan")
                .replace("numFrames 2", "numFrames 3")
                .replace("frame 1", "frame 5")
                .concat("more");
        in = Samples.write(folder, "in.md5anim", damaged);
        Run run = Run.of("repack", in, "-o", out);
        assertThat(said(run))
                .containsExactly(
                        "IN → OUT: 4 → 2 components per frame, poses unchanged",
                        "  unrecognized text is lost: unknown keywords and anything after the last" + " frame",
                        "  unreadable numbers are replaced: components with the baseframe value, all"
                                + " others with 0",
                        "  missing or wrong header lines are replaced with correct ones",
                        "  frames are renumbered 0, 1, 2 … in file order");
        assertThat(Files.readString(Path.of(out))).contains("frame 0 {\n\t1\n\t0\n}");
    }

    @Test
    void lineEndsStayUnlessTheyDiffer() throws IOException {
        String crlf = LOOSE.replace("\n", "\r\n");
        in = Samples.write(folder, "in.md5anim", crlf);
        Run run = Run.of("repack", in, "-o", out);
        assertThat(said(run)).hasSize(1);
        assertThat(Files.readString(Path.of(out)).lines().count()).isGreaterThan(20);
        assertThat(Files.readString(Path.of(out)).replace("\r\n", "")).doesNotContain("\n");
        in = Samples.write(folder, "in.md5anim", "\uFEFF" + crlf.replaceFirst("\r", ""));
        run = Run.of("repack", in, "-o", out, "--force");
        assertThat(said(run).stream().skip(1))
                .containsExactly(
                        "  all line endings become LF, or CRLF if most lines had CRLF",
                        "  the byte order mark is removed");
        assertThat(Files.readString(Path.of(out))).startsWith("MD5Version 10\r\n");
    }

    @Test
    void boundsRowsStayWithTheFramesThatArePrinted() throws IOException {
        String removed = LOOSE.replace("frame 0", "frame 2")
                .replace("frame 1", "frame 3")
                .replace(
                        "( 1 1 1 )\n}",
                        "( 2 1 1 )\n"
                                + "( 0 0 0 ) ( 3 1 1 )\n"
                                + "( 0 0 0 ) ( 4 1 1 )\n"
                                + "( 0 0 0 ) ( 5 1 1 )\n"
                                + "}");
        in = Samples.write(folder, "in.md5anim", removed);
        Run run = Run.of("repack", in, "-o", out);
        assertThat(said(run))
                .containsExactly(
                        "IN → OUT: 4 → 2 components per frame, poses unchanged",
                        "  frames are renumbered 0, 1, 2 … in file order",
                        "  bounds rows without a frame are removed; each frame keeps the row that"
                                + " its old number refers to");
        assertThat(Files.readString(Path.of(out)))
                .contains("bounds {\n\t( 0 0 0 ) ( 3 1 1 )\n\t( 0 0 0 ) ( 4 1 1 )\n}")
                .contains("frame 0 {", "frame 1 {");
    }

    @Test
    void flagBitsWithoutAComponentAreReported() throws IOException {
        in = Samples.write(folder, "in.md5anim", LOOSE.replace("\"arm\" 0 4 3", "\"arm\" 0 68 3"));
        Run run = Run.of("repack", in, "-o", out);
        assertThat(said(run))
                .containsExactly(
                        "IN → OUT: 4 → 2 components per frame, poses unchanged", "  undefined flag bits cleared: arm");
    }

    @Test
    void enginesThatLoadTheResultDifferentlyAreNamed() throws IOException {
        in = "src/test/resources/org/jointscope/fixtures/most-components-never-change.md5anim";
        Run run = Run.of("repack", in, "-o", out, "--rebase=frame0", "--clear-still");
        assertThat(run.err().lines())
                .filteredOn(line -> line.contains("loads the result differently"))
                .singleElement()
                .asString()
                .startsWith("  Ironwail loads the result differently: Does not read the baseframe");
        Run again = Run.of("repack", out, "-o", folder.resolve("again.md5anim").toString());
        assertThat(again.err()).doesNotContain("Ironwail");
    }

    @Test
    void jsonSaysTheSame() throws IOException {
        in = Samples.write(folder, "in.md5anim", LOOSE.replace("0 0 0.5 )", "0 0 0 )"));
        String missing = folder.resolve("no.md5anim").toString();
        Run run = Run.of(
                "repack", in, missing, "--out-dir", folder.resolve("new").toString(), "--tolerance", "1.5,0", "--json");
        assertThat(new ObjectMapper().readTree(run.out()))
                .isEqualTo(new ObjectMapper().readTree("""
                    {"files": [{
                      "path": "%s", "output": "%s",
                      "componentsBefore": 4, "componentsAfter": 0,
                      "bitsCleared": 2, "bitsSet": 0,
                      "poseChanged": true,
                      "moved": {"joint": "root", "frame": 1,
                        "units": 1, "share": 0.1},
                      "engines": [
                        {"engine": "ironwail",
                          "rule": "baseframe-ignored", "effect": "warns"},
                        {"engine": "yquake2remaster",
                          "rule": "components-none", "effect": "rejects"}],
                      "notes": [], "losses": []}],
                    "failed": [{"path": "%s",
                      "reason": "file not found"}]}
                    """.formatted(in, folder.resolve("new/in.md5anim"), missing)));
        assertThat(run.err().lines()).containsExactly("jointscope: " + missing + ": file not found");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void oneBadFileDoesNotStopTheOthers() throws IOException {
        String page = Samples.write(folder, "page.md5anim", "<html></html>");
        String mesh = Samples.mesh(folder);
        String empty = Samples.write(folder, "empty.md5anim", "MD5Version 10\nnumFrames 0\n");
        Path to = folder.resolve("new/deep");
        Run run = Run.of("repack", page, mesh, empty, in, "--out-dir", to.toString());
        assertThat(run.err().lines())
                .containsExactly(
                        in + " → " + to.resolve("in.md5anim") + ": 4 → 2 components per frame, poses unchanged",
                        "jointscope: "
                                + page
                                + ": not a valid .md5anim file: the content is a web page (failed"
                                + " download)",
                        "jointscope: " + mesh + ": not an .md5anim file",
                        "jointscope: "
                                + empty
                                + ": no part of the file can be read: The file has no"
                                + " 'numJoints'.");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(to.toFile().list()).containsExactly("in.md5anim");
    }

    @Test
    void animationWithMoreRowsThanAreReadIsNotRepacked() throws IOException {
        Files.writeString(Path.of(in), "MD5Version 10\nhierarchy {\n" + "a\n".repeat((1 << 17) + 1) + "}\n");
        Run run = Run.of("repack", in, "-o", out);
        assertThat(run.err()).contains("more rows than Jointscope supports");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void filesThatAreThereStayUnlessForced() throws IOException {
        Files.writeString(Path.of(out), "old");
        Run run = Run.of("repack", in, "-o", out);
        assertThat(said(run)).containsExactly("jointscope: OUT: file exists; use --force to overwrite");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(Path.of(out)).hasContent("old");
        assertThat(Run.of("repack", in, "-o", out, "--force").exitCode()).isZero();
        assertThat(Path.of(out + ".bak")).hasContent("old");
        assertThat(Files.readString(Path.of(out))).startsWith("MD5Version 10");
    }

    @Test
    void inputIsNeverOverwrittenByAccident() throws IOException {
        for (List<String> target : List.of(List.of("-o", in), List.of("--out-dir", folder.toString()))) {
            Run run = Run.of("repack", in, target.get(0), target.get(1));
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(Path.of(in)).hasContent(LOOSE);
        }
        assertThat(Run.of("repack", in, "-o", in, "--force").exitCode()).isZero();
        assertThat(Path.of(in + ".bak")).hasContent(LOOSE);
    }

    @Test
    void originalIsKeptHoweverOftenItIsReplaced() throws IOException {
        Run.of("repack", in, "-o", in, "--force");
        String repacked = Files.readString(Path.of(in));
        Run run = Run.of("repack", in, "-o", in, "--force", "--all-components");
        assertThat(Path.of(in + ".bak")).hasContent(LOOSE);
        assertThat(Path.of(in + ".bak2")).hasContent(repacked);
        assertThat(said(run).getFirst()).endsWith("; old file kept as IN.bak2");
        Run unchanged = Run.of("repack", in, "-o", in, "--force", "--json");
        assertThat(unchanged.out()).doesNotContain("\"backup\"");
        Run json = Run.of("repack", in, "-o", in, "--force", "--json", "--clear-redundant");
        assertThat(json.out()).contains("\"backup\"").contains("in.md5anim.bak3");
    }

    @Test
    void twoFilesOfOneNameAreWrongUse() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        String second = Samples.write(other, "in.md5anim", LOOSE);
        Run run =
                Run.of("repack", in, second, "--out-dir", folder.resolve("new").toString());
        assertThat(run.err())
                .startsWith("jointscope: " + in + " and " + second + " would both be written to " + folder);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(folder.resolve("new")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--all-components --clear-redundant | --all-components cannot be combined with"
                        + " --clear-redundant or",
                "--all-components --tolerance=id | --all-components cannot be combined with" + " --clear-redundant or",
                "--bounds | --match-mesh, --bounds and --rebase=bind require --mesh.",
                "--match-mesh | --match-mesh, --bounds and --rebase=bind require --mesh.",
                "--rebase=bind | --match-mesh, --bounds and --rebase=bind require --mesh.",
                "--rebase=frame1 | Invalid value for option '--rebase': expected one of frame0, bind, but was 'frame1'",
                "--tolerance=1 | Invalid value for option '--tolerance'",
                "--tolerance=1,-1 | Invalid value for option '--tolerance'",
                "--tolerance=1,x | Invalid value for option '--tolerance'",
                "--negate=a:3-2 | Invalid value for option '--negate'",
                "--out-dir=x | --output=OUT, --out-dir=DIR are mutually exclusive",
            })
    void contradictionsAreWrongUse(String options, String message) {
        Run run = Run.of(("repack " + in + " -o " + out + " " + options).split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("jointscope: " + message)
                .contains("jointscope repack --help describes the options.");
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void targetHasToBeNamedAndFitsOneFile() throws IOException {
        assertThat(Run.of("repack", in).err()).startsWith("jointscope: Missing required argument");
        String other = Samples.anim(folder);
        assertThat(Run.of("repack", in, other, "-o", out).err())
                .startsWith("jointscope: -o accepts only one file; use --out-dir for several files.");
    }

    @Test
    void whatCannotBeWrittenIsSaid() throws IOException {
        String nowhere = folder.resolve("no/out.md5anim").toString();
        assertThat(Run.of("repack", in, "-o", nowhere).err().lines())
                .containsExactly("jointscope: " + nowhere + ": folder not found; create it first");
        String file = Samples.write(folder, "file", "");
        assertThat(Run.of("repack", in, "--out-dir", file).err()).contains(": " + file + " is not a folder");
        String mesh = folder.resolve("no.md5mesh").toString();
        assertThat(Run.of("repack", in, "-o", out, "--bounds", "--mesh", mesh)
                        .err()
                        .lines())
                .containsExactly("jointscope: " + mesh + ": file not found");
        assertThat(Run.of("repack", in, "-o", out, "--bounds", "--mesh", in)
                        .err()
                        .lines())
                .containsExactly("jointscope: " + in + ": not an .md5mesh file");
        assertThat(Path.of(out)).doesNotExist();
    }

    private List<String> said(Run run) {
        return run.err()
                .lines()
                .map(line -> line.replace(in, "IN").replace(out, "OUT"))
                .toList();
    }

    /** Only {@code convert} writes the layout of version 10 with its version. */
    @ParameterizedTest
    @CsvSource({"repack", "rename --joint root=hip", "transform --scale 2"})
    void fileOfTheAlphaIsNotRewritten(String command) throws IOException {
        String alpha = Samples.write(folder, "alpha.md5anim", """
            MD5Version 6
            commandline ""
            numchannels 1
            channel 0 {
                joint "root" attribute "x"
                starttime 0
                endtime 0.041667
                framerate 24
                strings 0
                range 0 0
                keys 2
                    1 2
            }
            """);
        String[] words = (command + " " + alpha + " -o " + out).split(" ");
        Run run = Run.of(words);
        assertThat(run.err()).contains("convert it first (jointscope convert --to 10)");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(Path.of(out)).doesNotExist();
    }
}
