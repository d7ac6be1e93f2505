package org.jointscope.cli;

import org.jointscope.diagnostics.Severity;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.CameraCut;
import org.jointscope.model.Declared;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.md2.KeyframeClips;

import java.io.IOException;
import java.util.Optional;

/**
 * {@code info --json}. Numbers are of what is there, whatever the headers declare; {@code
 * numGlcmds} is the header's, in words of 4 bytes.
 */
final class InfoJson {

    private InfoJson() {}

    static void write(Inspection inspection, Json json) throws IOException {
        json.array(
                "files",
                () -> {
                    for (InspectedFile file : inspection.files()) {
                        json.object(() -> write(file, json));
                    }
                });
    }

    private static void write(InspectedFile file, Json json) throws IOException {
        json.member("path", file.path().toString());
        json.member("kind", file.kind().label());
        switch (file.content()) {
            case Md5Mesh mesh -> write(mesh, json);
            case Md5Anim anim -> write(anim, json);
            case Md2 md2 -> write(md2, json);
            case Md5Camera camera -> write(camera, json);
        }
        json.member("errors", file.count(Severity.ERROR));
        json.member("warnings", file.count(Severity.WARNING));
    }

    private static void write(Md5Mesh mesh, Json json) throws IOException {
        writeIfPresent("version", mesh.version(), json);
        json.member("joints", mesh.joints().size());
        json.array(
                "meshes",
                () -> {
                    for (Mesh part : mesh.meshes()) {
                        json.object(
                                () -> {
                                    json.member("shader", part.shader());
                                    json.member("vertices", part.vertices().size());
                                    json.member("triangles", part.triangles().size());
                                    json.member("weights", part.weights().size());
                                });
                    }
                });
        json.array(
                "hierarchy",
                () -> {
                    for (MeshJoint joint : mesh.joints()) {
                        json.object(
                                () -> {
                                    json.member("name", joint.name());
                                    json.member("parent", joint.parent());
                                });
                    }
                });
    }

    private static void write(Md5Anim anim, Json json) throws IOException {
        writeIfPresent("version", anim.version(), json);
        json.member("joints", anim.hierarchy().size());
        json.member("frames", anim.frames().size());
        writeIfPresent("frameRate", anim.frameRate(), json);
        writeIfPresent("animatedComponents", anim.numAnimatedComponents(), json);
        json.array(
                "hierarchy",
                () -> {
                    for (AnimJoint joint : anim.hierarchy()) {
                        json.object(
                                () -> {
                                    json.member("name", joint.name());
                                    json.member("parent", joint.parent());
                                    json.member("flags", joint.flags());
                                    json.member("startIndex", joint.startIndex());
                                });
                    }
                });
    }

    private static void write(Md2 md2, Json json) throws IOException {
        json.member("version", md2.header().get(Field.VERSION));
        json.member("skinWidth", md2.header().skinWidth());
        json.member("skinHeight", md2.header().skinHeight());
        json.strings("skins", md2.skins().stream().map(Md2Skin::name).toList());
        json.member("vertices", md2.vertexCount());
        json.member("texCoords", md2.texCoords().size());
        json.member("triangles", md2.triangles().size());
        json.member("glCommands", md2.glCommands().list().size());
        json.member("numGlcmds", md2.header().get(Field.NUM_GLCMDS));
        json.member("frames", md2.frames().size());
        json.array(
                "clips",
                () -> {
                    for (KeyframeClip clip : KeyframeClips.of(md2)) {
                        json.object(
                                () -> {
                                    json.member("name", clip.name());
                                    json.member("first", clip.first());
                                    json.member("last", clip.last());
                                });
                    }
                });
    }

    private static void write(Md5Camera camera, Json json) throws IOException {
        writeIfPresent("version", camera.version(), json);
        json.member("frames", camera.frames().size());
        writeIfPresent("frameRate", camera.frameRate(), json);
        json.member("seconds", CameraPath.of(camera).seconds());
        json.integers("cuts", camera.cuts().stream().map(CameraCut::frame).toList());
    }

    private static void writeIfPresent(String name, Optional<Declared> number, Json json)
            throws IOException {
        if (number.isPresent()) {
            json.member(name, number.get().value());
        }
    }
}
