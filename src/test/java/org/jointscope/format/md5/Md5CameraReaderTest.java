package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

class Md5CameraReaderTest {

    private static final String WHOLE = """
        MD5Version 10
        commandline "camera x.mb -dest y"

        numFrames 4
        frameRate 24
        numCuts 1

        cuts {
        	1
        }

        camera {
        	( 1 2 3 ) ( 0.1 0.2 0.3 ) 90
        	( 4 5 6 ) ( 0 0 0 ) 60.5
        	( 7 8 9 ) ( 0 0 0 ) 60
        	( 7 8 9 ) ( 0 0 0 ) 60
        }
        """;

    private static ReadResult<Md5Camera> read(String text) {
        return Md5CameraReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<IssueCode> codes(String text) {
        return read(text).issues().stream().map(Issue::code).toList();
    }

    @Test
    void everythingKnowsItsLocation() {
        ReadResult<Md5Camera> result = read(WHOLE);
        Vector3 end = new Vector3(7, 8, 9);
        assertThat(result.issues()).isEmpty();
        assertThat(result.model())
                .isEqualTo(new Md5Camera(
                        Optional.of(new Declared(10, new TextLocation(1, 12))),
                        "camera x.mb -dest y",
                        Optional.of(new Declared(4, new TextLocation(4, 11))),
                        Optional.of(new Declared(24, new TextLocation(5, 11))),
                        Optional.of(new Declared(1, new TextLocation(6, 9))),
                        List.of(new CameraCut(1, new TextLocation(9, 2))),
                        List.of(
                                new CameraRow(
                                        new Vector3(1, 2, 3), new Vector3(0.1, 0.2, 0.3), 90, new TextLocation(13, 2)),
                                new CameraRow(new Vector3(4, 5, 6), Vector3.ZERO, 60.5, new TextLocation(14, 2)),
                                new CameraRow(end, Vector3.ZERO, 60, new TextLocation(15, 2)),
                                new CameraRow(end, Vector3.ZERO, 60, new TextLocation(16, 2)))));
    }

    @Test
    void cutsMayStandOnOneLine() {
        assertThat(read(WHOLE.replace("\t1\n", "1 2 - 3")).model().cuts())
                .extracting(CameraCut::frame)
                .containsExactly(1, 2, -3);
    }

    @Test
    void cutThatIsNoNumberKeepsItsLocation() {
        assertThat(read(WHOLE.replace("\t1\n", "\tone 2\n")).model().cuts())
                .containsExactly(
                        new CameraCut(ModelFile.MISSING, new TextLocation(9, 2)),
                        new CameraCut(2, new TextLocation(9, 6)));
    }

    @Test
    void rowThatIsCutShortDoesNotShiftTheNext() {
        Md5Camera camera = read(WHOLE.replace(" ( 0 0 0 ) 60.5", "")).model();
        assertThat(camera.frames()).hasSize(4);
        assertThat(camera.frames().get(1))
                .isEqualTo(new CameraRow(new Vector3(4, 5, 6), Vector3.MISSING, Double.NaN, new TextLocation(14, 2)));
        assertThat(camera.frames().get(2).position()).isEqualTo(new Vector3(7, 8, 9));
        camera = read(WHOLE.replace(" 60.5", "")).model();
        assertThat(camera.frames().get(1).fov()).isNaN();
        assertThat(camera.frames().get(2).position()).isEqualTo(new Vector3(7, 8, 9));
    }

    @Test
    void whatIsLeftOfAFileIsReadAndWhatIsMissingIsSaid() {
        assertThat(codes("")).containsExactly(IssueCode.FILE_EMPTY);
        assertThat(codes("MD5Version 10")).containsExactly(IssueCode.KEYWORD_MISSING, IssueCode.COMMANDLINE_MISSING);
        assertThat(codes(WHOLE.substring(0, WHOLE.indexOf(" 60.5"))))
                .contains(IssueCode.BLOCK_UNTERMINATED, IssueCode.FRAME_COUNT_MISMATCH);
    }

    @Test
    void cutOfTheRealDamagedFileIsThere() throws IOException {
        ReadResult<Md5Camera> result =
                Md5CameraReader.read(Files.readAllBytes(Corpus.file("assimp/MD5/invalid/InvalidCameraCut.md5camera")));
        assertThat(result.issues()).isEmpty();
        assertThat(result.model().cuts()).containsExactly(new CameraCut(8, new TextLocation(9, 1)));
        assertThat(result.model().frames())
                .containsExactly(new CameraRow(Vector3.ZERO, Vector3.ZERO, 45, new TextLocation(13, 1)));
    }
}
