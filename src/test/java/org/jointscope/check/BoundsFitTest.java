package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundsFitTest {

    @Test
    void boxesThatEncloseTheMeshAreSilent() {
        assertThat(said(cube(), sliding().bounds(0, 0, 0, 10, 10, 10).bounds(5, 0, 0, 15, 10, 10)))
                .isEmpty();
    }

    @Test
    void neighbouringFramesAreToldOfTogetherWithTheWorst() {
        AnimBuilder anim = sliding()
                .bounds(1, 0, 0, 10, 10, 10)
                .bounds(5, 0, 0, 12, 10, 10)
                .bounds(10, 0, 0, 18, 10, 10);
        anim.frame(10);
        assertThat(said(cube(), anim))
                .containsExactly("The mesh exceeds the bounds of frames 0 to 2 by 3 units above max x"
                        + " (17% of its size, most in frame 1).");
        assertThat(tooSmall(cube().build(), anim.build()).getFirst().subject()).isEqualTo(Subject.ofFrame(1));
    }

    @Test
    void rowsAtTheFrameNumbersAreReportedIfTheyEncloseTheMesh() {
        AnimBuilder anim = sliding()
                .bounds(-10, 0, 0, 0, 10, 10)
                .bounds(-5, 0, 0, 5, 10, 10)
                .bounds(0, 0, 0, 10, 10, 10)
                .bounds(5, 0, 0, 15, 10, 10);
        List<Issue> issues = issues(cube().build(), numberedFrom(2, anim.build()));
        assertThat(issues).extracting(Issue::code).containsExactly(IssueCode.BOUNDS_OF_REMOVED_FRAMES);
        assertThat(issues.getFirst().findings().getFirst().message())
                .isEqualTo("Frames are numbered 2 to 3, but there are 4 bounds rows; they enclose the"
                        + " mesh in 2 of 2 frames if matched by number, but only in 0 if matched by"
                        + " position.");
    }

    @Test
    void rowsByPositionCountIfTheyFitNoWorse() {
        AnimBuilder anim = sliding()
                .bounds(0, 0, 0, 10, 10, 10)
                .bounds(5, 0, 0, 12, 10, 10)
                .bounds(50, 0, 0, 60, 10, 10)
                .bounds(5, 0, 0, 15, 10, 10);
        assertThat(issues(cube().build(), numberedFrom(2, anim.build())))
                .extracting(Issue::code)
                .containsExactly(IssueCode.BOUNDS_TOO_SMALL);
    }

    private static Md5Anim numberedFrom(int first, Md5Anim anim) {
        return anim.withFrames(anim.frames().stream()
                .map(frame -> frame.withNumber(frame.number() + first))
                .toList());
    }

    @Test
    void framesThatFitPartThoseThatDoNot() {
        AnimBuilder anim = sliding()
                .bounds(1, 0, 0, 10, 10, 10)
                .bounds(5, 0, 0, 15, 10, 10)
                .bounds(10, 0, 0, 18, 10, 10);
        anim.frame(10);
        assertThat(said(cube(), anim))
                .containsExactly(
                        "The mesh exceeds the bounds of frame 0 by 1 unit below min x (6% of" + " its size).",
                        "The mesh exceeds the bounds of frame 2 by 2 units above max x (12% of" + " its size).");
    }

    @Test
    void aHundredthOfTheMeshIsRounding() {
        // The diagonal of the cube is 17.32.
        assertThat(said(cube(), sliding().bounds(0.17, 0, 0, 10, 10, 10).bounds(5, 0, 0, 14.82, 10, 10)))
                .hasSize(1)
                .first()
                .asString()
                .contains("frame 1");
    }

    @Test
    void rowsThatAreNoBoxesAreReportedElsewhere() {
        assertThat(said(cube(), sliding().bounds(0, 0, 0, 0, 0, 0).bounds(9, 9, 9, 1, 1, 1)))
                .isEmpty();
    }

    @Test
    void unreadableBoundsSayNothing() {
        double nan = Double.NaN;
        assertThat(said(cube(), sliding().bounds(nan, 0, 0, 1, 1, 1).bounds(0, 0, 0, 1, nan, 1)))
                .isEmpty();
    }

    @Test
    void moreOrFewerRowsThanFramesAreComparedAsFarAsTheyGo() {
        assertThat(said(cube(), sliding().bounds(0, 0, 0, 10, 10, 10))).isEmpty();
        AnimBuilder more = sliding();
        for (int row = 0; row < 5; row++) {
            more.bounds(0, 0, 0, 10, 10, 10);
        }
        assertThat(said(cube(), more)).hasSize(1);
    }

    @Test
    void meshOfOtherJointsIsNotMeasured() {
        Md5Anim anim = new AnimBuilder()
                .joint("elsewhere", -1, 1, 0)
                .base(0, 0, 0, 0, 0, 0)
                .bounds(0, 0, 0, 1, 1, 1)
                .frame(100)
                .build();
        assertThat(tooSmall(cube().build(), anim)).isEmpty();
    }

    @Test
    void jointsInAnotherOrderAreReportedAsSuch() {
        MeshBuilder mesh = cube().joint("child", 0, 0, 0, 0);
        Md5Anim anim = new AnimBuilder()
                .joint("child", -1, 1, 0)
                .base(0, 0, 0, 0, 0, 0)
                .joint("root", 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .bounds(0, 0, 0, 1, 1, 1)
                .frame(100)
                .build();
        assertThat(tooSmall(mesh.build(), anim)).isEmpty();
    }

    @Test
    void framesThatAreNotWholeAreNotMeasured() {
        AnimBuilder anim = sliding().frame().frame(7, 7).frame(Double.NaN).frame(100);
        for (int row = 0; row < 6; row++) {
            anim.bounds(0, 0, 0, 15, 10, 10);
        }
        assertThat(said(cube(), anim))
                .singleElement()
                .asString()
                .startsWith("The mesh exceeds the bounds of frame 5 by 95 units above max x");
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 0", "7, 1, 0", "-2147483648, 1, 0", "-1, 3, 0", "-1, 1, 5"})
    void mangledHierarchyIsReportedAsSuch(int parent, int flags, int startIndex) {
        AnimBuilder anim = new AnimBuilder()
                .joint("root", parent, flags, startIndex)
                .base(0, 0, 0, 0, 0, 0)
                .frame(100)
                .bounds(0, 0, 0, 1, 1, 1);
        assertThat(said(cube(), anim)).isEmpty();
    }

    @Test
    void baseframeOfOtherLengthIsReportedAsSuch() {
        AnimBuilder anim = sliding().base(9, 9, 9, 0, 0, 0);
        assertThat(said(cube(), anim.bounds(0, 0, 0, 1, 1, 1))).isEmpty();
    }

    @Test
    void brokenVerticesAreNotMeasured() {
        MeshBuilder mesh = cube().vert(0, 0)
                .vert(7, 1000)
                .vert(-5, 2)
                .vert(Integer.MAX_VALUE, Integer.MAX_VALUE)
                .weight(99, 1, 5, 5, 5);
        assertThat(said(mesh, sliding().bounds(0, 0, 0, 1, 1, 1))).isEmpty();
    }

    @Test
    void weightThatIsNowhereDoesNotCount() {
        MeshBuilder mesh = cube().vertAt(Double.NaN, 0, 0).vertAt(1e30, 5, 5);
        assertThat(said(mesh, sliding().bounds(0, 0, 0, 10, 10, 10))).isEmpty();
    }

    @Test
    void interruptedThreadIsCanceled() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> said(cube(), sliding().bounds(0, 0, 0, 1, 1, 1)))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "tomatenquark/mapmodels/svarog/blade2/tau0/mapmodel, frames 0 to 11, 90%",
        "redeclipse/player/hud_zapper-shoot, frames 0 to 3, 78%",
        "redeclipse/player/hud_rocket-idle, frames 0 to 2, 7%",
        "unvanquished-weapons/rifle/rifle_view_idle, frames 66 to 187, 13%",
    })
    void realBoundsThatAreTooSmallAreFound(String anim, String frames, String worst) throws IOException {
        List<Issue> issues = tooSmall(meshOf(anim), AnimFindings.corpus(anim + ".md5anim"));
        assertThat(issues).hasSize(1);
        assertThat(issues.getFirst().findings())
                .extracting(Finding::message)
                .anyMatch(said -> said.contains(frames + " by") && said.contains(worst + " of"));
    }

    @ParameterizedTest
    @CsvSource({
        "redeclipse/drone/forward",
        "redeclipse/player/hud_pistol-idle",
        "unvanquished-weapons/rifle/rifle_view_lower",
        "mech-warrior/mech_warrior_walk",
        "frankie/Frankie_Idle1",
    })
    void realBoundsThatFitOrAreAllZeroAreSilent(String anim) throws IOException {
        assertThat(tooSmall(meshOf(anim), AnimFindings.corpus(anim + ".md5anim")))
                .isEmpty();
    }

    private static Md5Mesh meshOf(String anim) throws IOException {
        String folder = anim.substring(0, anim.lastIndexOf('/'));
        String mesh = switch (folder) {
            case "redeclipse/drone" -> "mesh";
            case "redeclipse/player" -> "hud_hands";
            case "mech-warrior" -> "mech_warrior";
            case "frankie" -> "Frankie";
            case "unvanquished-weapons/rifle" -> "rifle_view";
            default -> "mapmodel";
        };
        return Md5MeshReader.read(Files.readAllBytes(Corpus.file(folder + "/" + mesh + ".md5mesh")))
                .model();
    }

    /** A cube of ten units, with a corner at the origin. */
    private static MeshBuilder cube() {
        MeshBuilder mesh = new MeshBuilder().joint("root", -1, 0, 0, 0);
        for (int corner = 0; corner < 8; corner++) {
            mesh.vertAt(10 * (corner & 1), 10 * (corner >> 1 & 1), 10 * (corner >> 2));
        }
        return mesh;
    }

    /** The root of the cube, at x = 5 in the second frame. */
    private static AnimBuilder sliding() {
        return new AnimBuilder()
                .joint("root", -1, 1, 0)
                .base(0, 0, 0, 0, 0, 0)
                .frame(0)
                .frame(5);
    }

    private static List<String> said(MeshBuilder mesh, AnimBuilder anim) {
        return tooSmall(mesh.build(), anim.build()).stream()
                .flatMap(issue -> issue.findings().stream())
                .map(Finding::message)
                .toList();
    }

    private static List<Issue> issues(Md5Mesh mesh, Md5Anim anim) {
        IssueLog log = new IssueLog();
        PairCheck.check(mesh, anim, log);
        return log.issues();
    }

    private static List<Issue> tooSmall(Md5Mesh mesh, Md5Anim anim) {
        return issues(mesh, anim).stream()
                .filter(issue -> issue.code() == IssueCode.BOUNDS_TOO_SMALL)
                .peek(issue -> assertThat(issue.subject()).isNotEqualTo(Subject.FILE))
                .toList();
    }
}
