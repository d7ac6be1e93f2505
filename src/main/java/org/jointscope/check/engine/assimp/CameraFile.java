package org.jointscope.check.engine.assimp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An .md5camera (code/AssetLib/MD5/MD5Loader.cpp, LoadMD5CameraFile). */
final class CameraFile {

    private static final long FRAME_SIZE = 28;
    private static final long CUT_SIZE = 4;

    private record Cut(long frame, int offset) {}

    private final Text text;
    private final List<Cut> cuts = new ArrayList<>();
    private int frames;

    private CameraFile(Text text) {
        this.text = text;
    }

    static void read(Text text) {
        CameraFile file = new CameraFile(text);
        Section.readAll(
                text,
                Map.of(
                        "numFrames", section -> section.reserve(FRAME_SIZE),
                        "frameRate", Section::real,
                        "numCuts", section -> section.reserve(CUT_SIZE),
                        "cuts", section -> section.readRows(file::readCut),
                        "camera", section -> section.readRows(file::readFrame)));
        file.check();
    }

    private void readCut(int row) {
        cuts.add(new Cut(text.unsigned() + 1, row));
    }

    private void readFrame(int row) {
        text.triple();
        text.triple();
        text.real();
        frames++;
    }

    /** Every shot extends from one cut to the next, the last one to the end. */
    private void check() {
        AssimpFault.NO_CAMERA.stopIf(frames == 0, 0);
        List<Cut> ends = new ArrayList<>(cuts);
        int last = frames - 1;
        if (cuts.isEmpty() || cuts.getLast().frame < last) {
            ends.add(new Cut(last, cuts.isEmpty() ? 0 : cuts.getLast().offset));
        }
        long from = 0;
        for (Cut end : ends) {
            AssimpFault.CUT_EMPTY.stopIf(end.frame == from, end.offset);
            AssimpFault.CUT_ORDER.stopIf(end.frame < from, end.offset);
            from = end.frame;
        }
    }
}
