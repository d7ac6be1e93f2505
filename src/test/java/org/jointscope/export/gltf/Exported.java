package org.jointscope.export.gltf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.Prepared;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;

/** Files on their way into a .glb. */
final class Exported {

    private Exported() {}

    /** @param animations after that of the model */
    static ExportSource source(List<Path> model, List<Path> animations) throws IOException {
        OpenModel open = open(model);
        List<InspectedFile> others = new ArrayList<>();
        for (Path animation : animations) {
            others.add(Inspector.inspect(animation));
        }
        return ExportSource.of(open, others);
    }

    static OpenModel open(List<Path> model) {
        return OpenModel.of(Inspector.inspect(model), OpenModel.NONE, RootMode.FILE);
    }

    static OpenModel open(InspectedFile... files) {
        return OpenModel.of(new Inspection(List.of(files), List.of()), OpenModel.NONE, RootMode.FILE);
    }

    static Prepared write(ExportSource source, ExportOptions options, Path file) throws IOException {
        Prepared prepared = GltfExporter.binary().prepare(source, options);
        ExportFiles.write(file, true, prepared);
        return prepared;
    }

    /** Every mesh of the corpus with the animations of its folder that match, and every .md2. */
    static Map<String, ExportSource> corpus() throws IOException {
        Map<String, ExportSource> sources = new LinkedHashMap<>();
        List<Path> animations = new ArrayList<>(Corpus.files("md5anim"));
        for (Path mesh : Corpus.files("md5mesh")) {
            List<Path> matching = new ArrayList<>();
            for (Path animation : animations) {
                boolean near = animation.getParent().startsWith(mesh.getParent());
                if (near && isExportable(source(List.of(mesh), List.of(animation)))) {
                    matching.add(animation);
                }
            }
            sources.put(name(mesh), source(List.of(mesh), matching));
        }
        for (Path md2 : Corpus.files("md2")) {
            sources.put(name(md2), source(List.of(md2), List.of()));
        }
        sources.values().removeIf(source -> !isExportable(source));
        return sources;
    }

    static boolean isExportable(ExportSource source) {
        return GltfExporter.binary().obstacle(source).isEmpty();
    }

    private static String name(Path file) {
        List<String> parts = new ArrayList<>();
        Stream.of(file.getParent().getParent().getFileName(), file.getParent().getFileName(), file.getFileName())
                .forEach(part -> parts.add(part.toString()));
        return String.join("-", parts) + ".glb";
    }
}
