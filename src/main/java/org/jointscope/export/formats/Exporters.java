package org.jointscope.export.formats;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.export.gltf.GltfExporter;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.obj.ObjExporter;
import org.jointscope.export.report.HtmlExporter;
import org.jointscope.export.report.ImageExporter;
import org.jointscope.export.report.ImageExporter.ImageFormat;
import org.jointscope.export.table.TableExporter;
import org.jointscope.export.table.TableFormat;

/** The exporters. */
public final class Exporters {

    /** In the order of the help and of the window. */
    public static final List<Exporter> ALL = List.of(
            GltfExporter.binary(),
            GltfExporter.text(),
            new ObjExporter(),
            new TableExporter(TableFormat.CSV),
            new TableExporter(TableFormat.TSV),
            new TableExporter(TableFormat.JSON),
            new ImageExporter(ImageFormat.GIF),
            new ImageExporter(ImageFormat.APNG),
            new ImageExporter(ImageFormat.PNG),
            new HtmlExporter());

    private Exporters() {}

    /** The options of all exporters; each id once. */
    public static List<ExportOption<?>> options() {
        return ALL.stream()
                .<ExportOption<?>>flatMap(exporter -> exporter.options().stream())
                .distinct()
                .toList();
    }

    /** The ids of all exporters. */
    public static String ids() {
        return ALL.stream().map(Exporter::id).collect(Collectors.joining(", "));
    }

    public static Optional<Exporter> withId(String id) {
        return ALL.stream().filter(it -> it.id().equals(id)).findFirst();
    }
}
