package org.jointscope.inspect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jointscope.analysis.PairFit;
import org.jointscope.check.engine.EngineTraits;
import org.jointscope.files.Folders;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

/** Finds meshes and animations in folders, and the animations that match a mesh. */
public final class ModelFolder {

    /** The limit for reading a hierarchy, which is at the beginning; real ones are much smaller. */
    private static final int HEADER_BYTES = 1 << 20;

    private static final int MOST_FILES = 5000;
    private static final int DEEPEST = 5;

    private static final String MD5 = "md5";

    /** The limit for each folder around that of an animation. */
    private static final int MOST_AROUND = 100;

    /** The order in which files are listed. */
    public static final Comparator<Path> BY_NAME = Comparator.comparing(Path::toString, String.CASE_INSENSITIVE_ORDER);

    /** Matching ones first, then by name. */
    private static final Comparator<FoundAnimation> BEST_FIRST = Comparator.comparing(
                    (FoundAnimation animation) -> !animation.fits())
            .thenComparing(FoundAnimation::path, BY_NAME);

    private ModelFolder() {}

    /**
     * The files in a folder that Jointscope supports; if it has none, those in the folders below it. Sorted by name.
     */
    public static List<Path> files(Path folder) throws IOException {
        List<Path> here = files(folder, 1);
        return here.isEmpty() ? files(folder, DEEPEST) : here;
    }

    private static List<Path> files(Path folder, int depth) throws IOException {
        if (StoredFiles.isInArchive(folder)) {
            return StoredFiles.below(
                    folder,
                    path -> FileKind.ofName(path).isPresent() && (depth > 1 || folder.equals(path.getParent())),
                    MOST_FILES);
        }
        try (Stream<Path> walk = Files.walk(folder, depth)) {
            return walk.filter(path -> FileKind.ofName(path).isPresent())
                    .filter(Files::isRegularFile)
                    .limit(MOST_FILES)
                    .sorted(BY_NAME)
                    .toList();
        } catch (UncheckedIOException unreadableFolderBelow) {
            throw unreadableFolderBelow.getCause();
        }
    }

    /**
     * Reads the animations among some files: those that match the mesh come first; without a mesh, those that have
     * joints.
     */
    public static List<FoundAnimation> animations(Collection<Path> files, Optional<Rig> mesh) {
        return files.stream()
                .filter(FileKind.Role.ANIMATION::matches)
                .map(path -> new FoundAnimation(path, misfit(path, mesh)))
                .sorted(BEST_FIRST)
                .toList();
    }

    private static Optional<String> misfit(Path path, Optional<Rig> mesh) {
        Optional<Rig> anim = read(path, ModelFolder::animRig).filter(rig -> rig.size() > 0);
        return anim.isPresent()
                ? mesh.flatMap(rig -> PairFit.misfit(rig, anim.get()))
                : Optional.of(Texts.program().of("failure.misfit"));
    }

    /**
     * The mesh among some files that an animation moves. Both must share at least half of their joint names. A mesh
     * with the name of the animation comes first, then the one that shares the most.
     */
    public static Optional<Path> mesh(Collection<Path> files, Path animation, Rig rig) {
        record Candidate(Path path, double agreement) {}
        return files.stream()
                .filter(FileKind.Role.MESH::matches)
                .map(path -> new Candidate(path, agreement(path, rig)))
                .filter(mesh -> mesh.agreement() >= Rig.ENOUGH_AGREEMENT)
                .max(Comparator.comparing((Candidate mesh) -> isNamedLike(mesh.path(), animation))
                        .thenComparing(Candidate::agreement))
                .map(Candidate::path);
    }

    /**
     * A mesh and an animation with the same joints: those of the same folder first, then those of the same name, then
     * by their order.
     */
    public static Optional<Pair> pair(Collection<Path> files) {
        List<Rigged> meshes = rigged(files, FileKind.Role.MESH, ModelFolder::meshRig);
        List<Rigged> anims = rigged(files, FileKind.Role.ANIMATION, ModelFolder::animRig);
        return meshes.stream()
                .flatMap(mesh -> anims.stream()
                        .filter(anim -> anim.rig().isLike(mesh.rig()))
                        .map(anim -> new Pair(mesh.path(), anim.path())))
                .min(Comparator.comparing((Pair pair) -> !pair.isOfOneFolder())
                        .thenComparing(pair -> !pair.isOfOneName()));
    }

    /** The files of a role that have joints. */
    private static List<Rigged> rigged(Collection<Path> files, FileKind.Role role, Function<byte[], Rig> reader) {
        return files.stream()
                .filter(role::matches)
                .map(path -> new Rigged(path, read(path, reader).orElse(Rig.NONE)))
                .filter(file -> file.rig().size() > 0)
                .toList();
    }

    /** The joints of a mesh or animation; empty for other files, and if it cannot be read. */
    public static Optional<Rig> rig(Path path) {
        return FileKind.Role.MESH.matches(path)
                ? read(path, ModelFolder::meshRig)
                : read(path, ModelFolder::animRig).filter(any -> FileKind.Role.ANIMATION.matches(path));
    }

    /** The joints at the beginning of a file; empty if it cannot be read. */
    private static Optional<Rig> read(Path path, Function<byte[], Rig> reader) {
        return header(path).map(reader);
    }

    /** The beginning of a file, which contains the joints; empty if it cannot be read. */
    static Optional<byte[]> header(Path path) {
        try {
            return Optional.of(StoredFiles.read(path, HEADER_BYTES));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Rig meshRig(byte[] bytes) {
        return Md5Kernel.rig(Md5MeshReader.readJoints(bytes));
    }

    /** Header and hierarchy of an animation; empty if it cannot be read. */
    static Optional<Md5Anim> animHeader(Path animation) {
        return header(animation).map(Md5AnimReader::readHierarchy);
    }

    private static Rig animRig(byte[] bytes) {
        return Md5Kernel.rig(Md5AnimReader.readHierarchy(bytes));
    }

    /** Whether two files have the same name without the extension. */
    private static boolean isNamedLike(Path file, Path other) {
        return stem(file).equalsIgnoreCase(stem(other));
    }

    /** The name of a file without the extension. */
    static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    private static double agreement(Path mesh, Rig anim) {
        Rig rig = read(mesh, ModelFolder::meshRig).orElse(Rig.NONE);
        // Of both: the only joint of a mesh, "origin", is in nearly every animation.
        return Math.min(rig.agreement(anim), anim.agreement(rig));
    }

    /** The animation with the name of a mesh in its folder, as in the Quake II rerelease. */
    public static Optional<Path> namesake(Path mesh) {
        return Folders.list(mesh.toAbsolutePath().getParent(), FileKind.Role.ANIMATION::matches, MOST_AROUND).stream()
                .filter(animation -> isNamedLike(animation, mesh))
                .findFirst();
    }

    /** The meshes in the folder of an animation. */
    public static List<Path> meshesBeside(Path animation) {
        return Folders.list(animation.toAbsolutePath().getParent(), FileKind.Role.MESH::matches, MOST_AROUND);
    }

    /**
     * The meshes in the usual folders for the mesh of an animation, apart from the animation's own folder: the folder
     * above, those in it, and those in the animation's folder.
     */
    public static List<Path> meshesAround(Path animation) {
        Path own = animation.toAbsolutePath().getParent();
        List<Path> folders = new ArrayList<>(folders(own));
        if (own.getParent() != null) {
            folders.add(own.getParent());
            folders.addAll(folders(own.getParent()));
        }
        folders.remove(own);
        return folders.stream()
                .flatMap(folder -> Folders.list(folder, FileKind.Role.MESH::matches, MOST_AROUND).stream())
                .toList();
    }

    private static List<Path> folders(Path folder) {
        return Folders.list(folder, StoredFiles::isFolder, MOST_AROUND);
    }

    /**
     * The paths at which an engine looks for a mesh and an animation that are elsewhere, each from the name of the
     * folder with the model that they replace: {@code soldier/md5/tris.md5mesh}. Files are not searched: a game has
     * most of them in archives.
     */
    public static List<String> missedPaths(EngineTraits.Folder where, Optional<Path> mesh, Optional<Path> anim) {
        Optional<Path> first = mesh.or(() -> anim)
                .filter(any -> where != EngineTraits.Folder.ANY)
                .map(ModelFolder::whole)
                .filter(file -> file.getParent() != null);
        return first.stream()
                .flatMap(file -> missedPaths(where, file, mesh, anim))
                .toList();
    }

    private static Stream<String> missedPaths(
            EngineTraits.Folder where, Path first, Optional<Path> mesh, Optional<Path> anim) {
        Path own = first.getParent();
        boolean isBelow = where == EngineTraits.Folder.MD5;
        boolean isThere = String.valueOf(own.getFileName()).equalsIgnoreCase(MD5);
        Path folder = isBelow && !isThere ? own.resolve(MD5) : own;
        Path model = isBelow ? folder.getParent() : folder;
        return Stream.concat(
                        mesh.stream().map(file -> missed(file, folder, stem(first) + ".md5mesh")),
                        anim.stream().map(file -> missed(file, folder, stem(first) + ".md5anim")))
                .flatMap(Optional::stream)
                .map(path -> fromFolder(model, path));
    }

    /** The required path of a file; empty if it is there. */
    private static Optional<Path> missed(Path file, Path folder, String name) {
        boolean isThere = folder.equals(whole(file).getParent())
                && String.valueOf(file.getFileName()).equalsIgnoreCase(name);
        return isThere ? Optional.empty() : Optional.of(folder.resolve(name));
    }

    /** With slashes, from the name of a folder that contains the path. */
    private static String fromFolder(Path folder, Path path) {
        Path start = folder.getParent() == null ? folder : folder.getParent();
        return start.relativize(path).toString().replace('\\', '/');
    }

    private static Path whole(Path path) {
        return path.toAbsolutePath().normalize();
    }

    private record Rigged(Path path, Rig rig) {}

    /** A mesh, and an animation with the same joints. */
    public record Pair(Path mesh, Path animation) {

        public boolean isOfOneName() {
            return isNamedLike(mesh, animation);
        }

        public boolean isOfOneFolder() {
            return Objects.equals(mesh.getParent(), animation.getParent());
        }
    }

    /**
     * An animation near a mesh.
     *
     * @param misfit the reason why it does not match, as a clause; empty if it matches, or if there is no mesh
     */
    public record FoundAnimation(Path path, Optional<String> misfit) {

        public boolean fits() {
            return misfit.isEmpty();
        }
    }
}
