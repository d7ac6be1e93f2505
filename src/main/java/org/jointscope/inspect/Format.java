package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jointscope.check.AnimCheck;
import org.jointscope.check.MeshCheck;
import org.jointscope.check.ScaleCheck;
import org.jointscope.check.camera.CameraCheck;
import org.jointscope.check.decl.DeclCheck;
import org.jointscope.check.decl.MaterialCheck;
import org.jointscope.check.md2.Md2Check;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.edit.AlphaParents;
import org.jointscope.files.GameTree;
import org.jointscope.format.ReadResult;
import org.jointscope.format.decl.DeclReader;
import org.jointscope.format.decl.MaterialReader;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.format.md5.Md5ScaleReader;
import org.jointscope.model.Declarations;
import org.jointscope.model.Materials;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.ModelFile;
import org.jointscope.source.AnimSourceMap;
import org.jointscope.source.CameraSourceMap;
import org.jointscope.source.MeshSourceMap;
import org.jointscope.source.SourceMap;
import org.jointscope.text.FileText;

/**
 * The properties of a format that {@link Inspector} requires.
 *
 * @param check adds the issues of the rules to those of the reader
 * @param map the subjects of the locations in a text
 * @param bare true for a model without a readable row
 * @param nameless true for a model with a file that does not begin like the format
 */
record Format<T extends ModelFile>(
        FileKind kind,
        Class<T> content,
        Function<byte[], ReadResult<T>> reader,
        Check<T> check,
        BiFunction<T, FileText, SourceMap> map,
        Predicate<T> bare,
        Predicate<T> nameless) {

    /** The rules of a format. */
    interface Check<T extends ModelFile> {

        /** @param file its path, for rules about the files that it references */
        void check(ReadResult<T> read, Path file, GameTree tree, IssueLog issues);
    }

    static final Format<Md5Mesh> MD5MESH = new Format<>(
            FileKind.MD5MESH,
            Md5Mesh.class,
            Md5MeshReader::read,
            (read, file, tree, issues) -> MeshCheck.check(read.model(), issues),
            MeshSourceMap::new,
            mesh -> mesh.joints().isEmpty() && mesh.meshes().isEmpty(),
            mesh -> mesh.version().isEmpty() && mesh.numJoints().isEmpty());

    static final Format<Md5Anim> MD5ANIM = new Format<>(
            FileKind.MD5ANIM,
            Md5Anim.class,
            Md5AnimReader::read,
            (read, file, tree, issues) -> {
                AnimCheck.check(read.model(), issues);
                RepairCheck.check(read, issues);
            },
            (anim, text) -> AlphaParents.areMissing(anim) ? SourceMap.plain(text) : new AnimSourceMap(anim, text),
            anim -> anim.hierarchy().isEmpty()
                    && anim.baseframe().isEmpty()
                    && anim.bounds().isEmpty()
                    && anim.frames().isEmpty(),
            anim -> anim.version().isEmpty() && anim.numJoints().isEmpty());

    private static final List<Format<?>> ALL = List.of(
            MD5MESH,
            MD5ANIM,
            new Format<>(
                    FileKind.MD5CAMERA,
                    Md5Camera.class,
                    Md5CameraReader::read,
                    (read, file, tree, issues) -> CameraCheck.check(read.model(), issues),
                    CameraSourceMap::new,
                    camera -> camera.cuts().isEmpty() && camera.frames().isEmpty(),
                    camera -> camera.version().isEmpty() && camera.numFrames().isEmpty()),
            new Format<>(
                    FileKind.MD5SCALE,
                    Md5Scale.class,
                    Md5ScaleReader::read,
                    (read, file, tree, issues) -> ScaleCheck.check(read.model(), ScaleFiles.header(file), issues),
                    (scale, text) -> SourceMap.plain(text),
                    scale -> scale.joints().isEmpty(),
                    scale -> true),
            new Format<>(
                    FileKind.MD2,
                    Md2.class,
                    Md2Reader::read,
                    (read, file, tree, issues) -> Md2Check.check(read.model(), issues),
                    (md2, text) -> SourceMap.none(),
                    md2 -> md2.skins().isEmpty()
                            && md2.texCoords().size() == 0
                            && md2.triangles().size() == 0
                            && md2.frames().isEmpty(),
                    md2 -> md2.equals(Md2.EMPTY)),
            declarations(FileKind.DEF, DeclReader::readDef),
            declarations(FileKind.SKIN, DeclReader::readSkins),
            new Format<>(
                    FileKind.MTR,
                    Materials.class,
                    MaterialReader::readMtr,
                    (read, file, tree, issues) -> MaterialCheck.check(read.model(), issues),
                    (materials, text) -> SourceMap.none(),
                    materials -> materials.materials().isEmpty(),
                    materials -> materials.materials().isEmpty()));

    private static Format<Declarations> declarations(FileKind kind, Function<byte[], ReadResult<Declarations>> reader) {
        return new Format<>(
                kind,
                Declarations.class,
                reader,
                (read, file, tree, issues) -> DeclCheck.check(read.model(), new GameFolder(file, tree), issues),
                (declarations, text) -> SourceMap.none(),
                declarations ->
                        declarations.models().isEmpty() && declarations.skins().isEmpty(),
                declarations -> true);
    }

    static Format<?> of(FileKind kind) {
        return ALL.stream().filter(format -> format.kind == kind).findFirst().orElseThrow();
    }

    /** Whether no row of a file was read. */
    boolean isBare(ModelFile file) {
        return bare.test(content.cast(file));
    }

    /** Whether a file has neither a row nor the beginning of the format. */
    boolean isMissingIn(ModelFile file) {
        T model = content.cast(file);
        return kind.isIdentifiable() && bare.test(model) && nameless.test(model);
    }
}
