package org.jointscope.inspect;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;
import org.jointscope.pose.camera.CameraPath;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The facts of a file of each format: shared by window and command line. */
public final class FileFacts {

    /** One thing that a file says of itself, with what of it is there. */
    public sealed interface Fact {}

    /** Headings of facts. */
    public enum Topic {
        HEADER,
        MESHES,
        TIME,
        DIALECT
    }

    /** Facts under one heading. */
    public record Section(Topic topic, List<Fact> facts) {

        private static Section of(Topic topic, Fact... facts) {
            return new Section(topic, List.of(facts));
        }
    }

    /** Number of parts of one kind, in words: {@code 1 mesh}, {@code 2 meshes}. */
    public record Figure(int count, String one, String many) {

        @Override
        public String toString() {
            return count + " " + (count == 1 ? one : many);
        }
    }

    /**
     * Rows of one kind.
     *
     * @param places where they stand, in order
     */
    public record Block(String name, List<Place> places) {

        private static <R> Block of(String name, List<R> rows, Function<R, Place> place) {
            return new Block(name, rows.stream().map(place).toList());
        }
    }

    /** The version of the MD5 formats. */
    public record Version(Optional<Declared> declared) implements Fact {}

    /** The exporter's arguments; empty if the file does not have them. */
    public record Commandline(String text) implements Fact {}

    /** A declared number of rows, and the blocks that should hold as many each. */
    public record Count(String keyword, Optional<Declared> declared, List<Block> blocks)
            implements Fact {

        private static Count of(String keyword, Optional<Declared> declared, Block... blocks) {
            return new Count(keyword, declared, List.of(blocks));
        }
    }

    /**
     * The declared number of floats in every frame.
     *
     * @param named by the flags of all joints
     * @param sizes of the frames
     */
    public record FloatCount(Optional<Declared> declared, int named, IntSummaryStatistics sizes)
            implements Fact {}

    /** Frames a second. */
    public record FrameRate(Optional<Declared> declared) implements Fact {}

    /** The length of an animation. */
    public record Length(int frames, double frameRate) implements Fact {}

    /** The length of a camera's flight. */
    public record FlightLength(CameraPath path) implements Fact {}

    /** The {@code mesh} blocks, and what each declares to hold. */
    public record Meshes(List<Mesh> meshes) implements Fact {}

    /**
     * A number in the header of a file that is no text.
     *
     * @param value as people read it; empty if the file ends before it
     */
    public record HeaderField(String label, int offset, Optional<String> value) implements Fact {}

    /** The style of exporter that an animation shows. */
    public record Dialect(AnimTraits traits) implements Fact {}

    private FileFacts() {}

    static List<Figure> figures(Md5Mesh mesh) {
        int triangles = mesh.meshes().stream().mapToInt(part -> part.triangles().size()).sum();
        return List.of(
                new Figure(mesh.meshes().size(), "mesh", "meshes"),
                new Figure(triangles, "triangle", "triangles"));
    }

    static List<Figure> figures(Md5Anim anim) {
        int components = anim.numAnimatedComponents().map(Declared::toInt).orElse(0);
        return List.of(
                new Figure(anim.frames().size(), "frame", "frames"),
                new Figure(components, "component", "components"));
    }

    static List<Figure> figures(Md5Camera camera) {
        return List.of(
                new Figure(camera.frames().size(), "camera frame", "camera frames"),
                new Figure(camera.cuts().size(), "cut", "cuts"));
    }

    static List<Figure> figures(Md2 md2) {
        return List.of(
                new Figure(md2.vertexCount(), "vertex", "vertices"),
                new Figure(md2.triangles().size(), "triangle", "triangles"),
                new Figure(md2.frames().size(), "frame", "frames"));
    }

    static List<Section> of(Md5Mesh mesh) {
        return List.of(
                Section.of(
                        Topic.HEADER,
                        new Version(mesh.version()),
                        new Commandline(mesh.commandline()),
                        Count.of(
                                "numJoints",
                                mesh.numJoints(),
                                Block.of("joints", mesh.joints(), MeshJoint::place)),
                        Count.of(
                                "numMeshes",
                                mesh.numMeshes(),
                                Block.of("mesh", mesh.meshes(), Mesh::place))),
                Section.of(Topic.MESHES, new Meshes(mesh.meshes())));
    }

    static List<Section> of(Md5Anim anim, TextFacts text) {
        return List.of(
                Section.of(
                        Topic.HEADER,
                        new Version(anim.version()),
                        new Commandline(anim.commandline()),
                        Count.of(
                                "numFrames",
                                anim.numFrames(),
                                Block.of("frame", anim.frames(), Frame::place),
                                Block.of("bounds", anim.bounds(), BoundsRow::place)),
                        Count.of(
                                "numJoints",
                                anim.numJoints(),
                                Block.of("hierarchy", anim.hierarchy(), AnimJoint::place),
                                Block.of("baseframe", anim.baseframe(), BaseframeRow::place)),
                        new FloatCount(
                                anim.numAnimatedComponents(),
                                anim.hierarchy().stream().mapToInt(AnimJoint::componentCount).sum(),
                                anim.frames().stream().mapToInt(Frame::size).summaryStatistics())),
                Section.of(
                        Topic.TIME,
                        new FrameRate(anim.frameRate()),
                        new Length(
                                anim.frames().size(),
                                anim.frameRate().map(Declared::value).orElse(0.0))),
                Section.of(Topic.DIALECT, new Dialect(AnimTraits.of(anim, text.rowComments()))));
    }

    static List<Section> of(Md5Camera camera) {
        return List.of(
                Section.of(
                        Topic.HEADER,
                        new Version(camera.version()),
                        new Commandline(camera.commandline()),
                        Count.of(
                                "numFrames",
                                camera.numFrames(),
                                Block.of("camera", camera.frames(), CameraRow::place)),
                        Count.of(
                                "numCuts",
                                camera.numCuts(),
                                Block.of("cuts", camera.cuts(), CameraCut::place))),
                Section.of(
                        Topic.TIME,
                        new FrameRate(camera.frameRate()),
                        new FlightLength(CameraPath.of(camera))));
    }

    static List<Section> of(Md2 md2) {
        List<Fact> header = new ArrayList<>();
        for (Field field : Field.values()) {
            int value = md2.header().get(field);
            Optional<String> written =
                    Optional.of(field == Field.IDENT ? Md2.MAGIC : Integer.toString(value))
                            .filter(it -> value != ModelFile.MISSING);
            header.add(new HeaderField(field.label(), field.offset(), written));
        }
        return List.of(new Section(Topic.HEADER, header));
    }
}
