package org.jointscope.benchmark;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jointscope.edit.suggest.SignDamage;
import org.jointscope.edit.suggest.SignTrial;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.edit.suggest.Suggestion.Confidence;
import org.jointscope.edit.suggest.Variant;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/**
 * How often the first suggestion repairs quaternions with the wrong sign: a table of docs/suggest.md. Each animation is
 * damaged several times in each way.
 */
final class SignTable {

    private static final int TIMES = 10;
    private static final List<Variant> VARIANTS = List.of(Variant.AS_IS, Variant.PARTIAL, Variant.LATER);

    /** Right and all suggestions, or trials. */
    private static final class Share {
        private int right;
        private int all;

        private void add(boolean isRight) {
            right += isRight ? 1 : 0;
            all++;
        }

        @Override
        public String toString() {
            return all == 0 ? "–" : String.format(Locale.ROOT, "%.1f%% of %d", 100.0 * right / all, all);
        }
    }

    /** @param mesh the mesh that it is looked at with */
    record Animation(String name, Md5Anim anim, Optional<Md5Mesh> mesh, boolean isHeldOut) {}

    private record Row(Variant variant, boolean withMesh, boolean heldOut) {}

    private final List<Animation> animations;
    private final Map<Confidence, Share> byConfidence = new EnumMap<>(Confidence.class);
    private final List<String> misses = new ArrayList<>();

    SignTable(List<Animation> animations) {
        this.animations = animations;
    }

    /** Prints the table, the shares by confidence, and what was not repaired. */
    void print() {
        System.out.println("Wrong signs");
        System.out.println();
        System.out.print("| set | mesh | half |");
        for (SignDamage damage : SignDamage.values()) {
            System.out.print(" " + damage + " |");
        }
        System.out.println(" undecidable |");
        System.out.println("|---|---|---|" + "---|".repeat(SignDamage.values().length + 1));
        for (Variant variant : VARIANTS) {
            for (boolean withMesh : new boolean[] {false, true}) {
                print(new Row(variant, withMesh, false));
                print(new Row(variant, withMesh, true));
            }
        }
        System.out.println();
        byConfidence.forEach((confidence, share) -> System.out.println(confidence + ": right in " + share));
        misses.stream().sorted().forEach(System.out::println);
        System.out.println();
    }

    private void print(Row row) {
        System.out.printf(
                "| %s | %s | %s |",
                row.variant(), row.withMesh() ? "with" : "without", row.heldOut() ? "held out" : "tuning");
        Share undecidable = new Share();
        for (SignDamage damage : SignDamage.values()) {
            Share repaired = new Share();
            for (Animation animation : animations) {
                boolean asked = !row.withMesh() || animation.mesh().isPresent();
                if (asked && animation.isHeldOut() == row.heldOut()) {
                    run(animation, row, damage, repaired, undecidable);
                }
            }
            System.out.print(" " + repaired + " |");
        }
        System.out.println(" " + undecidable + " |");
    }

    private void run(Animation animation, Row row, SignDamage damage, Share repaired, Share undecidable) {
        Md5Anim well = row.variant().of(animation.anim(), new Random(1));
        Optional<Md5Mesh> mesh = row.withMesh() ? animation.mesh() : Optional.empty();
        for (int time = 0; time < TIMES; time++) {
            String seed = animation.name() + damage + row.variant() + time;
            Optional<SignTrial> trial = SignTrial.of(well, damage, new Random(seed.hashCode()));
            boolean decidable = trial.filter(each -> each.isDecidable(mesh)).isPresent();
            if (trial.isPresent()) {
                undecidable.add(!decidable);
            }
            if (decidable) {
                repaired.add(isRepaired(trial.get(), mesh, row + " " + animation.name()));
            }
        }
    }

    private boolean isRepaired(SignTrial trial, Optional<Md5Mesh> mesh, String name) {
        List<Suggestion> found = trial.suggestions(mesh);
        boolean right = !found.isEmpty() && trial.isRepairedBy(found.getFirst().edit());
        if (!found.isEmpty()) {
            byConfidence
                    .computeIfAbsent(found.getFirst().confidence(), each -> new Share())
                    .add(right);
        }
        if (!right) {
            String first = found.isEmpty() ? "nothing" : found.getFirst().edit().toString();
            misses.add(name + " " + trial.done() + ": " + first);
        }
        return right;
    }
}
