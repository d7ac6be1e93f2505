package org.jointscope.export.obj;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.export.model.ExportOption.Axes;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.surface.Surface;

/** Writes the meshes of a pose. Numbers have the fewest digits that read back to the same float. */
final class ObjWriter implements Closeable {

    private final Writer out;
    private final Axes axes;
    private final double scale;
    private int positions;
    private int texCoords;

    ObjWriter(OutputStream stream, Axes axes, double scale) throws IOException {
        this.out = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
        this.axes = axes;
        this.scale = scale;
        out.write("# Jointscope " + ProgramVersion.number() + "\n");
    }

    void library(String name) throws IOException {
        out.write("mtllib " + name + "\n");
    }

    void mesh(SkinnedMesh mesh, String group, String material) throws IOException {
        Surface surface = mesh.surface();
        float[] normals = new float[mesh.points().length];
        mesh.normals(normals);
        out.write("g " + group + "\nusemtl " + material + "\n");
        vectors("v ", mesh.points(), scale);
        float[] st = surface.texCoords();
        for (int i = 0; i + 1 < st.length; i += 2) {
            out.write("vt " + number(st[i]) + " " + number(1 - st[i + 1]) + "\n");
        }
        vectors("vn ", normals, 1);
        int corners = surface.triangleCount() * Surface.CORNERS;
        for (int at = 0; at < corners; at += Surface.CORNERS) {
            out.write("f");
            // Triangles of the file are clockwise from outside.
            corner(surface, at);
            corner(surface, at + 2);
            corner(surface, at + 1);
            out.write("\n");
        }
        positions += surface.pointCount();
        texCoords += st.length / 2;
    }

    private void corner(Surface surface, int at) throws IOException {
        int point = positions + surface.trianglePoints()[at] + 1;
        int texCoord = texCoords + surface.triangleTexCoords()[at] + 1;
        out.write(" " + point + "/" + texCoord + "/" + point);
    }

    private void vectors(String keyword, float[] values, double factor) throws IOException {
        for (int i = 0; i < values.length; i += 3) {
            Interruption.check();
            String x = number((float) (values[i] * factor));
            String y = number((float) (values[i + 1] * factor));
            String z = number((float) (values[i + 2] * factor));
            String vector = axes == Axes.FILE ? x + " " + y + " " + z : y + " " + z + " " + x;
            out.write(keyword + vector + "\n");
        }
    }

    private static String number(float value) {
        if (!Float.isFinite(value)) {
            return "0";
        }
        String text = Float.toString(value);
        if (text.indexOf('E') >= 0) {
            return new BigDecimal(text).stripTrailingZeros().toPlainString();
        }
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
