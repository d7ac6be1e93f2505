package org.jointscope.source;

import java.util.List;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.source.Blocks.Row;
import org.jointscope.source.Blocks.Rows;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.text.FileText;

/** The locations of the frames of an .md5camera, and of the cuts that reference them. */
public final class CameraSourceMap extends SourceMap {

    private static final List<String> WORDS = Md5CameraReader.KEYWORDS;

    private final Md5Camera content;
    private final Rows frames;
    private final Rows cuts;

    public CameraSourceMap(Md5Camera content, FileText text) {
        super(text);
        this.content = content;
        this.frames = Rows.of(content.frames(), CameraRow::location, Subject::ofFrame);
        this.cuts = Rows.of(
                content.cuts(),
                CameraCut::location,
                index -> ofFrame(content.cuts().get(index).frame()));
    }

    @Override
    Subject ofToken(int token, Location location) {
        return Blocks.latest(location, Blocks.BEGINNING, frames, cuts)
                .filter(row -> token < blocks.endOfRow(row.location(), WORDS))
                .map(Row::subject)
                .orElse(Subject.FILE);
    }

    /** The frame that a cut references, if it exists. */
    private Subject ofFrame(int frame) {
        return hasFrame(frame) ? Subject.ofFrame(frame) : Subject.FILE;
    }

    private boolean hasFrame(int frame) {
        return frame >= 0 && frame < content.frames().size();
    }

    @Override
    List<Span> spans(Subject subject) {
        if (!hasFrame(subject.frame())) {
            return List.of();
        }
        return Stream.concat(
                        Stream.of(frames.locations().apply(subject.frame())),
                        content.cuts().stream()
                                .filter(cut -> cut.frame() == subject.frame())
                                .map(CameraCut::location))
                .map(Span::at)
                .toList();
    }
}
