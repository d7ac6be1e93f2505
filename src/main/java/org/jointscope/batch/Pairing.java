package org.jointscope.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.Inspector;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The meshes of an animation, found by the names of the joints: every mesh in its folder that has all of its joints,
 * otherwise the one that has most of them. A named animation without a mesh in its folder is checked with the named
 * meshes of other folders. If the only two files are a named mesh and a named animation, they are a pair whatever their
 * joints.
 */
public final class Pairing {

    private record RiggedMesh(Path path, Rig rig) {}

    /** The match of an animation with a mesh: shared joints first, then their order. */
    private record Match(RiggedMesh mesh, boolean complete, double agreement, boolean sameOrder) {

        private static final Comparator<Match> BEST_LAST =
                Comparator.comparingDouble(Match::agreement).thenComparing(Match::sameOrder);

        /** Counts the joints of both: the only joint of a mesh, "origin", is in nearly every animation. */
        static Match of(RiggedMesh mesh, Rig anim) {
            double ofAnim = anim.agreement(mesh.rig());
            return new Match(
                    mesh,
                    ofAnim == 1,
                    Math.min(mesh.rig().agreement(anim), ofAnim),
                    mesh.rig().names().equals(anim.names()));
        }
    }

    /** Share of the joints of both; with fewer in common, the two are unrelated. */
    private static final double LEAST_AGREEMENT = 0.5;

    /** Meshes per animation: a folder with thousands of matching meshes would never be finished. */
    private static final int MOST_MESHES = 16;

    private final FileList list;
    private final Map<Path, List<Path>> folders;

    /** Of the last folder and the last skeleton: animations of a skeleton are usually consecutive. */
    private Path folder = Path.of("");

    private List<RiggedMesh> meshes = List.of();
    private List<String> joints = List.of();
    private List<Path> answer = List.of();
    private Optional<List<RiggedMesh>> namedMeshes = Optional.empty();

    public Pairing(FileList list) {
        this.list = list;
        this.folders = list.files().stream().collect(Collectors.groupingBy(Pairing::folder));
    }

    static Path folder(Path file) {
        Path path = file.toAbsolutePath().normalize();
        return path.getParent() == null ? path : path.getParent();
    }

    /** The meshes of an animation, best first; often the same for all animations of a folder. */
    public synchronized List<Path> meshesFor(Path anim, Rig rig) {
        boolean named = list.named().contains(anim);
        if (named && list.files().size() == 2 && list.named().size() == 2 && rig.size() > 0) {
            return meshesAmong(list.files()).stream()
                    .filter(mesh -> mesh.rig().size() > 0)
                    .map(RiggedMesh::path)
                    .toList();
        }
        List<Path> beside = meshesBeside(anim, rig);
        return beside.isEmpty() && named ? matching(rig, named()) : beside;
    }

    private List<Path> meshesBeside(Path anim, Rig rig) {
        boolean sameFolder = folder(anim).equals(folder);
        if (!sameFolder) {
            folder = folder(anim);
            meshes = meshesAmong(folders.get(folder));
        }
        if (!sameFolder || !rig.names().equals(joints)) {
            joints = rig.names();
            answer = matching(rig, meshes);
        }
        return answer;
    }

    private List<RiggedMesh> named() {
        if (namedMeshes.isEmpty()) {
            namedMeshes = Optional.of(meshesAmong(list.named()));
        }
        return namedMeshes.get();
    }

    private static List<Path> matching(Rig anim, List<RiggedMesh> meshes) {
        List<Match> matches = meshes.stream()
                .map(mesh -> Match.of(mesh, anim))
                .filter(match -> match.agreement() >= LEAST_AGREEMENT)
                .sorted(Match.BEST_LAST.reversed())
                .toList();
        boolean complete = matches.stream().anyMatch(Match::complete);
        return matches.stream()
                .filter(match -> match.complete() == complete)
                .limit(complete ? MOST_MESHES : 1)
                .map(match -> match.mesh().path())
                .toList();
    }

    private static List<RiggedMesh> meshesAmong(Collection<Path> files) {
        return files.stream().flatMap(Pairing::rigged).toList();
    }

    /** Reads only the joints. A file that cannot be read is reported by the check. */
    private static Stream<RiggedMesh> rigged(Path path) {
        if (FileKind.ofName(path).filter(kind -> kind != FileKind.MD5MESH).isPresent()) {
            return Stream.empty();
        }
        try {
            byte[] bytes = Inspector.read(path);
            return FileKind.of(path, bytes).filter(FileKind.MD5MESH::equals).isPresent()
                    ? Stream.of(new RiggedMesh(path, Md5Kernel.rig(Md5MeshReader.readJoints(bytes))))
                    : Stream.empty();
        } catch (IOException e) {
            return Stream.empty();
        }
    }
}
