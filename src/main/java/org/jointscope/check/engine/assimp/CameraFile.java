package org.jointscope.check.engine.assimp;

import org.jointscope.check.engine.assimp.Reading.AssimpParseException;

import java.util.ArrayList;
import java.util.List;

/** An .md5camera (code/AssetLib/MD5/MD5Loader.cpp, LoadMD5CameraFile). */
final class CameraFile {

    private static final List<String> SECTIONS =
            List.of("numFrames", "frameRate", "numCuts", "cuts", "camera");

    private static final long FRAME_SIZE = 28;
    private static final long CUT_SIZE = 4;

    private record Cut(long frame, int offset) {}

    private final Text text;
    private final List<Cut> cuts = new ArrayList<>();
    private int frames;

    private CameraFile(Text text) {
        this.text = text;
    }

    static void read(Text text) throws AssimpParseException {
        CameraFile file = new CameraFile(text);
        for (Section section : Section.all(text, SECTIONS)) {
            file.read(section);
        }
        file.check();
    }

    private void read(Section section) throws AssimpParseException {
        switch (section.name()) {
            case "numFrames" -> section.reserve(FRAME_SIZE);
            case "frameRate" -> section.real();
            case "numCuts" -> section.reserve(CUT_SIZE);
            case "cuts" -> {
                for (int row : section.rows()) {
                    text.goTo(row);
                    cuts.add(new Cut(text.unsigned() + 1, row));
                }
            }
            case "camera" -> {
                for (int row : section.rows()) {
                    text.goTo(row);
                    text.triple();
                    text.triple();
                    text.skipSpaces();
                    text.real();
                    frames++;
                }
            }
            default -> {}
        }
    }

    /** Every view reaches from one cut to the next, the last to the end. */
    private void check() throws AssimpParseException {
        if (frames == 0) {
            throw new AssimpParseException(AssimpFault.NO_CAMERA, 0);
        }
        List<Cut> ends = new ArrayList<>(cuts);
        int last = frames - 1;
        if (cuts.isEmpty() || cuts.getLast().frame < last) {
            ends.add(new Cut(last, cuts.isEmpty() ? 0 : cuts.getLast().offset));
        }
        long from = 0;
        for (Cut end : ends) {
            if (end.frame == from) {
                throw new AssimpParseException(AssimpFault.CUT_EMPTY, end.offset);
            }
            if (end.frame < from) {
                throw new AssimpParseException(AssimpFault.CUT_ORDER, end.offset);
            }
            from = end.frame;
        }
    }
}
