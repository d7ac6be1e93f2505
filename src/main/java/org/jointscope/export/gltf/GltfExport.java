package org.jointscope.export.gltf;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.ExportSource.Animation;
import org.jointscope.export.model.FileNames;
import org.jointscope.export.model.Prepared;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Camera;
import org.jointscope.pose.Clip;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.skin.WeightLoss;

/** A model as a document. Its root is a node that turns the axes of the file to those of glTF. */
final class GltfExport implements Prepared {

    /** The rotation of +X, +Y, +Z to +Z, +X, +Y. */
    private static final float[] AXES = {-0.5f, -0.5f, -0.5f, 0.5f};

    private static final String BUFFER = ".bin";

    private final GltfDocument document = new GltfDocument();
    private final ExportTotals totals = new ExportTotals();
    private final GltfMaterials materials;
    private final boolean binary;

    GltfExport(ExportSource source, ExportOptions options, boolean binary) {
        this.binary = binary;
        this.materials = new GltfMaterials(document, options.get(ExportOption.IMAGES), options.get(GltfExporter.UNLIT));
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("rotation", GltfDocument.numbers(AXES));
        float scale = (float) (double) options.get(ExportOption.SCALE);
        if (scale != 1) {
            members.put("scale", GltfDocument.numbers(scale, scale, scale));
        }
        int root = document.node("axes", GltfDocument.ROOT, members);
        if (source.open().md2().isPresent()) {
            new Md2Scene(document, root, source, totals).add(materials);
        } else {
            totals.most = options.get(GltfExporter.FOUR_WEIGHTS) ? GltfWeights.SET : GltfWeights.MOST;
            new Md5Scene(document, root, source, totals).add(materials, totals.most);
            totals.cutDistance = cutDistance(source);
        }
        source.camera().ifPresent(camera -> addCamera(root, source, camera));
        if (binary) {
            materials.embed();
        }
    }

    private void addCamera(int root, ExportSource source, Md5Camera camera) {
        String name =
                source.open().camera().map(file -> FileNames.safe(file.name())).orElse("camera");
        new CameraScene(document, camera, totals).add(root, name, camera);
    }

    /** The largest displacement of a vertex that loses weights, in any animation. */
    private Optional<Double> cutDistance(ExportSource source) {
        Optional<Skin> skin = source.open().model().boundMeshes();
        if (totals.cut == 0 || skin.isEmpty()) {
            return Optional.empty();
        }
        WeightLimit limit = new WeightLimit(OptionalInt.of(totals.most), WeightLimit.Base.BIND_POSE);
        Stream<Optional<Clip>> clips = source.animations().isEmpty()
                ? Stream.of(Optional.empty())
                : source.animations().stream().map(Animation::clip).map(Optional::of);
        return clips.flatMap(clip -> WeightLoss.of(skin.get(), clip, limit).stream())
                .map(WeightLoss::distance)
                .max(Double::compare);
    }

    @Override
    public List<Phrase> contents() {
        List<Phrase> contents = totals.contents(document.count("materials"), materials.images());
        contents.add(Phrase.of("export.gltf.size", document.length()));
        return contents;
    }

    @Override
    public List<Phrase> losses() {
        List<Phrase> losses = new ArrayList<>(totals.losses());
        losses.addAll(materials.losses());
        return losses;
    }

    /** The comparison of the written model with the kernel; empty without joints. */
    Optional<WrittenModel.Error> error() {
        return totals.error;
    }

    @Override
    public boolean exact() {
        return totals.isExact();
    }

    @Override
    public void write(ExportFiles files) throws IOException {
        if (binary) {
            try (OutputStream out = files.file(files.name())) {
                document.writeBinary(out);
            }
            return;
        }
        materials.write(files);
        String buffer = files.stem() + BUFFER;
        try (OutputStream out = files.file(files.name())) {
            out.write(document.text(GltfMaterials.uri(buffer)));
        }
        if (document.length() > 0) {
            try (OutputStream out = files.file(buffer)) {
                document.writeBuffer(out);
            }
        }
    }
}
