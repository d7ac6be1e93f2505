package org.jointscope.cli;

import org.jointscope.export.Json;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.pose.skin.KeyframeNormals;

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
        json.array("vertices", () -> writePoints(json));
        json.array("normals", () -> writeNormals(json));
    }

    private void writePoints(Json json) throws IOException {
        for (int at = 0; at < points.length; at += 3) {
            json.triple(points, at);
        }
    }

    private void writeNormals(Json json) throws IOException {
        for (int at = 0; at < normals.length; at += 3) {
            if (hasNormal(at)) {
                json.triple(normals, at);
            } else {
                json.nullElement();
            }
        }
    }

    /** Only a normal whose number is invalid is (0, 0, 0): see {@link KeyframeMorph#normals}. */
    private boolean hasNormal(int at) {
        return normals[at] != 0 || normals[at + 1] != 0 || normals[at + 2] != 0;
    }

    void print(PrintWriter out) {
        SkinCommand.printHeading(0, shader, out);
        for (int at = 0; at < points.length; at += 3) {
            if (hasNormal(at)) {
                SkinCommand.printVertex(at / 3, points, normals, at, out);
            } else {
                SkinCommand.printVertexWithoutNormal(at / 3, points, at, out);
            }
        }
    }
}
