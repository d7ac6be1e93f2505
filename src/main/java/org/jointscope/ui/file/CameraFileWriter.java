package org.jointscope.ui.file;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.CameraCut;
import org.jointscope.model.CameraRow;
import org.jointscope.model.Md5Camera;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.ui.file.CountRows.Block;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.List;

/** Puts into rows what an .md5camera says of itself. */
final class CameraFileWriter {

    private final CountRows counts;
    private final Texts texts;

    CameraFileWriter(Texts texts) {
        this.counts = new CountRows(texts);
        this.texts = texts;
    }

    List<FileSection> sections(InspectedFile file, Md5Camera camera) {
        return List.of(
                TextRows.section(file, texts),
                new FileSection(texts.of("file.section.header"), header(camera)),
                new FileSection(texts.of("file.section.time"), time(camera)));
    }

    private List<FileRow> header(Md5Camera camera) {
        return List.of(
                counts.version(camera.version()),
                counts.commandline(camera.commandline()),
                counts.count(
                        "numFrames",
                        camera.numFrames(),
                        new Block(
                                "camera", camera.frames().stream().map(CameraRow::place).toList())),
                counts.count(
                        "numCuts",
                        camera.numCuts(),
                        new Block("cuts", camera.cuts().stream().map(CameraCut::place).toList())));
    }

    private List<FileRow> time(Md5Camera camera) {
        FileRow rate =
                camera.frameRate()
                        .map(
                                declared ->
                                        FileRow.noted(
                                                        "frameRate",
                                                        texts.of(
                                                                "file.rate",
                                                                CountRows.number(declared.value())),
                                                        counts.line(declared))
                                                .at(declared.place()))
                        .orElseGet(() -> counts.missing("frameRate"));
        return List.of(rate, length(CameraPath.of(camera)));
    }

    private FileRow length(CameraPath path) {
        if (path.seconds() == 0 || path.frameCount() < 2) {
            return FileRow.noted(texts.of("file.length"), "–", texts.of("file.length.none"));
        }
        return FileRow.noted(
                texts.of("file.length"),
                texts.of("file.seconds", Numbers.fixed(path.seconds(), 3)),
                texts.of(
                        "file.length.camera",
                        path.playedCount(),
                        path.frameCount() - path.playedCount()));
    }
}
