package org.jointscope.check.engine;

import org.jointscope.model.Declared;
import org.jointscope.model.Md5Camera;

import java.util.stream.Stream;

/** What rules ask of an .md5camera that no kind of trouble answers. */
final class CameraFacts {

    private CameraFacts() {}

    static Stream<Spot> moreCutsThanFrames(Md5Camera camera) {
        int frames = camera.numFrames().map(Declared::toInt).orElse(Integer.MAX_VALUE);
        return AnimFacts.above(camera.numCuts(), "numCuts", frames);
    }
}
