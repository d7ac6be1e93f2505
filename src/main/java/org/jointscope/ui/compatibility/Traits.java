package org.jointscope.ui.compatibility;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.check.engine.Differences;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineTraits;
import org.jointscope.check.engine.EngineTraits.Frames;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.skin.WeightLoss;
import org.jointscope.scene.OpenCompatibility.EngineCompatibility;
import org.jointscope.scene.OpenCompatibility.OpenDifference;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.FileLocation;

/** The traits of an engine with which it shows the open model. */
record Traits(Texts texts, OpenModel open, WeightLosses losses) {

    /**
     * A trait of an engine.
     *
     * @param topic a word or two: {@code weights}
     * @param target the location with the largest difference, if any
     */
    record Trait(String topic, String sentence, Optional<FileLocation> target) {}

    /** The smallest distance that is visible in the text. */
    private static final double LEAST_DISTANCE = 0.0001;

    /** None if the engine shows nothing of the open files. */
    List<Trait> of(EngineCompatibility result) {
        boolean mesh = open.mesh().isPresent();
        boolean anim = open.anim().isPresent();
        boolean md2 = open.md2().isPresent();
        EngineTraits traits = result.engine().traits();
        Optional<PlaybackProfile> moves = traits.playback().filter(profile -> anim);
        List<Trait> all = new ArrayList<>();
        if (mesh) {
            all.add(new Trait(topic("weights"), weights(traits.weights()), loss(traits)));
        }
        moves.ifPresent(it -> add(all, true, "root", texts.of("compatibility.root." + it.root())));
        add(all, anim, "bounds", EngineTraits.sentence(traits.bounds().text()));
        moves.ifPresent(it -> add(all, true, "blend", texts.of("compatibility.blend." + it.blend())));
        traits.baseframe().ifPresent(it -> add(all, anim, "baseframe", EngineTraits.sentence(it)));
        add(all, mesh && anim, "joints", EngineTraits.sentence(traits.joints().text()));
        add(all, mesh, "rows", EngineTraits.sentence(traits.rows().text()));
        result.differences().stream()
                .filter(found -> found.difference().aspect() == Aspect.RATE)
                .map(rate -> new Trait(topic("rate"), rate.difference().text().toString(), target(rate)))
                .forEach(all::add);
        if (traits.frames() != Frames.ALL) {
            add(all, anim, "frames", EngineTraits.sentence(traits.frames().text()));
        }
        add(all, mesh || md2, "normals", result.engine().normals());
        add(all, anim || md2, "last", result.engine().lastFrame());
        return all;
    }

    private static Optional<FileLocation> target(OpenDifference found) {
        return found.location().map(at -> new FileLocation(found.file(), at, Subject.FILE));
    }

    private void add(List<Trait> all, boolean applies, String topic, String sentence) {
        if (applies) {
            all.add(new Trait(topic(topic), sentence, Optional.empty()));
        }
    }

    private String topic(String name) {
        return texts.of("compatibility.topic." + name);
    }

    private String weights(WeightLimit limit) {
        if (limit.equals(WeightLimit.NONE)) {
            return texts.of("compatibility.weights.all");
        }
        int most = limit.most().orElse(1);
        String first = limit.most().isPresent() ? "" : "first.";
        if (losses.isRunning()) {
            return texts.of("compatibility.weights." + first + "running", most);
        }
        Optional<WeightLoss> found = losses.of(limit);
        if (found.isEmpty()) {
            return texts.of("compatibility.weights." + first + "enough", most);
        }
        WeightLoss loss = found.get();
        String key = "compatibility.weights." + first + (loss.distance() > 0 ? "loss" : "still");
        return texts.of(key, most, loss.vertices(), loss.most(), distance(loss));
    }

    private static String distance(WeightLoss loss) {
        double shown = Math.max(loss.distance(), LEAST_DISTANCE);
        return String.format(Locale.ROOT, shown < 0.1 ? "%.4f" : "%.2f", shown);
    }

    /** The location of the vertex with the maximum displacement. */
    private Optional<FileLocation> loss(EngineTraits traits) {
        return losses.of(traits.weights())
                .filter(loss -> loss.distance() > 0)
                .flatMap(loss -> open.mesh().flatMap(file -> target(loss, file)));
    }

    private static Optional<FileLocation> target(WeightLoss loss, InspectedFile file) {
        Subject vertex = Subject.ofMesh(loss.mesh()).vertex(loss.vertex());
        return file.map().find(vertex).map(span -> new FileLocation(file, span.first(), vertex.frame(loss.frame())));
    }

    /** A summary of the differences from the contents of the file. */
    String differences(EngineCompatibility result) {
        EngineTraits traits = result.engine().traits();
        Stream<EngineDifference> all = Stream.concat(
                Differences.ofWeights(result.engine(), losses.of(traits.weights())).stream(),
                result.differences().stream().map(OpenDifference::difference));
        String parts = all.map(found -> words(found.aspect(), traits)).collect(Collectors.joining(", "));
        return parts.isEmpty() ? texts.of("compatibility.differs.nothing") : EngineTraits.sentence(parts);
    }

    private String words(Aspect aspect, EngineTraits traits) {
        String key = "compatibility.differs." + aspect.label();
        return switch (aspect) {
            case WEIGHTS -> {
                WeightLoss loss = losses.of(traits.weights()).orElseThrow();
                String first = traits.weights().most().isPresent() ? "" : ".first";
                yield texts.of(key + first, traits.weights().most().orElse(1), loss.vertices());
            }
            case BOUNDS -> texts.of(key + "." + traits.bounds());
            case JOINTS -> texts.of(key + "." + traits.joints());
            case LOOP -> texts.of(key + "." + traits.playback().orElseThrow().loop());
            case INTERPOLATION ->
                texts.of(key + "." + traits.playback().orElseThrow().blend());
            case ROOT, BASEFRAME, ROWS, RATE, FRAMES -> texts.of(key);
        };
    }
}
