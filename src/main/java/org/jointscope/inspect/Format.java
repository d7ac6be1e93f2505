package org.jointscope.inspect;

import org.jointscope.check.AnimCheck;
import org.jointscope.check.MeshCheck;
import org.jointscope.check.camera.CameraCheck;
import org.jointscope.check.md2.Md2Check;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Declared;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.source.AnimSourceMap;
import org.jointscope.source.CameraSourceMap;
import org.jointscope.source.MeshSourceMap;
import org.jointscope.source.SourceMap;
import org.jointscope.text.FileText;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A format, as far as {@link Inspector} has to know it.
 *
 * @param check adds what the rules find in a file to what its reader found
 * @param map what the places in a text are about
 * @param bare of a model of which no row could be read
 * @param nameless of a model whose file does not begin as one of the format
 * @param figures how much there is in a file, for a line about it
 */
record Format<T extends ModelFile>(
        FileKind kind,
        Class<T> content,
        Function<byte[], ReadResult<T>> reader,
        BiConsumer<ReadResult<T>, IssueLog> check,
        BiFunction<T, FileText, SourceMap> map,
        Predicate<T> bare,
        Predicate<T> nameless,
        Function<T, List<Figure>> figures) {

    static final Format<Md5Anim> MD5ANIM =
            new Format<>(
                    FileKind.MD5ANIM,
                    Md5Anim.class,
                    Md5AnimReader::read,
                    (read, issues) -> {
                        AnimCheck.check(read.model(), issues);
                        RepairCheck.check(read, issues);
                    },
                    AnimSourceMap::new,
                    anim ->
                            anim.hierarchy().isEmpty()
                                    && anim.baseframe().isEmpty()
                                    && anim.bounds().isEmpty()
                                    && anim.frames().isEmpty(),
                    anim -> anim.version().isEmpty() && anim.numJoints().isEmpty(),
                    anim ->
                            List.of(
                                    new Figure(anim.frames().size(), "frame", "frames"),
                                    new Figure(
                                            anim.numAnimatedComponents()
                                                    .map(Declared::toInt)
                                                    .orElse(0),
                                            "component",
                                            "components")));

    private static final List<Format<?>> ALL =
            List.of(
                    new Format<>(
                            FileKind.MD5MESH,
                            Md5Mesh.class,
                            Md5MeshReader::read,
                            (read, issues) -> MeshCheck.check(read.model(), issues),
                            MeshSourceMap::new,
                            mesh -> mesh.joints().isEmpty() && mesh.meshes().isEmpty(),
                            mesh -> mesh.version().isEmpty() && mesh.numJoints().isEmpty(),
                            mesh ->
                                    List.of(
                                            new Figure(mesh.meshes().size(), "mesh", "meshes"),
                                            new Figure(
                                                    mesh.meshes().stream()
                                                            .mapToInt(it -> it.triangles().size())
                                                            .sum(),
                                                    "triangle",
                                                    "triangles"))),
                    MD5ANIM,
                    new Format<>(
                            FileKind.MD5CAMERA,
                            Md5Camera.class,
                            Md5CameraReader::read,
                            (read, issues) -> CameraCheck.check(read.model(), issues),
                            CameraSourceMap::new,
                            camera -> camera.cuts().isEmpty() && camera.frames().isEmpty(),
                            camera -> camera.version().isEmpty() && camera.numFrames().isEmpty(),
                            camera ->
                                    List.of(
                                            new Figure(
                                                    camera.frames().size(),
                                                    "camera frame",
                                                    "camera frames"),
                                            new Figure(camera.cuts().size(), "cut", "cuts"))),
                    new Format<>(
                            FileKind.MD2,
                            Md2.class,
                            Md2Reader::read,
                            (read, issues) -> Md2Check.check(read.model(), issues),
                            (md2, text) -> SourceMap.none(),
                            md2 -> md2.equals(Md2.EMPTY),
                            md2 -> md2.equals(Md2.EMPTY),
                            md2 ->
                                    List.of(
                                            new Figure(md2.vertexCount(), "vertex", "vertices"),
                                            new Figure(
                                                    md2.triangles().size(),
                                                    "triangle",
                                                    "triangles"),
                                            new Figure(md2.frames().size(), "frame", "frames"))));

    static Format<?> of(FileKind kind) {
        return ALL.stream().filter(format -> format.kind == kind).findFirst().orElseThrow();
    }

    List<Figure> figuresOf(ModelFile file) {
        return figures.apply(content.cast(file));
    }
}
