package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class RepackCommandTest {

    /** Two floats too many, of which the arm takes the last, which never changes. */
    private static final String LOOSE =
            """
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

    @TempDir private Path folder;
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
        assertThat(Files.readString(Path.of(out)))
                .isEqualTo(
                        """
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
        assertThat(said(run))
                .containsExactly("IN -> OUT: 2 floats a frame, before 4; no pose changes");
        assertThat(run.out()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(Path.of(in)).hasContent(LOOSE);
    }

    @Test
    void stillComponentsAreCleared() {
        Run run = Run.of("repack", in, "-o", out, "--clear-still");
        assertThat(said(run))
                .containsExactly(
                        "IN -> OUT: 1 float a frame, before 4; 1 bit cleared; no pose changes");
    }

    @Test
    void toleranceSaysHowFarJointsMove() {
        Run run = Run.of("repack", in, "-o", out, "--tolerance", "1.5,0");
        assertThat(said(run))
                .containsExactly(
                        "IN -> OUT: 0 floats a frame, before 4; 2 bits cleared",
                        "  moved at most: root in frame 1, by 1 units (10 % of the skeleton)");
        assertThat(Run.of("repack", in, "-o", out, "--force", "--tolerance", "id").err())
                .contains("1 bit cleared; no pose changes");
    }

    @Test
    void allComponentsAreSet() throws IOException {
        Run run = Run.of("repack", in, "-o", out, "--all-components");
        assertThat(said(run))
                .containsExactly(
                        "IN -> OUT: 12 floats a frame, before 4; 10 bits set; no pose changes");
        assertThat(Files.readString(Path.of(out))).contains("\t1.5 0 0 0 0 0.5\n\t10 0 0 0 0 0\n");
    }

    @Test
    void startsAreRenumbered() throws IOException {
        Run run = Run.of("repack", in, "-o", out, "--renumber-starts");
        assertThat(said(run))
                .containsExactly(
                        "IN -> OUT: 2 floats a frame, before 4",
                        "  moved at most: arm in frame 0, by 5.7 units (57 % of the skeleton)");
        assertThat(Files.readString(Path.of(out))).contains("\t7\n\t1.5\n", "\t7\n\t2\n");
    }

    @Test
    void orientationIsNegated() throws IOException {
        Run run = Run.of("repack", in, "-o", out, "--negate", "root:1");
        assertThat(said(run))
                .containsExactly(
                        "IN -> OUT: 3 floats a frame, before 4; 1 bit set",
                        "  moved at most: arm in frame 1, by 17.3 units (173 % of the skeleton)",
                        "  turned at most: root in frame 1, by 120 degrees");
        assertThat(Files.readString(Path.of(out))).contains("\t1.5 0.5\n", "\t2 -0.5\n");
    }

    @ParameterizedTest
    @CsvSource({
        "tail, it has no joint 'tail'",
        "root:1-2, it has no frame 2; its last frame is frame 1"
    })
    void jointsAndFramesThatAreNotThereAreSaid(String negation, String reason) {
        Run run = Run.of("repack", in, "-o", out, "--negate", negation);
        assertThat(said(run)).containsExactly("jointscope: IN: " + reason);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void frame0BecomesTheBaseframe() throws IOException {
        Run run = Run.of("repack", in, "-o", out, "--rebase", "frame0", "--clear-still");
        assertThat(said(run))
                .containsExactly(
                        "IN -> OUT: 1 float a frame, before 4; 1 bit cleared; no pose changes",
                        "  Doom 3, which takes the root from the baseframe, puts it elsewhere by"
                                + " ( -0.5 0 0 )");
        assertThat(Files.readString(Path.of(out))).contains("\t( 1.5 0 0 ) ( 0 0 0.5 )\n");
    }

    @Test
    void meshLendsBindPoseBoundsAndJoints() throws IOException {
        String mesh = Samples.mesh(folder);
        Run run =
                Run.of(
                        "repack",
                        in,
                        "-o",
                        out,
                        "--mesh",
                        mesh,
                        "--rebase=bind",
                        "--bounds",
                        "--match-mesh");
        assertThat(said(run).getFirst())
                .isEqualTo("IN -> OUT: 4 floats a frame, before 4; 2 bits set; no pose changes");
        assertThat(Files.readString(Path.of(out)))
                .contains(
                        "\t( 0 0 0.5 ) ( 0 0 0 )\n\t( 10 0 -0.5 ) ( 0 0 0 )\n",
                        "\t1.5 0 0.5\n\t0\n");
        assertThat(Files.readString(Path.of(out)))
                .contains("\t( 1.5 -0.866026 0 ) ( 2.366026 0.5 0 )\n");
    }

    @Test
    void jointsOfTheMeshAreTakenOver() throws IOException {
        String mesh =
                Samples.write(folder, "b.md5mesh", Samples.MESH.replace("\"arm\"", "\"Arm\""));
        Run run = Run.of("repack", in, "-o", out, "--mesh", mesh, "--match-mesh");
        assertThat(said(run))
                .containsExactly(
                        "IN -> OUT: 2 floats a frame, before 4; no pose changes",
                        "  joints renamed: arm becomes Arm");
        assertThat(Files.readString(Path.of(out))).contains("\t\"Arm\"\t0 4 1\t// root ( Tz )");
    }

    @Test
    void meshOfAnotherModelIsSaid() throws IOException {
        String mesh =
                Samples.write(
                        folder,
                        "b.md5mesh",
                        Samples.MESH.replace("\"root\"", "\"a\"").replace("\"arm\"", "\"b\""));
        Run run = Run.of("repack", in, "-o", out, "--mesh", mesh, "--bounds");
        assertThat(said(run))
                .contains("  it was not made for the mesh: its joint 0 is 'root', the mesh's 'a'");
    }

    @Test
    void lossesAreSaid() throws IOException {
        String damaged =
                LOOSE.replace("1.50", "nan")
                        .replace("numFrames 2", "numFrames 3")
                        .replace("frame 1", "frame 5")
                        .concat("more");
        in = Samples.write(folder, "in.md5anim", damaged);
        Run run = Run.of("repack", in, "-o", out);
        assertThat(said(run))
                .containsExactly(
                        "IN -> OUT: 2 floats a frame, before 4; no pose changes",
                        "  text goes that belongs to no part of an animation",
                        "  numbers that could not be read become the baseframe's, or 0",
                        "  the header was incomplete or wrong, and is not any more",
                        "  the frames are numbered anew, in the order of the file");
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
                        "  line ends are now LF, or CRLF if most lines ended in CRLF",
                        "  the byte order mark is removed");
        assertThat(Files.readString(Path.of(out))).startsWith("MD5Version 10\r\n");
    }

    @Test
    void boundsRowsStayWithTheFramesThatArePrinted() throws IOException {
        String removed =
                LOOSE.replace("frame 0", "frame 2")
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
                        "IN -> OUT: 2 floats a frame, before 4; no pose changes",
                        "  the frames are numbered anew, in the order of the file",
                        "  bounds rows at the old frame numbers are kept, rows without a frame"
                                + " removed");
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
                        "IN -> OUT: 2 floats a frame, before 4; no pose changes",
                        "  flag bits without a component are cleared: arm");
    }

    @Test
    void jsonSaysTheSame() throws IOException {
        in = Samples.write(folder, "in.md5anim", LOOSE.replace("0 0 0.5 )", "0 0 0 )"));
        String missing = folder.resolve("no.md5anim").toString();
        Run run =
                Run.of(
                        "repack",
                        in,
                        missing,
                        "--out-dir",
                        folder.resolve("new").toString(),
                        "--tolerance",
                        "1.5,0",
                        "--json");
        assertThat(new ObjectMapper().readTree(run.out()))
                .isEqualTo(
                        new ObjectMapper()
                                .readTree(
                                        """
                                        {"files": [{
                                          "path": "%s", "output": "%s",
                                          "floatsBefore": 4, "floatsAfter": 0,
                                          "bitsCleared": 2, "bitsSet": 0,
                                          "poseChanged": true,
                                          "moved": {"joint": "root", "frame": 1,
                                            "units": 1, "share": 0.1},
                                          "notes": [], "losses": []}],
                                        "failed": [{"path": "%s",
                                          "reason": "there is no such file"}]}
                                        """
                                                .formatted(
                                                        in,
                                                        folder.resolve("new/in.md5anim"),
                                                        missing)));
        assertThat(run.err().lines())
                .containsExactly("jointscope: " + missing + ": there is no such file");
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
                        in
                                + " -> "
                                + to.resolve("in.md5anim")
                                + ": 2 floats a frame, before 4; no pose changes",
                        "jointscope: " + page + ": it is no .md5anim",
                        "jointscope: " + mesh + ": it is no .md5anim",
                        "jointscope: " + empty + ": there are no joints in it");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(to.toFile().list()).containsExactly("in.md5anim");
    }

    @Test
    void animationWithMoreRowsThanAreReadIsNotRepacked() throws IOException {
        Files.writeString(
                Path.of(in), "MD5Version 10\nhierarchy {\n" + "a\n".repeat((1 << 17) + 1) + "}\n");
        Run run = Run.of("repack", in, "-o", out);
        assertThat(run.err()).contains("it has more rows than Jointscope reads");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void filesThatAreThereStayUnlessForced() throws IOException {
        Files.writeString(Path.of(out), "old");
        Run run = Run.of("repack", in, "-o", out);
        assertThat(said(run))
                .containsExactly("jointscope: OUT: it is there already; --force replaces it");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(Path.of(out)).hasContent("old");
        assertThat(Run.of("repack", in, "-o", out, "--force").exitCode()).isZero();
        assertThat(Path.of(out + ".bak")).hasContent("old");
        assertThat(Files.readString(Path.of(out))).startsWith("MD5Version 10");
    }

    @Test
    void inputIsNeverOverwrittenByAccident() throws IOException {
        for (List<String> target :
                List.of(List.of("-o", in), List.of("--out-dir", folder.toString()))) {
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
        Run json = Run.of("repack", in, "-o", in, "--force", "--json", "--clear-still");
        assertThat(json.out()).contains("\"backup\"").contains("in.md5anim.bak3");
    }

    @Test
    void twoFilesOfOneNameAreWrongUse() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        String second = Samples.write(other, "in.md5anim", LOOSE);
        Run run = Run.of("repack", in, second, "--out-dir", folder.resolve("new").toString());
        assertThat(run.err())
                .startsWith(in + " and " + second + " would both be written to " + folder);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(folder.resolve("new")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--all-components --clear-still | --all-components sets the bits",
                "--all-components --tolerance=id | --all-components sets the bits",
                "--bounds | --match-mesh, --bounds and --rebase=bind need --mesh.",
                "--match-mesh | --match-mesh, --bounds and --rebase=bind need --mesh.",
                "--rebase=bind | --match-mesh, --bounds and --rebase=bind need --mesh.",
                "--rebase=frame1 | Invalid value for option '--rebase'",
                "--tolerance=1 | Invalid value for option '--tolerance'",
                "--tolerance=1,-1 | Invalid value for option '--tolerance'",
                "--tolerance=1,x | Invalid value for option '--tolerance'",
                "--negate=a:3-2 | Invalid value for option '--negate'",
                "--out-dir=x | Error: --output=OUT, --out-dir=DIR are mutually exclusive",
            })
    void contradictionsAreWrongUse(String options, String message) {
        Run run = Run.of(("repack " + in + " -o " + out + " " + options).split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith(message).contains("Usage: jointscope repack");
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void targetHasToBeNamedAndFitsOneFile() throws IOException {
        assertThat(Run.of("repack", in).err()).startsWith("Error: Missing required argument");
        String other = Samples.anim(folder);
        assertThat(Run.of("repack", in, other, "-o", out).err())
                .startsWith("-o takes one animation; --out-dir takes several.");
    }

    @Test
    void whatCannotBeWrittenIsSaid() throws IOException {
        String nowhere = folder.resolve("no/out.md5anim").toString();
        assertThat(Run.of("repack", in, "-o", nowhere).err().lines())
                .containsExactly("jointscope: " + nowhere + ": there is no such folder");
        String file = Samples.write(folder, "file", "");
        assertThat(Run.of("repack", in, "--out-dir", file).err())
                .contains(": " + file + " is no folder");
        String mesh = folder.resolve("no.md5mesh").toString();
        assertThat(Run.of("repack", in, "-o", out, "--bounds", "--mesh", mesh).err().lines())
                .containsExactly("jointscope: " + mesh + ": there is no such file");
        assertThat(Run.of("repack", in, "-o", out, "--bounds", "--mesh", in).err().lines())
                .containsExactly("jointscope: " + in + ": it is no .md5mesh");
        assertThat(Path.of(out)).doesNotExist();
    }

    private List<String> said(Run run) {
        return run.err().lines().map(line -> line.replace(in, "IN").replace(out, "OUT")).toList();
    }
}
