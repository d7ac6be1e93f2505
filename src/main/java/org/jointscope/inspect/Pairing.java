package org.jointscope.inspect;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Rig;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Which animation belongs to which mesh, by the names of the joints. Files of several folders have
 * nothing to do with one another.
 */
final class Pairing {

    private record RiggedMesh(InspectedFile file, Rig rig) {}

    /** How well an animation suits a mesh: by the joints that they share, then by their order. */
    private record Suit(RiggedMesh mesh, double agreement, boolean sameOrder) {

        private static final Comparator<Suit> BEST_LAST =
                Comparator.comparingDouble(Suit::agreement).thenComparing(Suit::sameOrder);

        /**
         * Counts the joints of both sides: a mesh of the one joint "origin" has all of its names in
         * nearly every animation.
         */
        static Suit of(RiggedMesh mesh, Rig anim) {
            double agreement = Math.min(mesh.rig().agreement(anim), anim.agreement(mesh.rig()));
            return new Suit(mesh, agreement, mesh.rig().names().equals(anim.names()));
        }
    }

    /** Of the joints of both; with fewer in common, an animation is somebody else's. */
    private static final double LEAST_AGREEMENT = 0.5;

    private final List<RiggedMesh> meshes = new ArrayList<>();
    private final Map<List<String>, Optional<InspectedFile>> meshByJoints = new HashMap<>();

    /**
     * @param folder files of one folder
     */
    Pairing(List<InspectedFile> folder) {
        for (InspectedFile file : folder) {
            if (file.content() instanceof Md5Mesh mesh) {
                meshes.add(new RiggedMesh(file, Rig.of(mesh)));
            }
        }
    }

    /** The pairs among files of whatever folders, in the order of the animations. */
    static List<InspectedPair> of(List<InspectedFile> files) {
        Map<Path, Pairing> folders =
                files.stream()
                        .collect(
                                Collectors.groupingBy(
                                        file -> folder(file.path()),
                                        Collectors.collectingAndThen(
                                                Collectors.toList(), Pairing::new)));
        return files.stream()
                .map(file -> folders.get(folder(file.path())).pair(file))
                .flatMap(Optional::stream)
                .toList();
    }

    static Path folder(Path file) {
        Path path = file.toAbsolutePath().normalize();
        return path.getParent() == null ? path : path.getParent();
    }

    /** An animation with its mesh, checked; nothing if it has none, or is no animation. */
    Optional<InspectedPair> pair(InspectedFile file) {
        return file.content() instanceof Md5Anim anim
                ? meshFor(Rig.of(anim)).map(mesh -> InspectedPair.of(mesh, file))
                : Optional.empty();
    }

    /** The animations of a folder are many, their skeletons few: each is looked for once. */
    private Optional<InspectedFile> meshFor(Rig anim) {
        return meshByJoints.computeIfAbsent(anim.names(), names -> bestMesh(anim));
    }

    private Optional<InspectedFile> bestMesh(Rig anim) {
        return meshes.stream()
                .map(mesh -> Suit.of(mesh, anim))
                .filter(suit -> suit.agreement() >= LEAST_AGREEMENT)
                .reduce((best, next) -> Suit.BEST_LAST.compare(next, best) > 0 ? next : best)
                .map(suit -> suit.mesh().file());
    }
}
