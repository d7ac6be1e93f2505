package org.jointscope.source;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Place;
import org.jointscope.text.FileText;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the frames of an .md5camera stand, and the cuts that name them. */
public final class CameraSourceMap extends SourceMap {

    private static final List<String> WORDS = Md5CameraReader.KEYWORDS;

    private final Md5Camera content;

    public CameraSourceMap(Md5Camera content, FileText text) {
        super(text);
        this.content = content;
    }

    private Place frame(int index) {
        return content.frames().get(index).place();
    }

    private Place cut(int index) {
        return content.cuts().get(index).place();
    }

    @Override
    public Subject ofLine(int token, Location location) {
        return ofToken(token, location);
    }

    @Override
    public Subject ofToken(int token, Location location) {
        int frame = Blocks.floor(content.frames().size(), this::frame, location);
        int cut = Blocks.floor(content.cuts().size(), this::cut, location);
        boolean inCuts =
                cut != Blocks.NONE
                        && (frame == Blocks.NONE
                                || Blocks.isBehind(cut(cut), Blocks.location(frame(frame))));
        if (inCuts) {
            return token < blocks.endOfRow(cut(cut), WORDS)
                    ? ofFrame(content.cuts().get(cut).frame())
                    : Subject.FILE;
        }
        boolean inRow = frame != Blocks.NONE && token < blocks.endOfRow(frame(frame), WORDS);
        return inRow ? Subject.ofFrame(frame) : Subject.FILE;
    }

    /** What a cut names, if there is such a frame. */
    private Subject ofFrame(int frame) {
        return hasFrame(frame) ? Subject.ofFrame(frame) : Subject.FILE;
    }

    private boolean hasFrame(int frame) {
        return frame >= 0 && frame < content.frames().size();
    }

    @Override
    public List<Span> spans(Subject subject) {
        if (!hasFrame(subject.frame())) {
            return List.of();
        }
        List<Span> spans = new ArrayList<>();
        spans.add(Span.at(Blocks.location(frame(subject.frame()))));
        for (CameraCut cut : content.cuts()) {
            if (cut.frame() == subject.frame()) {
                spans.add(Span.at(Blocks.location(cut.place())));
            }
        }
        return List.copyOf(spans);
    }

    /** A camera has no joints. */
    @Override
    public Optional<Span> floats(Subject subject) {
        return Optional.empty();
    }
}
