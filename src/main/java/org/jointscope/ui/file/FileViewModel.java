package org.jointscope.ui.file;

import javafx.beans.value.ObservableValue;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Place;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.stream.Collectors;

/** What the open files say of themselves, and whether the rest of them agrees. */
public final class FileViewModel {

    private final Document document;
    private final Texts texts;
    private final MeshFileWriter meshWriter;
    private final AnimFileWriter animWriter;
    private final Md2FileWriter md2Writer;
    private final CameraFileWriter cameraWriter;
    private final ObservableValue<List<FileSheet>> sheets;

    public FileViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.meshWriter = new MeshFileWriter(texts);
        this.animWriter = new AnimFileWriter(texts);
        this.md2Writer = new Md2FileWriter(texts);
        this.cameraWriter = new CameraFileWriter(texts);
        this.sheets = document.modelProperty().map(this::sheets);
    }

    private List<FileSheet> sheets(OpenModel open) {
        return open.files().map(this::sheet).toList();
    }

    private FileSheet sheet(InspectedFile file) {
        List<FileSection> sections =
                switch (file.content()) {
                    case Md5Mesh mesh -> meshWriter.sections(file, mesh);
                    case Md2 md2 -> md2Writer.sections(file, md2);
                    case Md5Anim anim -> animWriter.sections(file, anim);
                    case Md5Camera camera -> cameraWriter.sections(file, camera);
                };
        return new FileSheet(
                String.valueOf(file.path().getFileName()),
                texts.of("file.kind." + file.kind()),
                sections);
    }

    /** The mesh first, then the animation. */
    public ObservableValue<List<FileSheet>> sheetsProperty() {
        return sheets;
    }

    /** All sheets as tab-separated values. */
    public String tsv() {
        return sheets.getValue().stream().map(FileViewModel::tsv).collect(Collectors.joining("\n"));
    }

    private static String tsv(FileSheet sheet) {
        StringBuilder tsv =
                new StringBuilder(sheet.title()).append('\t').append(sheet.kind()).append('\n');
        for (FileSection section : sheet.sections()) {
            for (FileRow row : section.rows()) {
                tsv.append(cell(section.title()))
                        .append('\t')
                        .append(cell(row.label()))
                        .append('\t')
                        .append(cell(row.value()))
                        .append('\t')
                        .append(cell(row.note()))
                        .append('\n');
            }
        }
        return tsv.toString();
    }

    private static String cell(String text) {
        return text.replaceAll("[\\t\\r\\n]+", " ");
    }

    /**
     * Shows where a file says something.
     *
     * @param sheet index of the file's
     */
    public void showSource(int sheet, Place place) {
        document.getOpen()
                .files()
                .skip(sheet)
                .findFirst()
                .ifPresent(file -> document.showSource(file, place));
    }
}
