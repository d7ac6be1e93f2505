package org.jointscope.cli;

import org.jointscope.export.Json;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Skin;
import org.jointscope.pose.KeyframeMorph;
import org.jointscope.pose.KeyframeNormals;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.OptionalDouble;

/** {@code skin} of an .md2: its one mesh, under the name of its first skin. */
final class KeyframeSkin {

    private final String shader;
    private final float[] points;
    private final float[] normals;

    KeyframeSkin(Md2 md2, double frame) {
        KeyframeMorph morph = KeyframeMorph.of(md2);
        this.shader = md2.skins().stream().findFirst().map(Md2Skin::name).orElse("");
        this.points = new float[morph.pointCount() * 3];
        this.normals = new float[points.length];
        morph.points(frame, KeyframeMorph.LOOP_RULE, points);
        morph.normals(frame, KeyframeMorph.LOOP_RULE, KeyframeNormals.CURRENT_FRAME, normals);
    }

    void write(OptionalDouble frame, Json json) throws IOException {
        PoseCommand.writeFrame(frame, json);
        json.array("meshes", () -> json.object(() -> write(json)));
    }

    private void write(Json json) throws IOException {
        json.member("shader", shader);
        json.array("vertices", () -> writeTriples(points, json));
        json.array("normals", () -> writeTriples(normals, json));
    }

    private static void writeTriples(float[] values, Json json) throws IOException {
        for (int at = 0; at < values.length; at += 3) {
            json.triple(values, at);
        }
    }

    void print(PrintWriter out) {
        SkinCommand.printHeading(0, shader, out);
        for (int at = 0; at < points.length; at += 3) {
            SkinCommand.printVertex(at / 3, points, normals, at, out);
        }
    }
}
