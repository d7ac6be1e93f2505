package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.export.Json;
import org.jointscope.messages.Phrase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declared;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScaledJoint;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.md2.KeyframeClips;

/**
 * The facts that {@code info} prints about the files of a format, for people and for scripts. Numbers are those of the
 * content, not of the header; only {@code numGlcmds} is from the header, in words of 4 bytes.
 */
final class FormatFacts {

    private static final String JOINT = "%5s  %-24s %6s";
    private static final String ANIM_JOINT = JOINT + " %6s %10s  %s";
    private static final String CLIP = "%5s %5s  %s";
    private static final String SCALED = "%-24s %6s  %s";
    private static final int CUTS_SHOWN = 100;

    private FormatFacts() {}

    static void print(PrintWriter out, ModelFile file) {
        switch (file) {
            case Md5Mesh mesh -> print(out, mesh);
            case Md5Anim anim -> print(out, anim);
            case Md5Camera camera -> print(out, camera);
            case Md5Scale scale -> print(out, scale);
            case Md2 md2 -> print(out, md2);
            case Declarations declarations -> DeclFacts.print(out, declarations);
        }
    }

    static void write(Json json, ModelFile file) throws IOException {
        switch (file) {
            case Md5Mesh mesh -> write(json, mesh);
            case Md5Anim anim -> write(json, anim);
            case Md5Camera camera -> write(json, camera);
            case Md5Scale scale -> write(json, scale);
            case Md2 md2 -> write(json, md2);
            case Declarations declarations -> DeclFacts.write(json, declarations);
        }
    }

    /** Prints a fact, as an indented line without trailing spaces. */
    static void line(PrintWriter out, String fact) {
        Words.line(out, ("  " + fact).stripTrailing());
    }

    static void fact(PrintWriter out, String key, Object... arguments) {
        line(out, Words.text(key, arguments));
    }

    private static void row(PrintWriter out, String layout, Object... cells) {
        line(out, String.format(Locale.ROOT, layout, cells));
    }

    private static void print(PrintWriter out, Md5Mesh mesh) {
        fact(
                out,
                "cli.info.md5mesh",
                declared(mesh.version()),
                Phrase.of("count.joints", mesh.joints().size()),
                Phrase.of("count.meshes", mesh.meshes().size()));
        for (int i = 0; i < mesh.meshes().size(); i++) {
            Mesh part = mesh.meshes().get(i);
            fact(
                    out,
                    "cli.info.mesh",
                    i,
                    part.shader(),
                    Phrase.of("count.vertices", part.vertices().size()),
                    Phrase.of("count.triangles", part.triangles().size()),
                    Phrase.of("count.weights", part.weights().size()));
        }
        row(out, JOINT, "joint", "name", "parent");
        for (int i = 0; i < mesh.joints().size(); i++) {
            MeshJoint joint = mesh.joints().get(i);
            row(out, JOINT, i, joint.name(), number(joint.parent()));
        }
    }

    private static void write(Json json, Md5Mesh mesh) throws IOException {
        json.member("version", mesh.version().map(Declared::value))
                .member("joints", mesh.joints().size())
                .objects("meshes", mesh.meshes(), FormatFacts::write)
                .objects(
                        "hierarchy",
                        mesh.joints(),
                        (each, joint) -> each.member("name", joint.name()).member("parent", joint.parent()));
    }

    private static void write(Json json, Mesh mesh) throws IOException {
        json.member("shader", mesh.shader())
                .member("vertices", mesh.vertices().size())
                .member("triangles", mesh.triangles().size())
                .member("weights", mesh.weights().size());
        MeshExtension extension = mesh.extension();
        List<String> flags = extension.flags().stream().map(FlagWord::word).toList();
        json.member("flags", Optional.of(flags).filter(words -> !words.isEmpty()))
                .member("colors", count(extension.colors().size()))
                .member("normals", count(extension.tangentSpaces().size()));
    }

    /** A number that is left out if the version of the file does not have such rows. */
    private static Optional<Integer> count(int rows) {
        return Optional.of(rows).filter(it -> it > 0);
    }

    private static void print(PrintWriter out, Md5Anim anim) {
        fact(
                out,
                "cli.info.md5anim",
                declared(anim.version()),
                Phrase.of("count.joints", anim.hierarchy().size()),
                Phrase.of("count.frames", anim.frames().size()),
                declared(anim.frameRate()),
                declared(anim.numAnimatedComponents()));
        row(out, ANIM_JOINT, "joint", "name", "parent", "flags", "startIndex", "components");
        for (int i = 0; i < anim.hierarchy().size(); i++) {
            AnimJoint joint = anim.hierarchy().get(i);
            row(
                    out,
                    ANIM_JOINT,
                    i,
                    joint.name(),
                    number(joint.parent()),
                    number(joint.flags()),
                    number(joint.startIndex()),
                    components(joint));
        }
    }

    private static String components(AnimJoint joint) {
        return joint.componentCount() == 0 ? "" : String.join(" ", Component.labels(joint.flags()));
    }

    private static void write(Json json, Md5Anim anim) throws IOException {
        json.member("version", anim.version().map(Declared::value))
                .member("joints", anim.hierarchy().size())
                .member("frames", anim.frames().size())
                .member("frameRate", anim.frameRate().map(Declared::value))
                .member("animatedComponents", anim.numAnimatedComponents().map(Declared::value))
                .objects(
                        "hierarchy",
                        anim.hierarchy(),
                        (each, joint) -> each.member("name", joint.name())
                                .member("parent", joint.parent())
                                .member("flags", joint.flags())
                                .member("startIndex", joint.startIndex()));
    }

    private static void print(PrintWriter out, Md5Camera camera) {
        fact(
                out,
                "cli.info.md5camera",
                declared(camera.version()),
                Phrase.of("count.frames", camera.frames().size()),
                declared(camera.frameRate()),
                Phrase.of("count.cuts", camera.cuts().size()),
                Json.shortest(Double.toString(CameraPath.of(camera).seconds())));
        if (!camera.cuts().isEmpty()) {
            String frames = camera.cuts().stream()
                    .limit(CUTS_SHOWN)
                    .map(cut -> number(cut.frame()))
                    .collect(Collectors.joining(", "));
            fact(out, "cli.info.cuts", camera.cuts().size() > CUTS_SHOWN ? frames + ", …" : frames);
        }
    }

    private static void write(Json json, Md5Camera camera) throws IOException {
        json.member("version", camera.version().map(Declared::value))
                .member("frames", camera.frames().size())
                .member("frameRate", camera.frameRate().map(Declared::value))
                .member("seconds", CameraPath.of(camera).seconds())
                .member("cuts", camera.cuts().stream().map(CameraCut::frame).toList());
    }

    private static void print(PrintWriter out, Md5Scale scale) {
        fact(
                out,
                "cli.info.md5scale",
                Phrase.of("count.joints", scale.joints().size()),
                Phrase.of("count.scales", scale.scaleCount()));
        row(out, SCALED, "joint", "scales", Md5Scale.SCALE_POSITIONS);
        for (ScaledJoint joint : scale.joints()) {
            row(out, SCALED, joint.name(), joint.rows().size(), joint.scalesPosition());
        }
    }

    private static void write(Json json, Md5Scale scale) throws IOException {
        json.member("joints", scale.joints().size())
                .member("scales", scale.scaleCount())
                .objects(
                        "scaledJoints",
                        scale.joints(),
                        (each, joint) -> each.member("name", joint.name())
                                .member("scalePositions", joint.scalesPosition())
                                .objects(
                                        "scales",
                                        joint.rows(),
                                        (row, it) ->
                                                row.member("frame", it.frame()).member("scale", it.scale())));
    }

    private static void print(PrintWriter out, Md2 md2) {
        fact(
                out,
                "cli.info.md2",
                number(md2.header().get(Field.VERSION)),
                number(md2.header().skinWidth()),
                number(md2.header().skinHeight()),
                Phrase.of("count.vertices", md2.vertexCount()),
                Phrase.of("count.triangles", md2.triangles().size()),
                Phrase.of("count.texCoords", md2.texCoords().size()),
                Phrase.of("count.frames", md2.frames().size()));
        fact(
                out,
                "cli.info.glCommands",
                Phrase.of("count.glCommands", md2.glCommands().list().size()),
                number(md2.header().get(Field.NUM_GLCMDS)));
        md2.skins().forEach(skin -> fact(out, "cli.info.skin", skin.name()));
        if (!md2.frames().isEmpty()) {
            row(out, CLIP, "first", "last", "clip");
        }
        for (KeyframeClip clip : KeyframeClips.of(md2)) {
            row(out, CLIP, clip.first(), clip.last(), clip.name());
        }
    }

    private static void write(Json json, Md2 md2) throws IOException {
        json.member("version", md2.header().get(Field.VERSION))
                .member("skinWidth", md2.header().skinWidth())
                .member("skinHeight", md2.header().skinHeight())
                .member("skins", md2.skins().stream().map(Md2Skin::name).toList())
                .member("vertices", md2.vertexCount())
                .member("texCoords", md2.texCoords().size())
                .member("triangles", md2.triangles().size())
                .member("glCommands", md2.glCommands().list().size())
                .member("numGlcmds", md2.header().get(Field.NUM_GLCMDS))
                .member("frames", md2.frames().size())
                .objects(
                        "clips",
                        KeyframeClips.of(md2),
                        (each, clip) -> each.member("name", clip.name())
                                .member("first", clip.first())
                                .member("last", clip.last()));
    }

    private static String declared(Optional<Declared> number) {
        return number.map(it -> Json.shortest(Double.toString(it.value()))).orElse("?");
    }

    private static String number(int value) {
        return value == ModelFile.MISSING ? "?" : Integer.toString(value);
    }
}
