package org.jointscope.inspect.facts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.UnitLength;
import org.jointscope.inspect.AnimTraits;
import org.jointscope.inspect.AnimTraits.AnimDialect;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Phrase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;

/** The facts about an .md5anim. */
final class AnimFacts extends Facts {

    /** Exporters write at least six decimals. */
    private static final double LEAST_TRAVEL = 1e-5;

    private final Md5Anim anim;

    AnimFacts(InspectedFile file, Md5Anim anim) {
        super(file);
        this.anim = anim;
    }

    @Override
    public List<Phrase> figures() {
        return List.of(
                Phrase.of("count.frames", anim.frames().size()),
                Phrase.of(
                        "count.components",
                        anim.numAnimatedComponents().map(Declared::toInt).orElse(0)));
    }

    @Override
    List<Section> content(UnitLength unit) {
        List<Fact> time = new ArrayList<>(List.of(frameRate(anim.frameRate())));
        time.addAll(length(anim.frames().size() - 1, value(anim.frameRate()).orElse(0.0)));
        time.addAll(travel(unit));
        return List.of(
                section(
                        "HEADER",
                        version(anim.version()),
                        commandline(anim.commandline().orElse("")),
                        count(
                                "numFrames",
                                anim.numFrames(),
                                Block.of("frame", anim.frames(), Frame::location),
                                Block.of("bounds", anim.bounds(), BoundsRow::location)),
                        count(
                                "numJoints",
                                anim.numJoints(),
                                Block.of("hierarchy", anim.hierarchy(), AnimJoint::location),
                                Block.of("baseframe", anim.baseframe(), BaseframeRow::location)),
                        components()),
                section("TIME", time),
                section("DIALECT", dialect()));
    }

    /** The declared number of components per frame. */
    private Fact components() {
        IntSummaryStatistics sizes =
                anim.frames().stream().mapToInt(Frame::size).summaryStatistics();
        int fewest = sizes.getMin();
        int most = sizes.getMax();
        boolean frames = sizes.getCount() > 0;
        int flagged =
                anim.hierarchy().stream().mapToInt(AnimJoint::componentCount).sum();
        String key = fewest == most ? "file.components.frames" : "file.components.uneven";
        String held = frames ? text(key, fewest, most) + "; " : "";
        Fact fact = declared(
                "numAnimatedComponents",
                anim.numAnimatedComponents(),
                it -> it,
                " · " + held + text("file.components.flags", flagged));
        double number = value(anim.numAnimatedComponents()).orElse(0.0);
        return fact.marked(fact.mismatch() || frames && (number != fewest || number != most));
    }

    private static List<Fact> length(int steps, double rate) {
        if (steps < 1 || !(rate > 0)) {
            return List.of(length("–", text("file.length.none")));
        }
        // Doom 3 uses whole milliseconds and rounds up (anim/Anim.cpp, LoadAnim).
        String doom3 = number(Math.ceil(steps * 1000.0 / rate));
        return List.of(
                length(seconds(steps / rate), text("file.length.text", steps, doom3)),
                fact("length.wrapping", seconds((steps + 1) / rate), text("file.length.wrapping.text")));
    }

    /** The translation of the root from the first frame to the last; none without two frames and a joint. */
    private Optional<double[]> travel() {
        Clip clip = Md5Kernel.clip(anim);
        int root = clip.rig().firstRoot();
        int last = clip.frameCount() - 1;
        return root < 0 || last < 1
                ? Optional.empty()
                : Optional.of(IntStream.range(0, AXES)
                                .mapToDouble(axis -> clip.value(root, axis, last) - clip.value(root, axis, 0))
                                .toArray())
                        .filter(way -> Double.isFinite(length(way)));
    }

    private static double length(double[] way) {
        return JointTransform.length(way[0], way[1], way[2]);
    }

    private List<Fact> travel(UnitLength unit) {
        return travel()
                .map(way -> {
                    double distance = length(way);
                    return distance < LEAST_TRAVEL
                            ? fact("travel", text("file.travel.none"))
                            : fact(
                                    "travel",
                                    text("file.travel.text", Figures.units(distance), direction(way)),
                                    text(
                                            "file.travel.note",
                                            Arrays.stream(way)
                                                    .mapToObj(Figures::of)
                                                    .collect(Collectors.joining(" ")),
                                            Figures.of(unit.meters(distance)),
                                            text("file.unit." + unit)));
                })
                .stream()
                .toList();
    }

    /** The axis with the largest part of a translation: {@code +X}. */
    private static String direction(double[] way) {
        int most = IntStream.range(0, AXES)
                .reduce(0, (one, other) -> Math.abs(way[other]) > Math.abs(way[one]) ? other : one);
        return (way[most] < 0 ? "-" : "+") + "XYZ".charAt(most);
    }

    /** The exporter style of an animation, and the evidence for it. */
    private List<Fact> dialect() {
        AnimTraits traits = AnimTraits.of(anim, file.text().rowComments());
        AnimDialect dialect = AnimDialect.of(traits);
        List<Fact> facts = new ArrayList<>();
        String key = "file.dialect." + dialect;
        facts.add(fact("dialect", text(key), text(key + ".text")));
        if (dialect == AnimDialect.UNKNOWN) {
            return facts;
        }
        int still = traits.still();
        int differs = traits.baseframeDiffers();
        facts.add(trait("flags", "text", traits.whole(), traits.partial(), still));
        facts.add(trait("packing", traits.packed() ? "packed" : "loose"));
        if (still > 0) {
            facts.add(trait("still", "text", traits.stillAtZero(), still));
        }
        facts.add(trait("baseframe", differs == 0 ? "same" : "other", differs, traits.joints()));
        facts.add(trait("comments", traits.comments().name()));
        return facts;
    }

    private static Fact trait(String name, String value, Object... arguments) {
        String key = "trait." + name;
        return fact(key, text("file." + key + "." + value, arguments));
    }

    @Override
    public Map<String, Object> members() {
        return new Members()
                .with("version", value(anim.version()))
                .with("joints", anim.hierarchy().size())
                .with("frames", anim.frames().size())
                .with("frameRate", value(anim.frameRate()))
                .with("animatedComponents", value(anim.numAnimatedComponents()))
                .with("rootTravel", travel().map(AnimFacts::members))
                .with(
                        "hierarchy",
                        anim.hierarchy().stream().map(AnimFacts::members).toList());
    }

    private static Members members(double[] way) {
        double distance = length(way);
        return new Members()
                .with("units", rounded(Arrays.stream(way).boxed().toList()))
                .with("distance", rounded(List.of(distance)).getFirst())
                .with(
                        "meters",
                        rounded(List.of(UnitLength.INCH.meters(distance))).getFirst())
                .with("direction", Optional.of(direction(way)).filter(it -> distance >= LEAST_TRAVEL));
    }

    private static Map<String, Object> members(AnimJoint joint) {
        return new Members()
                .with("name", joint.name())
                .with("parent", joint.parent())
                .with("flags", joint.flags())
                .with("startIndex", joint.startIndex())
                .with("components", joint.componentCount() == 0 ? List.of() : Component.labels(joint.flags()));
    }
}
