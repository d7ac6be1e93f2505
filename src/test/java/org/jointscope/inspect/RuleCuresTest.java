package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Finding;
import org.jointscope.edit.Changes;
import org.jointscope.edit.Cure;
import org.jointscope.edit.Edit;
import org.jointscope.edit.suggest.Suggester;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.junit.jupiter.api.Test;

/** The repairs that rules of engines name, applied to fixtures that the engines object to. */
class RuleCuresTest {

    /** Rules of all engines, as {@code engine rule}. */
    private final Set<String> cured = new TreeSet<>();

    @Test
    void someRepairOfEveryRuleMakesItPass() throws IOException {
        for (InspectedFile anim : anims()) {
            cure(anim, Inspector.inspect(CureTest.mesh(anim.path())));
        }
        Set<String> curable = new TreeSet<>();
        for (Engine engine : Engines.ALL) {
            engine.rules().stream()
                    .filter(rule -> !rule.cures().isEmpty())
                    .forEach(rule -> curable.add(engine.id() + " " + rule.id()));
        }
        assertThat(cured).isEqualTo(curable);
    }

    private static List<InspectedFile> anims() throws IOException {
        List<InspectedFile> anims = new ArrayList<>();
        for (Path path : CureTest.anims()) {
            anims.add(Inspector.inspect(path));
        }
        for (Map.Entry<String, byte[]> fixture : EngineFixtures.all().entrySet()) {
            Path path = Path.of(fixture.getKey());
            if (fixture.getKey().endsWith(".md5anim")) {
                anims.add(Inspector.inspect(path, FileKind.MD5ANIM, fixture.getValue()));
            }
        }
        return anims.stream().filter(file -> file.content() instanceof Md5Anim).toList();
    }

    private void cure(InspectedFile anim, InspectedFile mesh) throws IOException {
        for (Engine engine : Engines.ALL) {
            for (CompatibilityReason reason : reasons(engine, anim, mesh)) {
                if (isCured(engine, reason, anim, mesh)) {
                    cured.add(engine.id() + " " + reason.rule().id());
                }
            }
        }
    }

    private static List<CompatibilityReason> reasons(Engine engine, InspectedFile anim, InspectedFile mesh) {
        return Stream.concat(
                        anim.compatibilities(List.of(engine)).stream(),
                        InspectedPair.of(mesh, anim).compatibilities(List.of(engine)).stream())
                .map(Compatibility::reasons)
                .flatMap(List::stream)
                .toList();
    }

    private static boolean isCured(Engine engine, CompatibilityReason reason, InspectedFile file, InspectedFile mesh)
            throws IOException {
        Md5Anim anim = (Md5Anim) file.content();
        List<Finding> findings = reason.spots().stream()
                .map(RuleHit::finding)
                .flatMap(Optional::stream)
                .toList();
        for (Cure cure : reason.rule().cures()) {
            Optional<Md5Anim> after = edit(cure, findings, anim, (Md5Mesh) mesh.content())
                    .map(edit -> edit.applyTo(anim))
                    .filter(edited -> !new Changes(anim, edited).isEmpty());
            if (after.isPresent()) {
                InspectedFile saved = new EditInspector()
                        .rewrite(file, after.get())
                        .orElseThrow()
                        .inspect(file.path());
                if (reasons(engine, saved, mesh).stream()
                        .noneMatch(now -> now.rule().id().equals(reason.rule().id()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Optional<Edit> edit(Cure cure, List<Finding> findings, Md5Anim anim, Md5Mesh mesh) {
        return cure == Cure.SUGGEST
                ? Suggester.suggest(anim, Optional.empty()).stream().findFirst().map(Suggestion::edit)
                : cure.edit(findings, anim, Optional.of(mesh));
    }
}
