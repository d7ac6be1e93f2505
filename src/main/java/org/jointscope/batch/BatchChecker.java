package org.jointscope.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jointscope.batch.Schedule.Shard;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Engine;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severities;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.ArchiveIssues;
import org.jointscope.inspect.EditImpact;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.material.MaterialIssues;
import org.jointscope.material.MeshTextures;
import org.jointscope.material.TextureFinder;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * Checks files, all models and animations in folders, their subfolders and archives, and every animation together with
 * its meshes. Like {@link Inspector#inspect(List)}, it never fails because of a file. Files are checked in parallel,
 * and published in their order. Only the current files and the recently used meshes are in memory.
 */
public final class BatchChecker implements CheckRun {

    /** Total size of the files that are checked at the same time; a larger one is checked alone. */
    private static final long MOST_BYTES = 8 << 20;

    /** Bytes. */
    private static final long LEAST_GARBAGE = 256 << 20;

    private final FileList list;
    private final List<Path> files;
    private final List<Path> archives;
    private final GameTree tree;
    private final Severities severities;
    private final List<Engine> engines;
    private final Pairing pairing;
    private final RecentMeshes meshes = new RecentMeshes();
    private final CheckTotals totals;
    private final Schedule schedule;

    /** Results with the materials of a game depend on too many files to be known. */
    private final Optional<FileStates> states;

    private volatile boolean stopped;
    private int done;
    private long mostUsed = LEAST_GARBAGE;

    /** A check of a file that was started. */
    private record Started(long bytes, Future<Checked> result) {}

    /**
     * A file that was checked.
     *
     * @param results for the file, and for its pairs; empty if it is unreadable
     * @param state in which the results are worth keeping
     */
    private record Checked(List<CheckResult> results, Optional<UnreadableFile> unreadable, Optional<String> state) {}

    /**
     * @param tree for the files that declarations reference
     * @param severities the severities of codes, and the codes to ignore
     * @param engines the engines to check the compatibility with
     */
    public BatchChecker(List<Path> paths, GameTree tree, Severities severities, List<Engine> engines) {
        this(paths, tree, severities, engines, Schedule.ALL);
    }

    /** @param schedule the files of it are checked; others can still be the meshes of their animations */
    public BatchChecker(
            List<Path> paths, GameTree tree, Severities severities, List<Engine> engines, Schedule schedule) {
        Set<Path> roots = Set.copyOf(paths);
        this.list = FileList.of(paths);
        this.files = list.files().stream()
                .filter(file -> schedule.shard().contains(file, roots))
                .toList();
        this.schedule = schedule;
        this.archives = Stream.concat(paths.stream(), tree.added().stream())
                .flatMap(path -> StoredFiles.archive(path).stream())
                .distinct()
                .filter(archive -> schedule.shard().contains(archive, roots))
                .toList();
        this.tree = tree;
        this.severities = severities;
        this.engines = List.copyOf(engines);
        this.pairing = new Pairing(list);
        this.totals = new CheckTotals(severities);
        boolean known = schedule.known() != Schedule.ALL.known() && tree.equals(GameTree.NEARBY);
        this.states = known ? Optional.of(new FileStates(list, options())) : Optional.empty();
        list.unreadable().forEach(totals::add);
    }

    /** Counts of the results so far. */
    public CheckTotals totals() {
        return totals;
    }

    @Override
    public Shard shard() {
        return schedule.shard();
    }

    /** Number of files to check. */
    public int size() {
        return files.size();
    }

    /** Number of files that were checked. */
    int done() {
        return done;
    }

    /** Ends the check after the files that are published; the results so far are valid. */
    public void stop() {
        stopped = true;
    }

    @Override
    public void into(Listener listener) throws IOException {
        for (Path archive : archives) {
            List<Issue> issues = notIgnored(ArchiveIssues.of(archive));
            if (!issues.isEmpty()) {
                publish(
                        new CheckResult(archive, CheckResult.ARCHIVE, Optional.empty(), issues, List.of(), List.of()),
                        listener);
            }
        }
        ExecutorService workers = Executors.newFixedThreadPool(schedule.jobs());
        try {
            Deque<Started> started = new ArrayDeque<>();
            long bytes = 0;
            for (Path path : files) {
                if (stopped) {
                    break;
                }
                long size = size(path);
                while (!started.isEmpty() && (bytes + size > MOST_BYTES || started.size() > 2 * schedule.jobs())) {
                    bytes -= started.getFirst().bytes();
                    publish(started.removeFirst(), listener);
                }
                started.addLast(new Started(size, workers.submit(() -> check(path))));
                bytes += size;
            }
            while (!started.isEmpty()) {
                publish(started.removeFirst(), listener);
            }
            if (done < files.size()) {
                totals.interrupt();
            }
        } finally {
            workers.shutdownNow();
        }
    }

    /** The size of a file; 0 if it cannot be read, which its check reports. */
    private static long size(Path path) {
        try {
            return StoredFiles.size(path);
        } catch (IOException e) {
            return 0;
        }
    }

    private void publish(Started started, Listener listener) throws IOException {
        if (stopped) {
            return;
        }
        Checked checked = completed(started.result());
        done++;
        checked.unreadable().ifPresent(totals::add);
        for (CheckResult result : checked.results()) {
            publish(result, listener);
        }
        collectGarbage();
        checked.state().ifPresent(state -> schedule.known().add(state, checked.results()));
    }

    /**
     * The collector of the program extends the heap up to its limit, a quarter of the memory of the machine, before it
     * removes old objects. In a long check that would be many times what is in use.
     */
    private void collectGarbage() {
        if (usedMemory() > mostUsed) {
            System.gc();
            mostUsed = 2 * usedMemory() + LEAST_GARBAGE;
        }
    }

    private static long usedMemory() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private void publish(CheckResult result, Listener listener) throws IOException {
        totals.add(result);
        listener.accept(result);
    }

    private static <T> T completed(Future<T> task) throws IOException {
        // A task that is done returns its result also to a thread that was interrupted.
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case IOException unreadable -> throw unreadable;
                case Error error -> throw error;
                case RuntimeException fault -> throw fault;
                default -> throw new IllegalStateException(e.getCause());
            }
        }
    }

    /** The options that change results. */
    private String options() {
        return List.of(
                        ProgramVersion.number(),
                        ProgramVersion.commit(),
                        severities.ignored().stream().sorted().toList(),
                        engines.stream().map(Engine::id).toList())
                .toString();
    }

    private Checked check(Path path) {
        Optional<String> state = states.flatMap(it -> it.of(path));
        return state.flatMap(schedule.known()::find)
                .map(results -> new Checked(results, Optional.empty(), Optional.empty()))
                .orElseGet(() -> inspect(path, state));
    }

    private Checked inspect(Path path, Optional<String> state) {
        InspectedFile file;
        try {
            file = FileKind.MD5MESH.matches(path) ? meshes.inspect(path) : Inspector.inspect(path, tree);
        } catch (IOException e) {
            UnreadableFile unreadable = new UnreadableFile(path, FileFailure.reading(e));
            return new Checked(List.of(), Optional.of(unreadable), Optional.empty());
        }
        List<CheckResult> results = new ArrayList<>();
        List<Compatibility> compatibilities = file.compatibilities(engines);
        results.add(new CheckResult(
                file.path(),
                file.kind().label(),
                Optional.empty(),
                notIgnored(withMaterials(EditImpact.advisable(file, engines), file)),
                compatibilities,
                file.differences(compatibilities)));
        if (file.content() instanceof Md5Anim anim) {
            for (Path mesh : pairing.meshesFor(file.path(), Md5Kernel.rig(anim))) {
                checkPair(mesh, file).ifPresent(results::add);
            }
        }
        return new Checked(results, Optional.empty(), state);
    }

    /** Adds the issues of the materials and images of a mesh, if a game is specified. */
    private List<Issue> withMaterials(List<Issue> issues, InspectedFile file) {
        if (tree.equals(GameTree.NEARBY) || !(file.content() instanceof Md5Mesh mesh)) {
            return issues;
        }
        TextureFinder finder = new TextureFinder(tree, file.path());
        List<MeshTextures> textures = mesh.meshes().stream()
                .map(it -> finder.search(it.shader(), it.objectName()))
                .toList();
        List<Issue> materials = MaterialIssues.check(mesh, UnaryOperator.identity(), textures, finder.game());
        return Inspector.inOrder(Stream.concat(issues.stream(), materials.stream()));
    }

    /** Empty if the mesh was deleted since its joints were read; its own check reports that. */
    private Optional<CheckResult> checkPair(Path path, InspectedFile anim) {
        InspectedFile mesh;
        try {
            mesh = meshes.inspect(path);
        } catch (IOException e) {
            return Optional.empty();
        }
        InspectedPair pair = InspectedPair.of(mesh, anim);
        List<Compatibility> compatibilities = pair.compatibilities(engines);
        return Optional.of(new CheckResult(
                anim.path(),
                anim.kind().label(),
                Optional.of(mesh.path()),
                notIgnored(pair.issues()),
                compatibilities,
                pair.differences(compatibilities)));
    }

    private List<Issue> notIgnored(List<Issue> issues) {
        return issues.stream()
                .filter(issue -> !severities.ignores(issue.code()))
                .toList();
    }

    /**
     * The recently used meshes. The animations of a folder use few meshes alternately; the other meshes are removed
     * from memory and inspected again when they are needed.
     */
    private static final class RecentMeshes {

        /** Total size of the files that are kept; the last one is kept whatever its size. */
        private static final long MOST_BYTES = 4 << 20;

        /** Of a mesh without content. */
        private static final long LEAST_BYTES = 1 << 12;

        private record Mesh(long bytes, FutureTask<InspectedFile> file) {}

        private final Map<Path, Mesh> files = new LinkedHashMap<>(16, 0.75f, true);
        private long bytes;

        /** Threads that need the same mesh wait for one of them to read it. */
        InspectedFile inspect(Path path) throws IOException {
            FutureTask<InspectedFile> file = task(path);
            file.run();
            return completed(file);
        }

        private synchronized FutureTask<InspectedFile> task(Path path) throws IOException {
            Mesh known = files.get(path);
            if (known != null) {
                return known.file();
            }
            long size = Math.max(LEAST_BYTES, StoredFiles.size(path));
            // Before the next mesh is read, so that the two are not in memory together.
            shrink(size);
            FutureTask<InspectedFile> file = new FutureTask<>(() -> Inspector.inspect(path));
            files.put(path, new Mesh(size, file));
            bytes += size;
            return file;
        }

        private void shrink(long needed) {
            Iterator<Mesh> oldestFirst = files.values().iterator();
            while (bytes + needed > MOST_BYTES && oldestFirst.hasNext()) {
                bytes -= oldestFirst.next().bytes();
                oldestFirst.remove();
            }
        }
    }
}
