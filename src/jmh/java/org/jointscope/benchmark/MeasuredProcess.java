package org.jointscope.benchmark;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Time and memory of another process, from the files of Linux about it. */
final class MeasuredProcess {

    private static final long LONGEST_SECONDS = 120;
    private static final double TICKS_PER_SECOND = 100;
    private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

    /** User and system time in {@code /proc/…/stat}, counted after the name of the program. */
    private static final int CPU = 11;

    /** Of children that have ended. */
    private static final int CHILDREN_CPU = 13;

    private MeasuredProcess() {}

    /**
     * What a process took.
     *
     * @param seconds from its start to its end, or to the requested state
     * @param cpuSeconds of all its threads
     * @param megabytes largest memory; 0 if unknown
     */
    record Cost(double seconds, double cpuSeconds, double megabytes) {}

    /** Runs a process to its end. */
    static Cost run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = quiet(command);
        double before = cpuSeconds("self", CHILDREN_CPU);
        long start = System.nanoTime();
        Process process = builder.start();
        double megabytes = 0;
        while (!process.waitFor(5, TimeUnit.MILLISECONDS)) {
            megabytes = Math.max(megabytes, peak(process));
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        // The JVM has waited for the process, whose time is that of a child from then on.
        return new Cost(seconds, cpuSeconds("self", CHILDREN_CPU) - before, megabytes);
    }

    /** Runs a process until a state is reached, and ends it then. */
    static Cost runUntil(List<String> command, Map<String, String> environment, BooleanSupplier isReached)
            throws IOException, InterruptedException {
        ProcessBuilder builder = quiet(command);
        builder.environment().putAll(environment);
        long start = System.nanoTime();
        Process process = builder.start();
        try {
            while (!isReached.getAsBoolean()) {
                if (!process.isAlive() || seconds(start) > LONGEST_SECONDS) {
                    throw new IOException("nothing was seen of " + command.getFirst());
                }
                Thread.sleep(10);
            }
            double seconds = seconds(start);
            String id = Long.toString(process.pid());
            return new Cost(seconds, cpuSeconds(id, CPU), peak(process));
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
    }

    /** The output of a process. */
    static String output(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    private static ProcessBuilder quiet(List<String> command) {
        return new ProcessBuilder(command).redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD);
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static double cpuSeconds(String id, int field) throws IOException {
        String line = Files.readString(Path.of("/proc", id, "stat"));
        String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
        return (Long.parseLong(fields[field]) + Long.parseLong(fields[field + 1])) / TICKS_PER_SECOND;
    }

    private static double peak(Process process) {
        try {
            Path status = Path.of("/proc", Long.toString(process.pid()), "status");
            Matcher peak = PEAK.matcher(Files.readString(status));
            return peak.find() ? Long.parseLong(peak.group(1)) / 1024.0 : 0;
        } catch (IOException ended) {
            return 0;
        }
    }
}
