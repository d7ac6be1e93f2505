package org.jointscope.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jointscope.diagnostics.Subject.FILE;
import static org.jointscope.diagnostics.Subject.ofFrame;
import static org.jointscope.diagnostics.Subject.ofJoint;
import static org.jointscope.diagnostics.Subject.ofMesh;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.text.FileText;
import org.junit.jupiter.api.Test;

class SourceMapTest {

    private static final String MESH = """
        MD5Version 10
        commandline ""
        numJoints 2
        numMeshes 1
        joints {
        \t"root" -1 ( 0 0 0 ) ( 0 0 0 ) //
        \t"tip" 0 ( 1 0 0 ) ( 0 0 0 ) // root
        }
        mesh {
        \t// a comment
        \tshader "skin"
        \tnumverts 2
        \tvert 0 ( 0 0 ) 0 1
        \tvert 1 ( 1 0 ) 1 1
        \tnumtris 1
        \ttri 0 0 1 0
        \tnumweights 2
        \tweight 0 0 1 ( 0 0 0 )
        \tweight 1 1 1 ( 0 0 0 )

        }
        """;

    private static final String ANIM = """
        MD5Version 10
        commandline ""
        numFrames 2
        numJoints 3
        frameRate 24
        numAnimatedComponents 3
        hierarchy {
        \t"root" -1 5 0 // ( Tx Tz )
        \t"mid" 0 0 0 // root
        \t"tip" 0 8 2 // root
        }
        bounds {
        \t( 0 0 0 ) ( 1 1 1 )
        \t( 0 0 0 ) ( 1 1 2 )
        }
        baseframe {
        \t( 0 0 0 ) ( 0 0 0 )
        \t( 0 0 1 ) ( 0 0 0 )
        \t( 0 0 1 ) ( 0 0 0 )
        }
        frame 0 {
        \t 1 2
        \t 0.5
        }
        frame 1 {
        \t 3 4 // root
        \t 0.25
        }
        """;

    private static SourceMap mesh(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new MeshSourceMap(Md5MeshReader.read(bytes).model(), new FileText(bytes, StandardCharsets.UTF_8));
    }

    private static SourceMap anim(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new AnimSourceMap(Md5AnimReader.read(bytes).model(), new FileText(bytes, StandardCharsets.UTF_8));
    }

    private static SourceMap camera(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new CameraSourceMap(Md5CameraReader.read(bytes).model(), new FileText(bytes, StandardCharsets.UTF_8));
    }

    private static List<Subject> lines(SourceMap map, int from, int to) {
        List<Subject> subjects = new ArrayList<>();
        for (int line = from; line <= to; line++) {
            subjects.add(map.at(line));
        }
        return subjects;
    }

    private static Span span(int line, int column) {
        Location location = new Location(line, column);
        return new Span(location, location);
    }

    private static Span span(int line, int column, int lastLine, int lastColumn) {
        return new Span(new Location(line, column), new Location(lastLine, lastColumn));
    }

    @Test
    void linesOfMesh() {
        Subject first = ofMesh(0);
        assertThat(lines(mesh(MESH), 1, 22))
                .containsExactly(
                        FILE,
                        FILE,
                        FILE,
                        FILE,
                        FILE,
                        ofJoint(0),
                        ofJoint(1),
                        FILE,
                        first,
                        FILE,
                        first,
                        first,
                        first.vertex(0),
                        first.vertex(1),
                        first,
                        first.triangle(0),
                        first,
                        first.weight(0),
                        first.weight(1),
                        FILE,
                        first,
                        FILE);
    }

    @Test
    void linesOfAnimation() {
        assertThat(lines(anim(ANIM), 1, 29))
                .containsExactly(
                        FILE,
                        FILE,
                        FILE,
                        FILE,
                        FILE,
                        FILE,
                        FILE,
                        ofJoint(0),
                        ofJoint(1),
                        ofJoint(2),
                        FILE,
                        FILE,
                        ofFrame(0),
                        ofFrame(1),
                        FILE,
                        FILE,
                        ofJoint(0),
                        ofJoint(1),
                        ofJoint(2),
                        FILE,
                        ofFrame(0),
                        ofFrame(0).joint(0),
                        ofFrame(0).joint(2).component(3),
                        ofFrame(0),
                        ofFrame(1),
                        ofFrame(1).joint(0),
                        ofFrame(1).joint(2).component(3),
                        ofFrame(1),
                        FILE);
    }

    @Test
    void locationsInLine() {
        SourceMap map = anim(ANIM);
        assertThat(map.at(new Location(22, 1))).isEqualTo(ofFrame(0).joint(0).component(0));
        assertThat(map.at(new Location(22, 4))).isEqualTo(ofFrame(0).joint(0).component(0));
        assertThat(map.at(new Location(22, 5))).isEqualTo(ofFrame(0).joint(0).component(2));
        assertThat(map.at(new Location(26, 12))).isEqualTo(ofFrame(1).joint(0).component(2));
        assertThat(map.at(new Location(18, 8))).isEqualTo(ofJoint(1).component(2));
        assertThat(map.at(new Location(18, 14))).isEqualTo(ofJoint(1).component(3));
        assertThat(map.at(new Location(18, 2))).isEqualTo(ofJoint(1));
    }

    @Test
    void partsOfMesh() {
        SourceMap map = mesh(MESH);
        assertThat(map.findAll(ofJoint(1))).containsExactly(span(7, 2));
        assertThat(map.findAll(ofMesh(0))).containsExactly(span(9, 1, 21, 1));
        assertThat(map.findAll(ofMesh(0).vertex(1))).containsExactly(span(14, 2));
        assertThat(map.findAll(ofMesh(0).triangle(0))).containsExactly(span(16, 2));
        assertThat(map.findAll(ofMesh(0).weight(0))).containsExactly(span(18, 2));
        assertThat(map.findAll(FILE)).isEmpty();
        assertThat(map.findAll(ofMesh(1))).isEmpty();
        assertThat(map.findAll(ofMesh(0).weight(2))).isEmpty();
        assertThat(map.findAll(ofJoint(2))).isEmpty();
    }

    @Test
    void partsOfAnimation() {
        SourceMap map = anim(ANIM);
        assertThat(map.findAll(ofJoint(2))).containsExactly(span(10, 2), span(19, 2));
        assertThat(map.findAll(ofFrame(1))).containsExactly(span(25, 1, 28, 1), span(14, 2));
        assertThat(map.findAll(ofFrame(1).joint(0))).containsExactly(span(26, 3, 26, 5), span(8, 2), span(17, 2));
        assertThat(map.find(ofFrame(1).joint(0).component(2))).contains(span(26, 5));
        assertThat(map.find(ofFrame(1).joint(0).component(1))).contains(span(8, 2));
        assertThat(map.find(ofFrame(0).joint(1))).contains(span(9, 2));
        assertThat(map.findAll(ofFrame(2))).isEmpty();
    }

    @Test
    void componentOfAFrameIsFoundWhetherAJointReadsItOrNot() {
        SourceMap map = anim(ANIM);
        assertThat(map.findComponent(1, 0)).contains(span(26, 3));
        assertThat(map.findComponent(1, 2)).contains(span(27, 3));
        assertThat(map.findComponent(1, -1)).isEmpty();
        assertThat(map.findComponent(1, 100)).isEmpty();
        assertThat(map.findComponent(2, 0)).isEmpty();
        assertThat(SourceMap.none().findComponent(0, 0)).isEmpty();
    }

    @Test
    void aComponentWithoutAFrameIsFoundInTheBaseframe() {
        SourceMap map = anim(ANIM);
        assertThat(map.find(ofJoint(1).component(2))).contains(span(18, 8));
        assertThat(map.find(ofJoint(1).component(5))).contains(span(18, 18));
        SourceMap shortRow = anim(ANIM.replaceFirst("1 \\) \\( 0 0 0", "1 ) ( 0 0"));
        assertThat(shortRow.find(ofJoint(1).component(5))).contains(span(9, 2));
    }

    @Test
    void cutsAndFramesOfACamera() {
        SourceMap map = camera("""
            numFrames 3
            cuts {
            	1 9
            }
            camera {
            	( 0 0 0 ) ( 0 0 0 ) 90
            	( 0 0 0 ) ( 0 0 0 )
            	90
            	( 0 0 0 ) ( 0 0 0 ) 90
            }
            """);
        assertThat(lines(map, 1, 10))
                .containsExactly(
                        FILE, FILE, ofFrame(1), FILE, FILE, ofFrame(0), ofFrame(1), ofFrame(1), ofFrame(2), FILE);
        assertThat(map.at(new Location(3, 4))).isEqualTo(FILE);
        assertThat(map.findAll(ofFrame(1))).containsExactly(span(7, 2), span(3, 2));
        assertThat(map.find(ofFrame(2))).contains(span(9, 2));
        assertThat(map.findAll(ofFrame(3))).isEmpty();
        assertThat(map.findAll(ofJoint(0))).isEmpty();
    }

    @Test
    void everythingOnOneLine() {
        String text = "hierarchy { \"a\" -1 1 0 \"b\" 0 2 1 } frame 0 { 1 2 } frame 1 { 3 /* 9 */ - 4 }" + " x";
        SourceMap map = anim(text);
        assertThat(map.at(1)).isEqualTo(FILE);
        assertThat(map.at(new Location(1, 13))).isEqualTo(ofJoint(0));
        assertThat(map.at(new Location(1, 24))).isEqualTo(ofJoint(1));
        assertThat(map.at(new Location(1, 34))).isEqualTo(FILE);
        assertThat(map.at(new Location(1, 46))).isEqualTo(ofFrame(0).joint(0).component(0));
        assertThat(map.at(new Location(1, 48))).isEqualTo(ofFrame(0).joint(1).component(1));
        assertThat(map.at(new Location(1, 50))).isEqualTo(ofFrame(0));
        assertThat(map.at(new Location(1, 62))).isEqualTo(ofFrame(1).joint(0).component(0));
        assertThat(map.at(new Location(1, 74))).isEqualTo(ofFrame(1).joint(1).component(1));
        assertThat(map.at(new Location(1, 78))).isEqualTo(FILE);
        assertThat(map.findAll(ofFrame(1))).containsExactly(span(1, 52, 1, 76));
        assertThat(map.find(ofFrame(1).joint(1))).contains(span(1, 74));
    }

    @Test
    void frameOnOneLineWithoutCommonJoint() {
        SourceMap map = anim("hierarchy {\n\"a\" -1 1 0\n\"b\" 0 2 1\n}\nframe 0 {\n1 2 7\n}\n");
        assertThat(map.at(6)).isEqualTo(ofFrame(0));
        assertThat(map.at(new Location(6, 3))).isEqualTo(ofFrame(0).joint(1).component(1));
        assertThat(map.at(new Location(6, 5))).isEqualTo(ofFrame(0));
    }

    @Test
    void missingBlocks() {
        SourceMap map = anim("bounds {\n( 0 0 0 ) ( 1 1 1 )\n}\nbaseframe {\n( 0 0 0 ) ( 0 0 0 )\n}");
        assertThat(lines(map, 1, 7)).containsOnly(FILE);
        assertThat(map.findAll(ofJoint(0))).isEmpty();
        assertThat(lines(anim(""), 1, 2)).containsOnly(FILE);
        assertThat(lines(mesh("joints {"), 1, 2)).containsOnly(FILE);
    }

    @Test
    void blockThatIsNotClosedEndsAtTheNext() {
        SourceMap map = anim("hierarchy {\n\"a\" -1 1 0\nframe 0 {\n1\nframe 1 {\n2");
        assertThat(lines(map, 1, 6))
                .containsExactly(
                        FILE,
                        ofJoint(0),
                        ofFrame(0),
                        ofFrame(0).joint(0).component(0),
                        ofFrame(1),
                        ofFrame(1).joint(0).component(0));
        assertThat(map.findAll(ofFrame(0))).containsExactly(span(3, 1, 4, 1));
    }

    @Test
    void longLineIsFoundInto() {
        StringBuilder text = new StringBuilder("hierarchy {\n\"a\" -1 1 4000\n}\nframe 0 { ");
        for (int i = 0; i < 5000; i++) {
            text.append("1.25 ");
        }
        SourceMap map = anim(text.append('}').toString());
        Location location = new Location(4, 11 + 4000 * 5);
        assertThat(map.find(ofFrame(0).joint(0))).contains(new Span(location, location));
        assertThat(map.at(location)).isEqualTo(ofFrame(0).joint(0).component(0));
        assertThat(map.at(new Location(4, 11 + 4001 * 5))).isEqualTo(ofFrame(0));
    }

    @Test
    void locationsCountCharacters() {
        SourceMap map = mesh("joints { \"Kä\uD83D\uDE00\" -1 ( 0 0 0 ) ( 0 0 0 ) \"é\" 0 ( 0 0 0 ) ( 0 0" + " 0 ) }");
        assertThat(map.find(ofJoint(1))).contains(span(1, 39));
        assertThat(map.at(new Location(1, 38))).isEqualTo(ofJoint(0));
        assertThat(map.at(new Location(1, 39))).isEqualTo(ofJoint(1));
    }
}
