package org.jointscope.batch;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * The part of a check that this process does.
 *
 * @param jobs number of threads
 * @param shard of the files
 * @param known results of an earlier run
 */
public record Schedule(int jobs, Shard shard, KnownResults known) {

    /** All files, on all processors. */
    public static final Schedule ALL =
            new Schedule(Runtime.getRuntime().availableProcessors(), new Shard(1, 1), state -> Optional.empty());

    /** Results that do not have to be computed again. */
    @FunctionalInterface
    public interface KnownResults {

        /** The results of a file in a state, from any thread; empty if it must be checked. */
        Optional<List<CheckResult>> find(String state);

        /** Keeps the results of a file that was checked. */
        default void add(String state, List<CheckResult> results) {}
    }

    /**
     * One of several parts of the files. All files of a folder are in the same part, so that a mesh is read once for
     * all of its animations.
     *
     * @param number from 1
     * @param count of the parts
     */
    public record Shard(int number, int count) {

        private static final Pattern TEXT = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

        /** The shard of a text such as 2/4; empty if there is none. */
        public static Optional<Shard> parse(String text) {
            return Optional.of(TEXT.matcher(text))
                    .filter(Matcher::matches)
                    .map(it -> new Shard(Integer.parseInt(it.group(1)), Integer.parseInt(it.group(2))))
                    .filter(it -> it.number >= 1 && it.number <= it.count);
        }

        @Override
        public String toString() {
            return number + "/" + count;
        }

        /** @param roots the paths of the check: only what is below them decides, not the folder of the checkout */
        boolean contains(Path file, Set<Path> roots) {
            Path root = file;
            while (root != null && !roots.contains(root)) {
                root = root.getParent();
            }
            Path from = root == null || root.equals(file) ? null : root.getParent();
            Path folder =
                    from == null ? file.getParent() : from.relativize(file).getParent();
            String key = folder == null ? "" : folder.normalize().toString().replace('\\', '/');
            CRC32 hash = new CRC32();
            hash.update(key.getBytes(StandardCharsets.UTF_8));
            return hash.getValue() % count == number - 1;
        }
    }
}
