package org.jointscope.export.gltf;

import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.PairFit;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.ExportSource.Animation;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.model.Prepared;
import org.jointscope.messages.Phrase;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenModel;

/**
 * Writes a model with all its animations as glTF 2.0: in one file, or with its buffer and images in files of their own.
 */
public final class GltfExporter implements Exporter {

    /** Whether materials have no light. */
    public static final ExportOption<Boolean> UNLIT = new ExportOption<>("unlit", Boolean.class, false);

    /** Whether a vertex keeps only its four largest weights. */
    public static final ExportOption<Boolean> FOUR_WEIGHTS = new ExportOption<>("four-weights", Boolean.class, false);

    /** Whether all animations in the folder of the mesh are exported. */
    public static final ExportOption<Boolean> ALL_ANIMATIONS =
            new ExportOption<>("all-animations", Boolean.class, false);

    private final boolean binary;

    private GltfExporter(boolean binary) {
        this.binary = binary;
    }

    /** One file with everything. */
    public static GltfExporter binary() {
        return new GltfExporter(true);
    }

    /** Text, with a .bin and images beside it. */
    public static GltfExporter text() {
        return new GltfExporter(false);
    }

    @Override
    public String id() {
        return binary ? "glb" : "gltf";
    }

    @Override
    public String extension() {
        return id();
    }

    @Override
    public List<ExportOption<?>> options() {
        return List.of(ALL_ANIMATIONS, ExportOption.SCALE, ExportOption.IMAGES, UNLIT, FOUR_WEIGHTS);
    }

    @Override
    public Optional<Phrase> obstacle(ExportSource source) {
        OpenModel open = source.open();
        boolean something = open.model().rig().size() > 0
                || open.meshes().stream()
                        .anyMatch(mesh -> mesh.skinned().surface().triangleCount() > 0)
                || source.animations().stream()
                        .anyMatch(animation -> animation.clip().rig().size() > 0)
                || source.camera().filter(it -> !it.frames().isEmpty()).isPresent();
        if (!something) {
            return Optional.of(Phrase.of("export.gltf.nothing"));
        }
        Optional<Rig> mesh = open.model().bindPose().map(it -> it.rig());
        for (Animation animation : source.animations()) {
            Rig rig = mesh.orElseGet(() -> source.animations().getFirst().clip().rig());
            Optional<String> misfit = PairFit.misfit(rig, animation.clip().rig());
            if (misfit.isPresent()) {
                return Optional.of(
                        Phrase.of("export.gltf.misfit", animation.file().name(), misfit.get()));
            }
        }
        return Optional.empty();
    }

    @Override
    public Prepared prepare(ExportSource source, ExportOptions options) {
        return new GltfExport(options.get(ALL_ANIMATIONS) ? source.withFolder() : source, options, binary);
    }
}
