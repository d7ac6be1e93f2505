package org.jointscope.export.obj;

import java.util.List;
import java.util.Optional;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.model.Prepared;
import org.jointscope.messages.Phrase;

/** Writes the surface of a model in its pose: a .obj file for each frame, a .mtl file, and the images. */
public final class ObjExporter implements Exporter {

    @Override
    public String id() {
        return "obj";
    }

    @Override
    public String extension() {
        return "obj";
    }

    @Override
    public List<ExportOption<?>> options() {
        return List.of(ExportOption.FRAMES, ExportOption.AXES, ExportOption.SCALE, ExportOption.IMAGES);
    }

    @Override
    public Optional<Phrase> obstacle(ExportSource source) {
        return source.open().meshes().stream()
                        .allMatch(mesh -> mesh.skinned().surface().triangleCount() == 0)
                ? Optional.of(Phrase.of("export.noTriangles"))
                : Optional.empty();
    }

    @Override
    public Prepared prepare(ExportSource source, ExportOptions options) {
        return new ObjExport(source, options);
    }
}
