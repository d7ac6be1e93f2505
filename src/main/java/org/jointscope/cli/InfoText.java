package org.jointscope.cli;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.md2.KeyframeClips;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code info} for people. */
final class InfoText {

    private static final int NAME_WIDTH = 24;
    private static final int CUTS_SHOWN = 100;

    private final PrintWriter out;

    InfoText(PrintWriter out) {
        this.out = out;
    }

    void print(Inspection inspection) {
        String separator = "";
        for (InspectedFile file : inspection.files()) {
            out.print(separator);
            print(file);
            separator = System.lineSeparator();
        }
    }

    private void print(InspectedFile file) {
        line("%s", file.path());
        switch (file.content()) {
            case Md5Mesh mesh -> print(mesh);
            case Md5Anim anim -> print(anim);
            case Md2 md2 -> print(md2);
            case Md5Camera camera -> print(camera);
        }
        line("  %s, %s", count(file, Severity.ERROR), count(file, Severity.WARNING));
        for (Issue issue : file.issues()) {
            for (Finding finding : issue.findings()) {
                line(
                        "    %s: %s %s %s",
                        finding.location(),
                        issue.severity().label(),
                        issue.code(),
                        finding.message());
            }
            if (issue.unlisted() > 0) {
                line("    and %d more of %s", issue.unlisted(), issue.code());
            }
        }
    }

    private void print(Md5Mesh mesh) {
        line(
                "  md5mesh version %s, %s, %s",
                version(mesh.version()),
                plural(mesh.joints().size(), "joint", "joints"),
                plural(mesh.meshes().size(), "mesh", "meshes"));
        for (int i = 0; i < mesh.meshes().size(); i++) {
            Mesh part = mesh.meshes().get(i);
            line(
                    "  mesh %d \"%s\": %s, %s, %s",
                    i,
                    part.shader(),
                    plural(part.vertices().size(), "vertex", "vertices"),
                    plural(part.triangles().size(), "triangle", "triangles"),
                    plural(part.weights().size(), "weight", "weights"));
        }
        line("  %5s  %-" + NAME_WIDTH + "s %6s", "joint", "name", "parent");
        List<MeshJoint> joints = mesh.joints();
        for (int i = 0; i < joints.size(); i++) {
            line(
                    "  %5d  %-" + NAME_WIDTH + "s %6s",
                    i,
                    joints.get(i).name(),
                    number(joints.get(i).parent()));
        }
    }

    private void print(Md5Anim anim) {
        line(
                "  md5anim version %s, %s, %s at %s fps, %s animated components",
                version(anim.version()),
                plural(anim.hierarchy().size(), "joint", "joints"),
                plural(anim.frames().size(), "frame", "frames"),
                version(anim.frameRate()),
                version(anim.numAnimatedComponents()));
        line(
                "  %5s  %-" + NAME_WIDTH + "s %6s %6s %10s  %s",
                "joint",
                "name",
                "parent",
                "flags",
                "startIndex",
                "from the frame");
        List<AnimJoint> joints = anim.hierarchy();
        for (int i = 0; i < joints.size(); i++) {
            AnimJoint joint = joints.get(i);
            line(
                    "  %5d  %-" + NAME_WIDTH + "s %6s %6s %10s  %s",
                    i,
                    joint.name(),
                    number(joint.parent()),
                    number(joint.flags()),
                    number(joint.startIndex()),
                    components(joint));
        }
    }

    private void print(Md2 md2) {
        line(
                "  md2 version %s, skin %s × %s, %s, %s, %s, %s",
                number(md2.header().get(Field.VERSION)),
                number(md2.header().skinWidth()),
                number(md2.header().skinHeight()),
                plural(md2.vertexCount(), "vertex", "vertices"),
                plural(md2.triangles().size(), "triangle", "triangles"),
                plural(md2.texCoords().size(), "texture coordinate", "texture coordinates"),
                plural(md2.frames().size(), "frame", "frames"));
        line(
                "  %s, num_glcmds %s",
                plural(md2.glCommands().list().size(), "GL command", "GL commands"),
                number(md2.header().get(Field.NUM_GLCMDS)));
        for (Md2Skin skin : md2.skins()) {
            line("  skin \"%s\"", skin.name());
        }
        line("  %5s %5s  %s", "first", "last", "clip");
        for (KeyframeClip clip : KeyframeClips.of(md2)) {
            line("  %5d %5d  %s", clip.first(), clip.last(), clip.name());
        }
    }

    private void print(Md5Camera camera) {
        line(
                "  md5camera version %s, %s at %s fps, %s, %s s",
                version(camera.version()),
                plural(camera.frames().size(), "frame", "frames"),
                version(camera.frameRate()),
                plural(camera.cuts().size(), "cut", "cuts"),
                Json.shortest(Double.toString(CameraPath.of(camera).seconds())));
        if (!camera.cuts().isEmpty()) {
            line(
                    "  cut at frame %s",
                    camera.cuts().stream()
                                    .limit(CUTS_SHOWN)
                                    .map(cut -> number(cut.frame()))
                                    .collect(Collectors.joining(", "))
                            + (camera.cuts().size() > CUTS_SHOWN ? ", …" : ""));
        }
    }

    private static String components(AnimJoint joint) {
        return joint.componentCount() == 0
                ? ""
                : Arrays.stream(Component.values())
                        .filter(component -> component.isIn(joint.flags()))
                        .map(Component::label)
                        .collect(Collectors.joining(" "));
    }

    private static String version(Optional<Declared> declared) {
        return declared.map(d -> Json.shortest(Double.toString(d.value()))).orElse("?");
    }

    private static String number(int value) {
        return value == ModelFile.MISSING ? "?" : Integer.toString(value);
    }

    private static String count(InspectedFile file, Severity severity) {
        return plural(file.count(severity), severity.label(), severity.label() + "s");
    }

    private static String plural(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    /**
     * Names come from files that anybody may have made: no control character reaches the terminal.
     */
    private void line(String format, Object... arguments) {
        out.println(Terminal.safe(String.format(Locale.ROOT, format, arguments)).stripTrailing());
    }
}
