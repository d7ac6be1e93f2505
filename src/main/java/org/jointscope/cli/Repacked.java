package org.jointscope.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jointscope.analysis.Figures;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engines;
import org.jointscope.cli.WriteReport.Product;
import org.jointscope.edit.PoseChange;
import org.jointscope.export.Json;
import org.jointscope.format.write.Loss;
import org.jointscope.format.write.Md5AnimWriter;
import org.jointscope.format.write.Rewritten;
import org.jointscope.inspect.EditImpact;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/**
 * The result of {@code repack} for an animation.
 *
 * @param componentsBefore components of the longest frame
 * @param bitsCleared flag bits of joints that remain
 * @param notes remarks about the changes, as phrases
 * @param losses content that is lost, except for the layout
 */
record Repacked(
        InspectedFile original,
        byte[] bytes,
        Md5Anim before,
        int componentsBefore,
        int componentsAfter,
        int bitsCleared,
        int bitsSet,
        PoseChange change,
        List<Loss> losses,
        List<String> notes)
        implements Product {

    /** A rule of an engine that applies to the result, but not to the original. */
    record Spoiled(Engine engine, EngineRule rule) {

        private String text() {
            Outcome outcome = rule.effect().outcome();
            return Words.text("cli.repack.engine." + outcome, engine.name(), rule.text());
        }
    }

    /** All engines are asked, which takes longer than to repack. */
    private List<Spoiled> spoiled() {
        EditImpact impact = new EditImpact(original, bytes);
        return Engines.ALL.stream()
                .flatMap(engine -> impact.in(engine).stream().map(reason -> new Spoiled(engine, reason.rule())))
                .toList();
    }

    /** A translation of this share of the skeleton, or a rotation in degrees, is only rounding. */
    private static final double ROUNDING = 1e-9;

    /** @param original the file from which the original animation was read */
    static Repacked of(InspectedFile original, Md5Anim before, Md5Anim after, List<String> notes) {
        Rewritten<Md5Anim> written = Md5AnimWriter.layOut(original.source().bytes(), after);
        return new Repacked(
                original,
                written.bytes(),
                before,
                components(before),
                components(after),
                bits(after, before),
                bits(before, after),
                PoseChange.between(before, after),
                written.losses().stream().filter(it -> it != Loss.WHOLE_FILE).toList(),
                List.copyOf(notes));
    }

    private static int components(Md5Anim anim) {
        return anim.frames().stream()
                .mapToInt(Frame::size)
                .max()
                .orElseGet(
                        () -> anim.numAnimatedComponents().map(Declared::toInt).orElse(0));
    }

    /** Number of bits that only the joints of the second have; joints are matched by name. */
    private static int bits(Md5Anim there, Md5Anim here) {
        Map<String, Integer> flags = new HashMap<>();
        there.hierarchy().forEach(joint -> flags.merge(joint.name(), known(joint), (a, b) -> a | b));
        return here.hierarchy().stream()
                .mapToInt(joint -> known(joint) & ~flags.getOrDefault(joint.name(), Component.ALL))
                .map(Integer::bitCount)
                .sum();
    }

    private static int known(AnimJoint joint) {
        return joint.flags() == ModelFile.MISSING ? 0 : joint.flags() & Component.ALL;
    }

    /** True if a joint moves or rotates by more than rounding. */
    private boolean isPoseChanged() {
        return moves() || turns();
    }

    private boolean moves() {
        return change.share() > ROUNDING;
    }

    private boolean turns() {
        return change.degrees() > ROUNDING;
    }

    @Override
    public String summary() {
        return Words.text(
                "cli.repack.summary",
                componentsBefore,
                componentsAfter,
                bits("cli.repack.cleared", bitsCleared) + bits("cli.repack.set", bitsSet),
                isPoseChanged() ? "" : Words.text("cli.repack.unchanged"));
    }

    private static String bits(String key, int count) {
        return count == 0 ? "" : Words.text(key, count);
    }

    @Override
    public List<String> details() {
        List<String> details = new ArrayList<>();
        if (moves()) {
            details.add(Words.text(
                    "cli.repack.moved",
                    name(change.moved()),
                    change.moved().frame(),
                    Figures.units(Words.number(change.distance())),
                    Words.number(change.share() * 100)));
        }
        if (turns()) {
            details.add(Words.text(
                    "cli.repack.turned",
                    name(change.turned()),
                    change.turned().frame(),
                    Words.number(change.degrees())));
        }
        spoiled().forEach(each -> details.add(each.text()));
        details.addAll(notes);
        losses.forEach(loss -> details.add(Words.text("cli.loss." + loss.name())));
        return details;
    }

    @Override
    public void write(Json json) throws IOException {
        json.member("componentsBefore", componentsBefore)
                .member("componentsAfter", componentsAfter)
                .member("bitsCleared", bitsCleared)
                .member("bitsSet", bitsSet)
                .member("poseChanged", isPoseChanged());
        if (moves()) {
            json.object(
                    "moved",
                    moved -> moved.member("joint", name(change.moved()))
                            .member("frame", change.moved().frame())
                            .member("units", change.distance())
                            .member("share", change.share()));
        }
        if (turns()) {
            json.object(
                    "turned",
                    turned -> turned.member("joint", name(change.turned()))
                            .member("frame", change.turned().frame())
                            .member("degrees", change.degrees()));
        }
        json.objects(
                        "engines",
                        spoiled(),
                        (each, rule) -> each.member("engine", rule.engine().id())
                                .member("rule", rule.rule().id())
                                .member("effect", rule.rule().effect().label()))
                .member("notes", notes)
                .member("losses", losses.stream().map(Loss::name).toList());
    }

    /** The name of a joint before the edit. */
    private String name(PoseChange.Spot spot) {
        return before.hierarchy().get(spot.joint()).name();
    }
}
