package org.jointscope.inspect.facts;

import java.util.List;
import java.util.Map;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.UnitLength;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScaledJoint;

/** The facts about an .md5scale. */
final class ScaleFacts extends Facts {

    private final Md5Scale scale;

    ScaleFacts(InspectedFile file, Md5Scale scale) {
        super(file);
        this.scale = scale;
    }

    @Override
    public List<Phrase> figures() {
        return List.of(Phrase.of("count.scales", scale.scaleCount()));
    }

    @Override
    List<Section> content(UnitLength unit) {
        return List.of(section(
                "SCALES",
                scale.joints().stream().limit(MOST_PARTS).map(ScaleFacts::fact).toList()));
    }

    private static Fact fact(ScaledJoint joint) {
        String key = joint.scalesPosition() ? "file.scales.positions" : "file.scales";
        return fact("joint", text(key, joint.rows().size(), joint.location().line()))
                .labeled(joint.name())
                .at(joint.location());
    }

    @Override
    public Map<String, Object> members() {
        return new Members()
                .with("joints", scale.joints().size())
                .with("scales", scale.scaleCount())
                .with(
                        "scaledJoints",
                        scale.joints().stream().map(ScaleFacts::members).toList());
    }

    private static Map<String, Object> members(ScaledJoint joint) {
        return new Members()
                .with("name", joint.name())
                .with("scalePositions", joint.scalesPosition())
                .with(
                        "scales",
                        joint.rows().stream()
                                .map(row ->
                                        new Members().with("frame", row.frame()).with("scale", row.scale()))
                                .toList());
    }
}
