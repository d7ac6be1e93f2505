package org.jointscope.benchmark;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.batch.FileList;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.skin.Skinner;

/**
 * What users wait for, and the kernel, each beside a rival that runs in turns with it, as a table with the ratio and
 * its target. Rivals in C and C++ are compiled first. A row is left out, with the reason, where a rival or its files
 * are absent. Linux only; the application must have been built.
 */
public final class RivalBenchmark {

    /** The fastest of these counts, which another program disturbed least. */
    private static final int RUNS = 9;

    /** Of processes of less than half a second, the fastest of nine still varies by a quarter. */
    private static final int SHORT_RUNS = 36;

    private static final int KERNEL_ROUNDS = 6;
    private static final int PLAYBACK_ROUNDS = 3;
    private static final double ROUND_SECONDS = 1.2;
    private static final int MANY_COPIES = 10;

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** Those of the installed program that matter after its start ({@code packaging/jpackage.args}). */
    private static final String[] OPTIONS = {"-XX:+UseSerialGC", "-Xms64m"};

    /** More colors than a window without its picture has. */
    private static final int COLORS_OF_OUR_PICTURE = 400;

    private static final int COLORS_OF_A_SURFACE = 60;

    /** A row that {@link WindowBenchmark} prints: the click, and the median time of its answer. */
    private static final Pattern ANSWER = Pattern.compile("(?m)^(\\w.{43}) +([\\d.]+) +[\\d.]+ +[\\d.]+ +[\\d.]+$");

    /** How much worse than recorded a ratio may be. */
    private static final double TOLERANCE = 1.2;

    private final Path application = Path.of("target/jointscope/bin/jointscope");
    private final Path built = Path.of("target/rivals");
    private final Path rivals;
    private final Path corpus;

    /** The ratios of an earlier run, by row. */
    private final Properties recorded = new Properties();

    /** Of this run. */
    private final Properties measured = new Properties();

    private final List<String> worse = new ArrayList<>();

    /** A measurement that is not possible here. */
    private static final class NotMeasured extends Exception {
        NotMeasured(String reason) {
            super(reason);
        }
    }

    private interface Rows {
        void measure() throws NotMeasured, IOException, InterruptedException;
    }

    private RivalBenchmark(Path rivals, Path corpus) {
        this.rivals = rivals;
        this.corpus = corpus;
    }

    /**
     * Fails if a ratio is much worse than it was recorded.
     *
     * @param arguments folder with the sources of the rivals, folder with files of other people, file with recorded
     *     ratios, and {@code record} to record those of this run instead
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        RivalBenchmark benchmark = new RivalBenchmark(Path.of(arguments[0]), Path.of(arguments[1]));
        Path ratios = Path.of(arguments[2]);
        if (arguments[3].equals("record")) {
            benchmark.run();
            try (Writer file = Files.newBufferedWriter(ratios)) {
                benchmark.measured.store(file, null);
            }
        } else {
            try (Reader file = Files.newBufferedReader(ratios)) {
                benchmark.recorded.load(file);
            }
            benchmark.run();
            benchmark.worse.forEach(System.out::println);
            System.exit(benchmark.worse.isEmpty() ? 0 : 1);
        }
    }

    private void run() throws IOException, InterruptedException {
        Files.createDirectories(built);
        System.out.printf("%-36s %12s %12s %8s %8s%n", "", "Jointscope", "rival", "ratio", "target");
        rows("first frame", this::firstFrame);
        rows("info, small file", this::info);
        rows("check of many files", this::check);
        rows("check of 90 MB", this::checkOfManyCopies);
        rows("parse, pose, skin", this::kernel);
        rows("played frame", this::playback);
        rows("answers, 84 joints, 5,000 frames", () -> answers("made-up=84x5000", 100));
        rows("answers, 2,000 joints, 20,000 frames", () -> answers("made-up=2000x20000", 150));
    }

    private void rows(String name, Rows rows) throws IOException, InterruptedException {
        try {
            rows.measure();
        } catch (NotMeasured reason) {
            System.out.printf("%-36s not measured: %s%n", name, reason.getMessage());
        }
    }

    /** Prints a row in which less is better. */
    private void cost(String name, String unit, double ours, double rival, double most) {
        print(name, unit, ours, rival, "<= %.2f".formatted(most));
        compare(name, ours / rival, known -> ours / rival > known * TOLERANCE);
    }

    /** Prints a row in which more is better. */
    private void rate(String name, String unit, double ours, double rival, double least) {
        print(name, unit, ours, rival, ">= %.2f".formatted(least));
        compare(name, ours / rival, known -> ours / rival < known / TOLERANCE);
    }

    private void compare(String name, double ratio, DoublePredicate isWorseThan) {
        String key = name.replace(' ', '-');
        measured.setProperty(key, "%.3f".formatted(ratio));
        String known = recorded.getProperty(key);
        if (known != null && isWorseThan.test(Double.parseDouble(known))) {
            worse.add("%s: ratio %.2f, recorded %s".formatted(name, ratio, known));
        }
    }

    private static void print(String name, String unit, double ours, double rival, String target) {
        System.out.printf(
                "%-36s %12s %12s %8.2f %8s%n", name, figure(ours, unit), figure(rival, unit), ours / rival, target);
    }

    private static String figure(double value, String unit) {
        return (value < 10 ? "%.2f %s" : "%.0f %s").formatted(value, unit);
    }

    private void firstFrame() throws NotMeasured, IOException, InterruptedException {
        Path settings = Files.createTempFile("jointscope", ".properties");
        try (VirtualScreen screen = new VirtualScreen()) {
            Map<String, String> environment = Map.of(
                    "DISPLAY",
                    screen.display(),
                    "LIBGL_ALWAYS_SOFTWARE",
                    "1",
                    "JAVA_TOOL_OPTIONS",
                    "-Djointscope.settings=" + settings);
            List<String> bare = java(BareWindow.class);
            List<String> program = List.of(program());
            List<MeasuredProcess.Cost> ours = new ArrayList<>();
            List<MeasuredProcess.Cost> rival = new ArrayList<>();
            for (int i = 0; i < RUNS; i++) {
                rival.add(MeasuredProcess.runUntil(bare, environment, () -> screen.colors() > COLORS_OF_A_SURFACE));
                ours.add(MeasuredProcess.runUntil(program, environment, () -> screen.colors() > COLORS_OF_OUR_PICTURE));
            }
            cost("first frame", "s", time(ours), time(rival), 1.8);
            cost("first frame, processors", "s", cpu(ours), cpu(rival), 1.8);
        } finally {
            Files.delete(settings);
        }
    }

    private void info() throws NotMeasured, IOException, InterruptedException {
        List<MeasuredProcess.Cost> ours = new ArrayList<>();
        List<MeasuredProcess.Cost> rival = new ArrayList<>();
        List<String> command =
                List.of(program(), "info", Sample.files().getLast().toString());
        for (int i = 0; i < SHORT_RUNS; i++) {
            rival.add(MeasuredProcess.run(List.of(JAVA, "-version")));
            ours.add(MeasuredProcess.run(command));
        }
        cost("info, small file (java -version)", "s", time(ours), time(rival), 8);
    }

    private void check() throws NotMeasured, IOException, InterruptedException {
        List<String> assimp = new ArrayList<>();
        assimp.add(compile(Path.of("src/jmh/cpp/assimp_import.cpp"), "g++", "-O2", "-lassimp"));
        List<Path> files = models();
        files.forEach(file -> assimp.add(file.toString()));
        List<String> command = List.of(program(), "check", "--json", corpus.toString());
        List<MeasuredProcess.Cost> ours = new ArrayList<>();
        List<MeasuredProcess.Cost> rival = new ArrayList<>();
        for (int i = 0; i < RUNS; i++) {
            rival.add(MeasuredProcess.run(assimp));
            ours.add(MeasuredProcess.run(command));
        }
        String name = "check of %d files (Assimp)".formatted(files.size());
        cost(name, "s", time(ours), time(rival), 3);
        cost(name + ", processors", "s", cpu(ours), cpu(rival), 6);
    }

    private void checkOfManyCopies() throws NotMeasured, IOException, InterruptedException {
        List<Path> files = models();
        Path folder = Files.createTempDirectory("jointscope");
        long bytes = 0;
        int count = 0;
        for (int i = 0; i < MANY_COPIES; i++) {
            for (Path file : files) {
                Path copy = folder.resolve("copy" + i).resolve(corpus.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
                bytes += Files.size(copy);
                count++;
            }
        }
        try {
            MeasuredProcess.Cost cost = MeasuredProcess.run(List.of(program(), "check", "--json", folder.toString()));
            String name = "check of %d MB in %,d files".formatted(bytes / 1_000_000, count);
            System.out.printf("%-36s %10.2f s %30s%n", name, cost.seconds(), "<= 6 s");
            System.out.printf("%-36s %10.0f MB %29s%n", "  memory", cost.megabytes(), "<= 400 MB");
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }

    private void kernel() throws NotMeasured, IOException, InterruptedException {
        Path folder = corpus.resolve("unvanquished-weapons");
        Path meshFile = named(folder, "rifle_view.md5mesh");
        Path animFile = named(folder, "rifle_view_idle.md5anim");
        List<String> seed = List.of(
                compile(rivals.resolve("seed_baseline.c"), "gcc", "-O3", "-march=native", "-ffast-math", "-lm"),
                meshFile.toString(),
                animFile.toString());
        String scan = compile(rivals.resolve("from_chars.cpp"), "g++", "-O3", "-march=native", "-std=c++17");
        Kernel kernel = new Kernel(Files.readAllBytes(meshFile), Files.readAllBytes(animFile));
        double[] ours = new double[5];
        double[] rival = new double[6];
        for (int i = 0; i < KERNEL_ROUNDS; i++) {
            best(ours, 0, kernel.parseMesh());
            best(ours, 1, kernel.parseAnim());
            best(ours, 2, kernel.pose(Blend.LOCAL));
            best(ours, 3, kernel.skin());
            String output = MeasuredProcess.output(seed);
            best(rival, 0, value(output, "pose +\\S+ ms +(\\S+)"));
            best(rival, 1, value(output, "skin +\\S+ ms +(\\S+)"));
            best(rival, 2, value(output, "parse mesh +\\S+ ms +(\\S+)"));
            best(rival, 3, value(output, "parse anim +\\S+ ms +(\\S+)"));
            best(rival, 4, value(MeasuredProcess.output(List.of(scan, meshFile.toString())), "scan (\\S+)"));
            best(rival, 5, value(MeasuredProcess.output(List.of(scan, animFile.toString())), "scan (\\S+)"));
        }
        rate("parse .md5mesh (from_chars)", "MB/s", ours[0], rival[4], 0.7);
        rate("parse .md5mesh (sscanf)", "MB/s", ours[0], rival[2], 1);
        rate("parse .md5anim (from_chars)", "MB/s", ours[1], rival[5], 0.7);
        rate("parse .md5anim (sscanf)", "MB/s", ours[1], rival[3], 1);
        rate("pose, interpolated (C, one frame)", "Mj/s", ours[2], rival[0], 3);
        rate("skin, per vertex (C)", "Mw/s", ours[3], rival[1], 3);
    }

    /** Rates of the kernel on one thread, each of the fastest of many runs. */
    private static final class Kernel {

        private final byte[] meshFile;
        private final byte[] animFile;
        private final SkinnedModel model;
        private final PoseSampler sampler;
        private final Skinner skinner;
        private final double[] joints;
        private final int frames;
        private final int size;
        private final long weightsPerVertex;
        private final float[][] points;

        Kernel(byte[] meshFile, byte[] animFile) {
            this.meshFile = meshFile;
            this.animFile = animFile;
            Md5Mesh mesh = Md5MeshReader.read(meshFile).model();
            Md5Anim anim = Md5AnimReader.read(animFile).model();
            Clip clip = Md5Kernel.clip(anim);
            model = SkinnedModel.of(Md5Kernel.skin(mesh), clip);
            sampler = new PoseSampler(clip);
            frames = anim.frames().size();
            size = clip.rig().size();
            joints = new double[size * JointTransform.STRIDE];
            skinner = new Skinner(size);
            points = model.meshes().stream()
                    .map(part -> new float[part.points().length])
                    .toArray(float[][]::new);
            weightsPerVertex = mesh.meshes().stream()
                    .mapToLong(part -> IntStream.range(0, part.vertices().size())
                            .mapToLong(part.vertices()::weightCount)
                            .sum())
                    .sum();
        }

        double parseMesh() {
            return meshFile.length
                    / fastest(
                            () -> Md5MeshReader.read(meshFile).model().joints().size())
                    / 1e6;
        }

        double parseAnim() {
            return animFile.length
                    / fastest(
                            () -> Md5AnimReader.read(animFile).model().frames().size())
                    / 1e6;
        }

        double pose(Blend blend) {
            double seconds = fastest(() -> {
                for (int i = 0; i < frames; i++) {
                    sampler.sample(i + 0.5, new PoseOptions(blend, RootMode.FILE, LoopRule.LAST_IS_FIRST), joints);
                }
                return joints[0];
            });
            return (double) frames * size / seconds / 1e6;
        }

        double skin() {
            double seconds = fastest(() -> {
                skinner.setPose(joints);
                for (int i = 0; i < points.length; i++) {
                    SkinnedMesh part = model.meshes().get(i);
                    skinner.skin(part.binding(), points[i]);
                }
                return points[0][0];
            });
            return weightsPerVertex / seconds / 1e6;
        }

        private static double fastest(DoubleSupplier task) {
            double best = Double.MAX_VALUE;
            double sum = 0;
            for (long end = System.nanoTime() + (long) (ROUND_SECONDS * 1e9); System.nanoTime() < end; ) {
                long start = System.nanoTime();
                sum += task.getAsDouble();
                best = Math.min(best, (System.nanoTime() - start) / 1e9);
            }
            if (Double.isNaN(sum)) {
                throw new IllegalStateException("results that are not numbers");
            }
            return best;
        }
    }

    private void playback() throws NotMeasured, IOException, InterruptedException {
        double[] ours = {Double.MAX_VALUE};
        double[] rival = {Double.MAX_VALUE};
        try (VirtualScreen screen = new VirtualScreen()) {
            List<String> onScreen = List.of("env", "DISPLAY=" + screen.display());
            List<String> program = new ArrayList<>(onScreen);
            program.addAll(java(PlaybackBenchmark.class, OPTIONS));
            List<String> bare = new ArrayList<>(onScreen);
            bare.addAll(java(PlaybackBenchmark.class));
            bare.add("bare");
            for (int i = 0; i < PLAYBACK_ROUNDS; i++) {
                rival[0] = Math.min(rival[0], Double.parseDouble(lastLine(bare)));
                ours[0] = Math.min(ours[0], Double.parseDouble(lastLine(program)));
            }
        }
        cost("played frame, both threads", "ms", ours[0], rival[0], 1.4);
    }

    /**
     * How long the window requires for a frame after the pointer has moved the playhead, and for any other click, until
     * the picture is handed over. No other program has these panes.
     */
    private void answers(String model, int most) throws NotMeasured, IOException, InterruptedException {
        double scrubbing = 0;
        double worst = 0;
        String slowest = "";
        try (VirtualScreen screen = new VirtualScreen()) {
            List<String> program = new ArrayList<>(List.of("env", "DISPLAY=" + screen.display()));
            program.addAll(java(WindowBenchmark.class, OPTIONS));
            program.add(model);
            Matcher row = ANSWER.matcher(MeasuredProcess.output(program));
            while (row.find()) {
                double median = Double.parseDouble(row.group(2));
                if (row.group(1).startsWith("go to a frame")) {
                    scrubbing = Math.max(scrubbing, median);
                } else if (median > worst) {
                    worst = median;
                    slowest = row.group(1).strip();
                }
            }
        }
        if (worst == 0) {
            throw new NotMeasured("the window printed no times");
        }
        System.out.printf("%-36s %10.1f ms %29s%n", "go to a frame, " + model, scrubbing, "<= 33 ms");
        System.out.printf("%-36s %10.1f ms %29s%n", "slowest click, " + model, worst, "<= " + most + " ms");
        System.out.printf("  %s%n", slowest);
    }

    private static String lastLine(List<String> command) throws IOException, InterruptedException {
        return MeasuredProcess.output(command).lines().toList().getLast();
    }

    private static void best(double[] values, int index, double value) {
        values[index] = Math.max(values[index], value);
    }

    private static double time(List<MeasuredProcess.Cost> costs) {
        return costs.stream().mapToDouble(MeasuredProcess.Cost::seconds).min().orElseThrow();
    }

    private static double cpu(List<MeasuredProcess.Cost> costs) {
        return costs.stream()
                .mapToDouble(MeasuredProcess.Cost::cpuSeconds)
                .min()
                .orElseThrow();
    }

    private static double value(String output, String pattern) throws IOException {
        Matcher value = Pattern.compile(pattern).matcher(output);
        if (!value.find()) {
            throw new IOException("unexpected output of a rival: " + output);
        }
        return Double.parseDouble(value.group(1));
    }

    private static List<String> java(Class<?> program, String... options) {
        List<String> command = new ArrayList<>(List.of(JAVA, "--enable-native-access=ALL-UNNAMED"));
        command.addAll(List.of(options));
        command.addAll(List.of("-classpath", System.getProperty("java.class.path"), program.getName()));
        return command;
    }

    private String program() throws NotMeasured {
        if (!Files.isExecutable(application)) {
            throw new NotMeasured(application + " is absent (./mvnw package)");
        }
        return application.toString();
    }

    private List<Path> models() throws NotMeasured {
        if (!Files.isDirectory(corpus)) {
            throw new NotMeasured(corpus + " is absent");
        }
        return FileList.of(List.of(corpus)).files();
    }

    private static Path named(Path folder, String name) throws NotMeasured, IOException {
        Optional<Path> found = Optional.empty();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                found = all.filter(file -> file.endsWith(name)).findFirst();
            }
        }
        return found.orElseThrow(() -> new NotMeasured(name + " is absent in " + folder));
    }

    /** Compiles a rival, and returns the program. */
    private String compile(Path source, String compiler, String... options)
            throws NotMeasured, IOException, InterruptedException {
        if (!Files.exists(source)) {
            throw new NotMeasured(source + " is absent");
        }
        String name = source.getFileName().toString();
        Path program = built.resolve(name.substring(0, name.indexOf('.')));
        List<String> command = new ArrayList<>(List.of(compiler, source.toString(), "-o", program.toString()));
        command.addAll(List.of(options));
        try {
            String output = MeasuredProcess.output(command);
            if (!Files.isExecutable(program)) {
                throw new NotMeasured(output.strip());
            }
        } catch (IOException noCompiler) {
            throw new NotMeasured(compiler + " is not installed");
        }
        return program.toString();
    }
}
