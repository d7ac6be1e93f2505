package org.jointscope.batch;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Verdict;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severities;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.messages.FileFailure;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.md5.Md5Kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks files, all models and animations in folders and their subfolders, and every animation
 * together with its meshes. Like {@link Inspector#inspect(List)}, it never fails because of a file.
 * Only the current file and the recently used meshes are in memory.
 */
public final class BatchChecker implements CheckRun {

    private final FileList list;
    private final Severities severities;
    private final List<Engine> engines;
    private final Pairing pairing;
    private final RecentMeshes meshes = new RecentMeshes();
    private final CheckTotals totals;

    /**
     * @param severities the severities of codes, and the codes to ignore
     * @param engines the engines to check the compatibility with
     */
    public BatchChecker(List<Path> paths, Severities severities, List<Engine> engines) {
        this.list = FileList.of(paths);
        this.severities = severities;
        this.engines = List.copyOf(engines);
        this.pairing = new Pairing(list);
        this.totals = new CheckTotals(severities);
        list.unreadable().forEach(totals::add);
    }

    /** Counts of the results so far. */
    public CheckTotals totals() {
        return totals;
    }

    @Override
    public void into(Listener listener) throws IOException {
        for (Path path : list.files()) {
            InspectedFile file;
            try {
                file =
                        FileKind.MD5MESH.isClaimedBy(path)
                                ? meshes.inspect(path)
                                : Inspector.inspect(path);
            } catch (IOException e) {
                totals.add(new UnreadableFile(path, FileFailure.reading(e)));
                continue;
            }
            check(file, listener);
        }
    }

    private void check(InspectedFile file, Listener listener) throws IOException {
        List<Verdict> verdicts = file.verdicts(engines);
        publish(
                new CheckResult(
                        file.path(),
                        file.kind(),
                        Optional.empty(),
                        notIgnored(file.issues()),
                        verdicts,
                        file.differences(verdicts)),
                listener);
        if (file.content() instanceof Md5Anim anim) {
            for (Path mesh : pairing.meshesFor(file.path(), Md5Kernel.rig(anim))) {
                checkPair(mesh, file, listener);
            }
        }
    }

    private void checkPair(Path path, InspectedFile anim, Listener listener) throws IOException {
        InspectedFile mesh;
        try {
            mesh = meshes.inspect(path);
        } catch (IOException e) {
            // Deleted since its joints were read; the check of the mesh itself reports that.
            return;
        }
        InspectedPair pair = InspectedPair.of(mesh, anim);
        List<Verdict> verdicts = pair.verdicts(engines);
        publish(
                new CheckResult(
                        anim.path(),
                        anim.kind(),
                        Optional.of(mesh.path()),
                        notIgnored(pair.issues()),
                        verdicts,
                        pair.differences(verdicts)),
                listener);
    }

    private void publish(CheckResult result, Listener listener) throws IOException {
        totals.add(result);
        listener.accept(result);
    }

    private List<Issue> notIgnored(List<Issue> issues) {
        return issues.stream().filter(issue -> !severities.ignores(issue.code())).toList();
    }

    /**
     * The recently used meshes. The animations of a folder use few meshes alternately; the other
     * meshes are removed from memory and inspected again when they are needed.
     */
    private static final class RecentMeshes {

        /** Total size of the files that are kept; the last one is kept whatever its size. */
        private static final long MOST_BYTES = 4 << 20;

        private final Map<Path, InspectedFile> files = new LinkedHashMap<>(16, 0.75f, true);
        private long bytes;

        InspectedFile inspect(Path path) throws IOException {
            InspectedFile known = files.get(path);
            if (known != null) {
                return known;
            }
            // Before the next mesh is read, so that the two are not in memory together.
            shrink(Files.size(path));
            InspectedFile file = Inspector.inspect(path);
            files.put(path, file);
            bytes += file.bytes();
            return file;
        }

        private void shrink(long needed) {
            Iterator<InspectedFile> oldestFirst = files.values().iterator();
            while (bytes + needed > MOST_BYTES && oldestFirst.hasNext()) {
                bytes -= oldestFirst.next().bytes();
                oldestFirst.remove();
            }
        }
    }
}
