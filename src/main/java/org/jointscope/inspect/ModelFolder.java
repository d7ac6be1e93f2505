package org.jointscope.inspect;

import org.jointscope.analysis.PairFit;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds meshes and animations in folders, and out which animation was made for which mesh. */
public final class ModelFolder {

    /** A hierarchy stands at the beginning; no skeleton's fills so much. */
    private static final int HEADER_BYTES = 1 << 20;

    private static final int MOST_FILES = 5000;
    private static final int DEEPEST = 5;

    /** Fitting ones first, then by name as people read it. */
    private static final Comparator<FoundAnimation> BEST_FIRST =
            Comparator.comparing((FoundAnimation animation) -> !animation.fits())
                    .thenComparing(
                            animation -> animation.path().toString(),
                            String.CASE_INSENSITIVE_ORDER);

    private ModelFolder() {}

    /**
     * The files in a folder that Jointscope reads; if it has none, those in the folders below it.
     * In order of name.
     */
    public static List<Path> files(Path folder) throws IOException {
        List<Path> here = files(folder, 1);
        return here.isEmpty() ? files(folder, DEEPEST) : here;
    }

    private static List<Path> files(Path folder, int depth) throws IOException {
        try (Stream<Path> walk = Files.walk(folder, depth)) {
            return walk.filter(path -> FileKind.ofName(path).isPresent())
                    .filter(Files::isRegularFile)
                    .limit(MOST_FILES)
                    .sorted(Comparator.comparing(Path::toString, String.CASE_INSENSITIVE_ORDER))
                    .toList();
        } catch (UncheckedIOException unreadableFolderBelow) {
            throw unreadableFolderBelow.getCause();
        }
    }

    /** Looks into the animations among some files: those that fit the mesh come first. */
    public static List<FoundAnimation> animations(Collection<Path> files, Optional<Rig> mesh) {
        return files.stream()
                .filter(FileKind.Role.ANIMATION::isClaimedBy)
                .map(path -> new FoundAnimation(path, mesh.flatMap(rig -> misfit(path, rig))))
                .sorted(BEST_FIRST)
                .toList();
    }

    private static Optional<String> misfit(Path path, Rig mesh) {
        try (InputStream in = Files.newInputStream(path)) {
            Rig anim = Md5Kernel.rig(Md5AnimReader.readHierarchy(in.readNBytes(HEADER_BYTES)));
            return PairFit.misfit(mesh, anim);
        } catch (IOException e) {
            return Optional.of("it cannot be read");
        }
    }

    /**
     * An animation that lies near a mesh.
     *
     * @param misfit why it was not made for the mesh, as a clause; empty if it was, or if there is
     *     no mesh
     */
    public record FoundAnimation(Path path, Optional<String> misfit) {

        public boolean fits() {
            return misfit.isEmpty();
        }
    }
}
