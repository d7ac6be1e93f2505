package org.jointscope.benchmark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.jointscope.edit.suggest.Damage;
import org.jointscope.edit.suggest.Suggester;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.edit.suggest.Suggestion.Confidence;
import org.jointscope.edit.suggest.Trial;
import org.jointscope.edit.suggest.Undamaged;
import org.jointscope.edit.suggest.Variant;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.Corpus;

/**
 * How often the first suggestion is right. Damages every animation in which enough joints move, in each way several
 * times, written down in each {@link Variant}, and prints the table that stands in docs/suggest.md, then what was not
 * found. An animation belongs to one of two halves by its name; the one was looked at while the method was made, the
 * other was not.
 */
public final class SuggestBenchmark {

    private static final int TIMES = 5;
    private static final int WARM_UP = 20;

    private static final class Score {
        private int trials;
        private int repaired;
        private int impossible;

        private void add(Score other) {
            trials += other.trials;
            repaired += other.repaired;
            impossible += other.impossible;
        }

        @Override
        public String toString() {
            return trials == 0 ? "–" : String.format(Locale.ROOT, "%.1f%% of %d", 100.0 * repaired / trials, trials);
        }
    }

    private record Animation(String name, Md5Anim anim, Optional<Md5Mesh> mesh) {

        private boolean isHeldOut() {
            return (name.hashCode() & 0x10) != 0;
        }
    }

    private record Half(boolean withMesh, boolean heldOut, Variant variant) {}

    private final List<Animation> animations;
    private final List<String> misses = new ArrayList<>();
    private final Map<Confidence, Score> byConfidence = new EnumMap<>(Confidence.class);
    private final List<Double> millis = new ArrayList<>();

    private SuggestBenchmark(List<Animation> animations) {
        this.animations = animations;
    }

    public static void main(String[] arguments) throws IOException {
        SuggestBenchmark benchmark = new SuggestBenchmark(animations());
        benchmark.printTable(false);
        benchmark.printTable(true);
        benchmark.signTable().print();
        benchmark.printAlarms();
        benchmark.printTimes();
        benchmark.byConfidence.forEach((confidence, score) -> System.out.println(confidence + ": right in " + score));
        benchmark.misses.stream().sorted().forEach(System.out::println);
    }

    private static List<Animation> animations() throws IOException {
        List<Path> files = new ArrayList<>(Corpus.files("md5anim"));
        try (Stream<Path> sample = Files.list(Sample.files().getFirst().getParent())) {
            sample.filter(file -> file.toString().endsWith(".md5anim")).sorted().forEach(files::add);
        }
        List<Animation> animations = new ArrayList<>();
        for (Path file : files) {
            Md5Anim anim = Md5AnimReader.read(Files.readAllBytes(file)).model();
            String name = file.getParent().getFileName() + "/" + file.getFileName();
            animations.add(new Animation(name, anim, meshBeside(file, Md5Kernel.rig(anim))));
        }
        return animations;
    }

    /** The mesh of the folder that has most of the joints, if it has half of them. */
    private static Optional<Md5Mesh> meshBeside(Path file, Rig rig) throws IOException {
        try (Stream<Path> folder = Files.list(file.getParent())) {
            return folder.filter(beside -> beside.toString().endsWith(".md5mesh"))
                    .sorted()
                    .map(SuggestBenchmark::mesh)
                    .filter(mesh -> rig.agreement(Md5Kernel.rig(mesh)) >= 0.5)
                    .max(Comparator.comparingDouble(mesh -> rig.agreement(Md5Kernel.rig(mesh))));
        }
    }

    private static Md5Mesh mesh(Path file) {
        try {
            return Md5MeshReader.read(Files.readAllBytes(file)).model();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private SignTable signTable() {
        return new SignTable(animations.stream()
                .filter(each -> Trial.isFit(each.anim()))
                .map(each -> new SignTable.Animation(each.name(), each.anim(), each.mesh(), each.isHeldOut()))
                .toList());
    }

    private void printTable(boolean withMesh) {
        System.out.println(withMesh ? "With the mesh beside it" : "By the animation alone");
        System.out.println();
        System.out.print("| set | half |");
        Arrays.stream(Damage.values()).forEach(damage -> System.out.print(" " + damage + " |"));
        System.out.println(" starts | bits | impossible |");
        System.out.println("|---|---|" + "---|".repeat(Damage.values().length + 3));
        for (Variant variant : Variant.values()) {
            Map<Damage, Score> all = new EnumMap<>(Damage.class);
            for (boolean heldOut : new boolean[] {false, true}) {
                Map<Damage, Score> scores = run(new Half(withMesh, heldOut, variant));
                scores.forEach((damage, score) ->
                        all.computeIfAbsent(damage, d -> new Score()).add(score));
                printRow(variant, heldOut ? "held out" : "tuning", scores);
            }
            printRow(variant, "both", all);
        }
        System.out.println();
    }

    private static void printRow(Variant variant, String half, Map<Damage, Score> scores) {
        Score starts = new Score();
        Score bits = new Score();
        System.out.print("| " + variant + " | " + half + " |");
        for (Damage damage : Damage.values()) {
            Score score = scores.getOrDefault(damage, new Score());
            if (damage.isOfStart()) {
                starts.add(score);
            } else if (damage.isOfFlagsCount()) {
                bits.add(score);
            }
            System.out.print(" " + score + " |");
        }
        int impossible = starts.impossible + bits.impossible;
        System.out.println(" " + starts + " | " + bits + " | " + impossible + " |");
    }

    private Map<Damage, Score> run(Half half) {
        Map<Damage, Score> scores = new EnumMap<>(Damage.class);
        for (Animation animation : animations) {
            boolean asked = !half.withMesh() || animation.mesh().isPresent();
            if (asked && animation.isHeldOut() == half.heldOut()) {
                run(animation, half, scores);
            }
        }
        return scores;
    }

    private void run(Animation animation, Half half, Map<Damage, Score> scores) {
        Md5Anim well =
                half.variant().of(animation.anim(), new Random(animation.name().hashCode()));
        if (!Trial.isFit(animation.anim()) || !Trial.isFit(well)) {
            return;
        }
        for (Damage damage : Damage.values()) {
            Score score = scores.computeIfAbsent(damage, d -> new Score());
            for (int time = 0; time < TIMES; time++) {
                String seed = animation.name() + damage + half.variant() + time;
                Optional<Trial> trial = Trial.of(well, damage, new Random(seed.hashCode()));
                if (trial.isEmpty()) {
                    score.impossible++;
                } else {
                    score.trials++;
                    score.repaired += isRepaired(trial.get(), animation, half) ? 1 : 0;
                }
            }
        }
    }

    private boolean isRepaired(Trial trial, Animation animation, Half half) {
        long begin = System.nanoTime();
        List<Suggestion> found = trial.suggestions(half.withMesh() ? animation.mesh() : Optional.empty());
        millis.add((System.nanoTime() - begin) / 1e6);
        boolean repaired =
                !found.isEmpty() && trial.isRepairedBy(found.getFirst().edit());
        if (!found.isEmpty()) {
            Score score = byConfidence.computeIfAbsent(found.getFirst().confidence(), each -> new Score());
            score.trials++;
            score.repaired += repaired ? 1 : 0;
        }
        if (!repaired) {
            boolean listed = found.stream().anyMatch(each -> trial.isRepairedBy(each.edit()));
            misses.add("%s %s%s %s: %s; %s"
                    .formatted(
                            half.variant(),
                            animation.name(),
                            half.withMesh() ? " with mesh" : "",
                            trial.done(),
                            found.isEmpty() ? "nothing" : found.getFirst().edit(),
                            listed ? "the repair is listed" : "the repair is not listed"));
        }
        return repaired;
    }

    /** What is suggested where all is well. */
    private void printAlarms() {
        for (Undamaged undamaged : Undamaged.values()) {
            for (Variant variant : Variant.values()) {
                int alarms = 0;
                for (Animation animation : animations) {
                    Md5Anim well = undamaged.of(animation.anim(), new Random(1));
                    alarms += isAlarm(animation, variant.of(well, new Random(1))) ? 1 : 0;
                }
                System.out.printf(
                        "%s, %s: %d of %d are suggested edits though nothing was done to them%n",
                        undamaged, variant, alarms, animations.size());
            }
        }
    }

    private boolean isAlarm(Animation animation, Md5Anim well) {
        List<Suggestion> found = new ArrayList<>(Suggester.suggest(well, Optional.empty()));
        if (animation.mesh().isPresent()) {
            found.addAll(Suggester.suggest(well, animation.mesh()));
        }
        found.forEach(each -> misses.add("false alarm " + animation.name() + " " + each.edit()));
        return !found.isEmpty();
    }

    private void printTimes() {
        double[] sorted = millis.stream().mapToDouble(each -> each).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%d searches: %.1f ms half of them, %.1f ms 99 of 100, %.1f ms at most%n",
                sorted.length,
                sorted[sorted.length / 2],
                sorted[sorted.length * 99 / 100],
                sorted[sorted.length - 1]);
        Animation largest = animations.stream()
                .max(Comparator.comparingInt(each -> each.anim().frames().size()))
                .orElseThrow();
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < WARM_UP; i++) {
            long begin = System.nanoTime();
            Suggester.suggest(largest.anim(), Optional.empty());
            least = Math.min(least, (System.nanoTime() - begin) / 1e6);
        }
        System.out.printf(
                Locale.ROOT,
                "%s, %d joints and %d frames: %.1f ms%n%n",
                largest.name(),
                largest.anim().hierarchy().size(),
                largest.anim().frames().size(),
                least);
    }
}
