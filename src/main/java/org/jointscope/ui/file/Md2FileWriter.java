package org.jointscope.ui.file;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.ModelFile;
import org.jointscope.ui.text.Texts;

import java.util.Arrays;
import java.util.List;

/** Puts into rows what the header of an .md2 says. */
final class Md2FileWriter {

    private final Texts texts;

    Md2FileWriter(Texts texts) {
        this.texts = texts;
    }

    List<FileSection> sections(InspectedFile file, Md2 md2) {
        return List.of(
                TextRows.section(file, texts),
                new FileSection(
                        texts.of("file.section.header"),
                        Arrays.stream(Field.values()).map(field -> row(md2, field)).toList()));
    }

    private FileRow row(Md2 md2, Field field) {
        int value = md2.header().get(field);
        return value == ModelFile.MISSING
                ? new FileRow(field.label(), "–", texts.of("file.missing"), true)
                : FileRow.noted(
                        field.label(),
                        field == Field.IDENT ? Md2.MAGIC : Integer.toString(value),
                        texts.of("file.byte", field.offset()));
    }
}
