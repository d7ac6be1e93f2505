package org.jointscope.export.obj;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.FrameRange;
import org.jointscope.export.model.Prepared;
import org.jointscope.messages.Phrase;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;

/** The frames of a model as .obj files. */
final class ObjExport implements Prepared {

    private static final String EXTENSION = ".obj";
    private static final int DIGITS = 4;

    private final OpenModel open;
    private final ExportOptions options;

    /** Empty for the bind pose. */
    private final int[] frames;

    private final int others;

    private final ObjMaterials materials;

    ObjExport(ExportSource source, ExportOptions options) {
        this.others = source.animations().size() - 1;
        this.open = source.open();
        this.options = options;
        this.frames = options.get(ExportOption.FRAMES).frames(open.model().frameCount(), FrameRange.of(0));
        this.materials = new ObjMaterials(open, options.get(ExportOption.IMAGES));
    }

    @Override
    public List<Phrase> contents() {
        List<Surface> surfaces = open.meshes().stream()
                .map(mesh -> mesh.skinned().surface())
                .filter(surface -> surface.triangleCount() > 0)
                .toList();
        List<Phrase> contents = new ArrayList<>();
        contents.add(Phrase.of(
                "export.obj.meshes",
                Phrase.of("count.meshes", surfaces.size()),
                Phrase.of(
                        "export.positions",
                        surfaces.stream().mapToInt(Surface::pointCount).sum()),
                Phrase.of(
                        "count.triangles",
                        surfaces.stream().mapToInt(Surface::triangleCount).sum())));
        contents.add(pose());
        contents.add(Phrase.of("export.obj.materials", materials.count(), materials.images()));
        return contents;
    }

    private Phrase pose() {
        return switch (frames.length) {
            case 0 -> Phrase.of("export.bindPose");
            case 1 -> Phrase.of("export.frame", frames[0]);
            default -> Phrase.of("export.obj.frames", frames[0], frames[frames.length - 1], frames.length);
        };
    }

    @Override
    public List<Phrase> losses() {
        List<Phrase> losses = new ArrayList<>();
        int joints = open.model().rig().size();
        if (joints > 0) {
            losses.add(Phrase.of("export.loss.skeleton", Phrase.of("count.joints", joints)));
        }
        int left = open.model().frameCount() - frames.length;
        if (left > 0) {
            losses.add(Phrase.of("export.loss.frames", Phrase.of("count.frames", left)));
        }
        if (others > 0) {
            losses.add(Phrase.of("export.loss.animations", others));
        }
        losses.addAll(materials.losses());
        return losses;
    }

    @Override
    public boolean exact() {
        return true;
    }

    @Override
    public void write(ExportFiles files) throws IOException {
        String library = files.stem() + ".mtl";
        materials.write(files, library);
        if (frames.length <= 1) {
            write(files, files.name(), frames.length == 0 ? 0 : frames[0], library);
        }
        int digits = Math.max(DIGITS, String.valueOf(open.model().frameCount()).length());
        for (int i = 0; frames.length > 1 && i < frames.length; i++) {
            Interruption.check();
            String number = String.valueOf(frames[i]);
            String name = files.stem() + "-" + "0".repeat(digits - number.length()) + number + EXTENSION;
            write(files, name, frames[i], library);
        }
    }

    private void write(ExportFiles files, String name, int frame, String library) throws IOException {
        open.model().pose(frame, PoseOptions.FILE);
        try (ObjWriter writer =
                new ObjWriter(files.file(name), options.get(ExportOption.AXES), options.get(ExportOption.SCALE))) {
            writer.library(library);
            for (int i = 0; i < open.meshes().size(); i++) {
                OpenMesh mesh = open.meshes().get(i);
                if (mesh.skinned().surface().triangleCount() > 0) {
                    writer.mesh(mesh.skinned(), materials.group(i), materials.name(i));
                }
            }
        }
    }
}
