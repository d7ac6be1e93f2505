package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PoseCommandTest {

    @TempDir
    private Path folder;

    @Test
    void cameraHasNoJointsToPose() throws IOException {
        Run run = Run.of("pose", Samples.write(folder, "a.md5camera", Samples.CAMERA));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("a.md5camera is a camera animation and has no joints.");
    }

    @Test
    void animHasExactlyTheseMembers() throws IOException {
        Run run = Run.of("pose", Samples.anim(folder), "--frame", "1.5", "--json");
        assertThat(json(run)).isEqualTo(new ObjectMapper().readTree("""
            {"frame": 1.5, "joints": [
              {"name": "root", "parent": -1,
                "position": [1.5, 0, 0],
                "orientation": [0, 0, 0, -1]},
              {"name": "arm", "parent": 0,
                "position": [11.5, 0, 0],
                "orientation": [0, 0, 0, 1]}]}
            """));
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void meshAloneIsItsBindPoseAndHasNoFrame() throws IOException {
        Run run = Run.of("pose", Samples.mesh(folder), "--frame", "77", "--json");
        assertThat(json(run).get("frame").isNull()).isTrue();
        assertThat(json(run).get("joints").get(0).get("position").toString()).isEqualTo("[0,0,0.5]");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void frameIsZeroUnlessSaid() throws IOException {
        JsonNode pose = json(Run.of("pose", Samples.anim(folder), "--json"));
        assertThat(pose.get("frame").toString()).isEqualTo("0");
        assertThat(rootX(pose)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "local, file, 1.75",
        "model, file, 1.75",
        "none, file, 1",
        "LOCAL, FILE, 1.75",
        "local, doom3, 0.75",
        "local, in-place, 0",
        "none, in-place, 0"
    })
    void blendAndRootSayWhereTheRootStands(String blend, String root, double x) throws IOException {
        String[] arguments = {
            "pose", Samples.anim(folder), "--frame", "1.75", "--interpolate", blend, "--root", root, "--json"
        };
        assertThat(rootX(json(Run.of(arguments)))).isEqualTo(x);
    }

    @Test
    void mistakesAreMadeOnPurpose() throws IOException {
        String anim = Samples.anim(folder);
        Run right = Run.of("pose", anim, "--frame", "1");
        assertThat(Run.of("pose", anim, "--frame", "1", "--mistake", "positive-w,CHILD-FIRST")
                        .out())
                .isNotEqualTo(right.out());
        Run other = Run.of("pose", anim, "--mistake", "w");
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.err()).contains("positive-w", "added-to-baseframe");
    }

    @Test
    void formerNameOfAnOptionIsAccepted() throws IOException {
        String anim = Samples.anim(folder);
        Run now = Run.of("pose", anim, "--frame", "1.75", "--interpolate", "none");
        assertThat(now.exitCode()).isZero();
        assertThat(Run.of("pose", anim, "--frame", "1.75", "--blend", "none")).isEqualTo(now);
        assertThat(Run.of("pose", anim, "--frame", "1.75", "--blend=none")).isEqualTo(now);
        assertThat(Run.of("pose", anim, "--blend=x").err()).contains("--interpolate");
        assertThat(Run.of("pose", "--help").out()).doesNotContain("--blend");
    }

    @Test
    void animMayStandBeforeItsMesh() throws IOException {
        String mesh = Samples.mesh(folder);
        String anim = Samples.anim(folder);
        Run meshFirst = Run.of("pose", mesh, anim, "--frame", "1", "--json");
        Run animFirst = Run.of("pose", anim, mesh, "--frame", "1", "--json");
        assertThat(rootX(json(meshFirst))).isEqualTo(1);
        assertThat(animFirst).isEqualTo(meshFirst);
    }

    @Test
    void jointsComeInTheAnimationsOrder() throws IOException {
        String anim = Samples.ANIM
                .replace("\"root\"\t-1 1 0", "\"tip\"\t1 0 0")
                .replace("\"arm\"\t0 0 0", "\"root\"\t-1 1 0");
        String path = Samples.write(folder, "b.md5anim", anim);
        JsonNode joints =
                json(Run.of("pose", Samples.mesh(folder), path, "--json")).get("joints");
        assertThat(joints).extracting(joint -> joint.get("name").asText()).containsExactly("tip", "root");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "3", "3.0", "2.9999", "-0"})
    void framesOfTheClipAreAllowed(String frame) throws IOException {
        assertThat(Run.of("pose", Samples.anim(folder), "--frame", frame).exitCode())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-0.001", "-1", "3.001", "4", "1e300"})
    void framesOutsideTheClipAreWrongUse(String frame) throws IOException {
        Run run = Run.of("pose", Samples.anim(folder), "--frame=" + frame, "--json");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("jointscope: --frame must be from 0 to 3, but was ");
    }

    @Test
    void wholeFrameIsPrintedWithoutAFraction() throws IOException {
        Run run = Run.of("pose", Samples.anim(folder), "--frame=40");
        assertThat(run.err()).startsWith("jointscope: --frame must be from 0 to 3, but was 40.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc", "NaN", "Infinity", "-Infinity"})
    void frameThatIsNoNumberIsSaidInPlainWords(String frame) throws IOException {
        Run run = Run.of("pose", Samples.anim(folder), "--frame=" + frame);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("jointscope: Invalid value for option '--frame': expected a number, but was '" + frame);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--frame=one", "--blend=cubic", "--root=in_place", "--speed=3", "--frame"})
    void whatIsNoOptionIsWrongUse(String option) throws IOException {
        Run run = Run.of("pose", Samples.anim(folder), option);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("jointscope pose --help describes the options.");
    }

    @Test
    void twoFilesOfAKindAreWrongUse() throws IOException {
        String mesh = Samples.mesh(folder);
        Run run = Run.of("pose", mesh, mesh);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("jointscope: Expected one .md5mesh, one .md5anim, or one of each.");
        assertThat(Run.of("pose").exitCode()).isEqualTo(2);
        assertThat(Run.of("pose", mesh, mesh, mesh).exitCode()).isEqualTo(2);
    }

    @Test
    void unreadableFileIsNamed() throws IOException {
        String missing = folder.resolve("no.md5anim").toString();
        Run run = Run.of("pose", Samples.mesh(folder), missing, "--json");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).containsExactly("jointscope: " + missing + ": file not found");
    }

    @Test
    void clipWithoutFramesHasFrameZeroOnly() throws IOException {
        String anim = Samples.ANIM.substring(0, Samples.ANIM.indexOf("frame 0"));
        String path = Samples.write(folder, "b.md5anim", anim);
        assertThat(rootX(json(Run.of("pose", path, "--json")))).isEqualTo(1);
        assertThat(Run.of("pose", path, "--frame", "1").exitCode()).isEqualTo(2);
    }

    @Test
    void numbersAreTheShortestTextThatReadsBack() throws IOException {
        String anim = Samples.ANIM
                .replace("frame 0 { 0 }", "frame 0 { 0.1 }")
                .replace("frame 1 { 1 }", "frame 1 { 1e22 }")
                .replace("frame 2 { 2 }", "frame 2 { 0.00001 }")
                .replace("frame 3 { 3 }", "frame 3 { 123456789 }");
        String path = Samples.write(folder, "b.md5anim", anim);
        assertThat(rootText(path, "0")).isEqualTo("0.1");
        assertThat(rootText(path, "1")).isEqualTo("1E22");
        assertThat(rootText(path, "2")).isEqualTo("1E-5");
        assertThat(rootText(path, "3")).isEqualTo("123456789");
    }

    @Test
    void whatIsNotFiniteIsNull() throws IOException {
        String anim = Samples.ANIM
                .replace("\"arm\"\t0 0 0", "\"arm\"\t0 1 0")
                .replace("frame 0 { 0 }", "frame 0 { 1.7e308 }");
        String path = Samples.write(folder, "b.md5anim", anim);
        JsonNode joints = json(Run.of("pose", path, "--json")).get("joints");
        assertThat(joints.get(0).get("position").get(0).asDouble()).isEqualTo(1.7e308);
        assertThat(joints.get(1).get("position").get(0).isNull()).isTrue();
    }

    @Test
    void textIsATableInEveryLanguage() throws IOException {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        try {
            Run run = Run.of("pose", Samples.anim(folder), "--frame", "1");
            assertThat(run.out().lines())
                    .containsExactly(
                            "joint  name                     parent  position"
                                    + "                             orientation x y z w",
                            "    0  root                         -1     1.000000    0.000000   "
                                    + " 0.000000    0.000000    0.000000    0.000000   -1.000000",
                            "    1  arm                           0    11.000000    0.000000   "
                                    + " 0.000000    0.000000    0.000000    0.000000    1.000000");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void controlCharactersNeverReachTheTerminal() throws IOException {
        String anim = Samples.ANIM.replace("\"arm\"", "\"\u001b[2Jarm\"");
        Run run = Run.of("pose", Samples.write(folder, "b.md5anim", anim));
        assertThat(run.out()).contains("\uFFFD[2Jarm").doesNotContain("\u001b");
    }

    private String rootText(String path, String frame) throws IOException {
        String out = Run.of("pose", path, "--frame", frame, "--json").out();
        String position = out.substring(out.indexOf("\"position\": [") + 13);
        return position.substring(0, position.indexOf(',')).strip();
    }

    private static double rootX(JsonNode pose) {
        return pose.get("joints").get(0).get("position").get(0).asDouble();
    }

    private static JsonNode json(Run run) throws IOException {
        return new ObjectMapper().readTree(run.out());
    }
}
