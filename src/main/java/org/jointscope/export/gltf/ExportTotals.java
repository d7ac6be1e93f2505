package org.jointscope.export.gltf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.Figures;
import org.jointscope.messages.Phrase;

/** What is in a document, what is not, and how exact it is: counted while it is made, reported afterward. */
final class ExportTotals {

    /** The distance in game units from which on a vertex is not where the kernel has it. */
    private static final double INEXACT = 1e-3;

    /** Morph targets from which on importers have limits. */
    private static final int MANY_TARGETS = 255;

    int joints;
    int scaled;
    int meshes;
    int vertices;
    int triangles;
    int colored;
    int animations;
    long frames;
    int channels;
    int constant;
    int targets;
    int cameraFrames;
    int cameraCuts;
    int emptyMeshes;
    int emptyAnimations;
    int rateless;
    int nonUnit;
    int cut;
    int changed;
    int most;
    boolean variableFov;
    Optional<WrittenModel.Error> error = Optional.empty();
    Optional<Double> cutDistance = Optional.empty();

    boolean isExact() {
        return error.filter(it -> it.distance() > INEXACT).isEmpty();
    }

    List<Phrase> contents(int materials, int images) {
        List<Phrase> lines = new ArrayList<>();
        if (meshes > 0) {
            lines.add(Phrase.of(
                    "export.gltf.meshes",
                    Phrase.of("count.meshes", meshes),
                    Phrase.of("export.gltf.vertices", vertices),
                    Phrase.of("count.triangles", triangles)));
            lines.add(Phrase.of("export.obj.materials", materials, images));
        }
        if (joints > 0) {
            lines.add(Phrase.of("count.joints", joints));
        }
        if (targets > 0) {
            lines.add(Phrase.of("export.gltf.targets", targets));
        }
        if (animations > 0) {
            lines.add(Phrase.of("export.gltf.animations", animations, frames, channels, constant));
        }
        if (cameraFrames > 0) {
            lines.add(Phrase.of("export.gltf.camera", cameraFrames, cameraCuts));
        }
        error.ifPresent(it -> lines.add(distance(it)));
        return lines;
    }

    private static Phrase distance(WrittenModel.Error error) {
        Phrase units = Figures.units(error.distance());
        if (error.frames() == 0) {
            return Phrase.of("export.gltf.error.bindPose", units);
        }
        Phrase where = error.distance() == 0
                ? Phrase.of("export.gltf.error.none")
                : Phrase.of("export.gltf.error.where", error.mesh(), error.vertex(), error.animation(), error.frame());
        return error.compared() == error.frames()
                ? Phrase.of("export.gltf.error.all", units, where, error.frames())
                : Phrase.of("export.gltf.error.some", units, where, error.compared(), error.frames());
    }

    List<Phrase> losses() {
        List<Phrase> lines = new ArrayList<>();
        if (!isExact()) {
            lines.add(Phrase.of("export.gltf.loss.inexact", INEXACT));
        }
        if (cut > 0) {
            lines.add(cutDistance
                    .map(it -> Phrase.of("export.gltf.loss.cutBy", cut, most, Figures.units(it)))
                    .orElseGet(() -> Phrase.of("export.gltf.loss.cut", cut, most)));
        }
        if (changed > 0) {
            lines.add(Phrase.of("export.gltf.loss.biases", changed));
        }
        if (emptyMeshes > 0) {
            lines.add(Phrase.of("export.gltf.loss.meshes", emptyMeshes));
        }
        if (emptyAnimations > 0) {
            lines.add(Phrase.of("export.gltf.loss.animations", emptyAnimations));
        }
        if (rateless > 0) {
            lines.add(Phrase.of("export.gltf.loss.rate", rateless, Figures.of(ClipTracks.USUAL_RATE)));
        }
        if (nonUnit > 0) {
            lines.add(Phrase.of("export.gltf.loss.nonUnit", nonUnit));
        }
        if (targets > MANY_TARGETS) {
            lines.add(Phrase.of("export.gltf.loss.targets", targets, MANY_TARGETS));
        }
        if (variableFov) {
            lines.add(Phrase.of("export.gltf.loss.fov"));
        }
        return lines;
    }
}
