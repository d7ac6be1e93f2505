package org.jointscope.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.md2.Md2Normals;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;

/**
 * Makes an .md2 of an MD5 model and its animation, as an exporter does: every frame is skinned and rounded to a grid of
 * 256 positions along each axis of its bounding box.
 */
public final class ReplacedModel {

    private static final int STEPS = 255;
    private static final int SKIN_SIZE = 256;

    private final SkinnedModel model;
    private final Md5Mesh mesh;
    private int frameCount;
    private int scaledFrame = -1;
    private double scale = 1;

    private ReplacedModel(Md5Mesh mesh, Md5Anim anim) {
        this.mesh = mesh;
        this.model = SkinnedModel.of(Md5Kernel.skin(mesh), Md5Kernel.clip(anim));
        this.frameCount = anim.frames().size();
    }

    public static ReplacedModel of(Path mesh, Path anim) {
        try {
            return new ReplacedModel(
                    Md5MeshReader.read(Files.readAllBytes(mesh)).model(),
                    Md5AnimReader.read(Files.readAllBytes(anim)).model());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes {@code folder/name.md2}, and copies the model to {@code folder/md5}. Returns the .md2. */
    public static Path pair(Path folder, String name, Path mesh, Path anim) {
        return of(mesh, anim).write(folder, name, mesh, anim);
    }

    /** The same as {@link #pair}, of this model. */
    public Path write(Path folder, String name, Path ofMesh, Path ofAnim) {
        try {
            Path below = Files.createDirectories(folder.resolve("md5"));
            Files.copy(ofMesh, below.resolve(name + ".md5mesh"));
            Files.copy(ofAnim, below.resolve(name + ".md5anim"));
            return Files.write(folder.resolve(name + ".md2"), build());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes one frame larger by a factor. */
    public ReplacedModel scaled(int frame, double factor) {
        scaledFrame = frame;
        scale = factor;
        return this;
    }

    /** Writes only the first frames. */
    public ReplacedModel first(int frames) {
        frameCount = frames;
        return this;
    }

    public byte[] build() {
        Md2Builder builder = new Md2Builder()
                .with(Field.SKINWIDTH, SKIN_SIZE)
                .with(Field.SKINHEIGHT, SKIN_SIZE)
                .endGl();
        int firstPoint = 0;
        int firstVertex = 0;
        for (int part = 0; part < mesh.meshes().size(); part++) {
            SkinnedMesh skinned = model.meshes().get(part);
            VertexTable vertices = mesh.meshes().get(part).vertices();
            for (int vertex = 0; vertex < vertices.size(); vertex++) {
                builder.texCoord((int) Math.rint(vertices.s(vertex) * SKIN_SIZE), (int)
                        Math.rint(vertices.t(vertex) * SKIN_SIZE));
            }
            for (int triangle = 0; triangle < skinned.surface().triangleCount(); triangle++) {
                int[] row = new int[6];
                for (int corner = 0; corner < 3; corner++) {
                    row[corner] = firstPoint + skinned.surface().point(triangle, corner);
                    row[3 + corner] = firstVertex + skinned.surface().vertex(triangle, corner);
                }
                builder.triangle(row);
            }
            firstPoint += skinned.surface().pointCount();
            firstVertex += vertices.size();
        }
        for (int frame = 0; frame < frameCount; frame++) {
            addFrame(builder, frame, firstPoint);
        }
        return builder.build();
    }

    private void addFrame(Md2Builder builder, int frame, int pointCount) {
        model.pose(frame, PoseOptions.FILE);
        float[] points = new float[pointCount * 3];
        float[] normals = new float[points.length];
        int at = 0;
        for (SkinnedMesh skinned : model.meshes()) {
            float[] own = skinned.points();
            float[] ownNormals = new float[own.length];
            skinned.normals(ownNormals);
            for (int i = 0; i < own.length; i++) {
                points[at + i] = (float) (own[i] * (frame == scaledFrame ? scale : 1));
            }
            System.arraycopy(ownNormals, 0, normals, at, own.length);
            at += own.length;
        }
        float[] step = new float[3];
        float[] start = new float[3];
        for (int axis = 0; axis < 3; axis++) {
            float min = Float.POSITIVE_INFINITY;
            float max = Float.NEGATIVE_INFINITY;
            for (int i = axis; i < points.length; i += 3) {
                min = Math.min(min, points[i]);
                max = Math.max(max, points[i]);
            }
            start[axis] = min;
            step[axis] = (max - min) / STEPS;
        }
        byte[] vertices = new byte[pointCount * 4];
        for (int point = 0; point < pointCount; point++) {
            for (int axis = 0; axis < 3; axis++) {
                double position = points[point * 3 + axis] - start[axis];
                long rounded = step[axis] > 0 ? Math.round(position / step[axis]) : 0;
                vertices[point * 4 + axis] = (byte) Math.clamp(rounded, 0, STEPS);
            }
            vertices[point * 4 + 3] = (byte) nearest(normals, point * 3);
        }
        builder.frame("frame" + frame, step, start, vertices);
    }

    private static int nearest(float[] normals, int at) {
        int nearest = 0;
        double best = Double.NEGATIVE_INFINITY;
        for (int normal = 0; normal < Md2Normals.COUNT; normal++) {
            double cosine = 0;
            for (int axis = 0; axis < 3; axis++) {
                cosine += normals[at + axis] * Md2Normals.get(normal, axis);
            }
            if (cosine > best) {
                best = cosine;
                nearest = normal;
            }
        }
        return nearest;
    }
}
