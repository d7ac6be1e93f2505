package org.jointscope.inspect.facts;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.UnitLength;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.camera.CameraPath;

/** The facts about an .md5camera. */
final class CameraFacts extends Facts {

    private static final int CUTS_SHOWN = 100;

    private final Md5Camera camera;

    CameraFacts(InspectedFile file, Md5Camera camera) {
        super(file);
        this.camera = camera;
    }

    @Override
    public List<Phrase> figures() {
        return List.of(
                Phrase.of("count.cameraFrames", camera.frames().size()),
                Phrase.of("count.cuts", camera.cuts().size()));
    }

    @Override
    List<Section> content(UnitLength unit) {
        return List.of(
                section(
                        "HEADER",
                        version(camera.version()),
                        commandline(camera.commandline()),
                        count(
                                "numFrames",
                                camera.numFrames(),
                                Block.of("camera", camera.frames(), CameraRow::location)),
                        count("numCuts", camera.numCuts(), Block.of("cuts", camera.cuts(), CameraCut::location))),
                section("TIME", frameRate(camera.frameRate()), length(CameraPath.of(camera)), cuts()));
    }

    private static Fact length(CameraPath path) {
        int cuts = path.frameCount() - path.playedCount();
        return path.seconds() == 0 || path.frameCount() < 2
                ? length("–", text("file.length.none"))
                : length(seconds(path.seconds()), text("file.length.camera", path.playedCount(), cuts));
    }

    private Fact cuts() {
        String frames = camera.cuts().stream()
                .limit(CUTS_SHOWN)
                .map(cut -> cut.frame() == ModelFile.MISSING ? "?" : Integer.toString(cut.frame()))
                .collect(Collectors.joining(", "));
        String shown = frames.isEmpty() ? "–" : frames;
        return fact("cuts", camera.cuts().size() > CUTS_SHOWN ? shown + ", …" : shown);
    }

    @Override
    public Map<String, Object> members() {
        return new Members()
                .with("version", value(camera.version()))
                .with("frames", camera.frames().size())
                .with("frameRate", value(camera.frameRate()))
                .with("seconds", CameraPath.of(camera).seconds())
                .with("cuts", camera.cuts().stream().map(CameraCut::frame).toList());
    }
}
