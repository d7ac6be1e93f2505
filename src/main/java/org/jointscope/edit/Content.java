package org.jointscope.edit;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/**
 * The content of the files that can be edited together; a file that is not open is empty.
 *
 * @param mesh {@link Md5Mesh#EMPTY} if none is open
 * @param anim {@link Md5Anim#EMPTY} if none is open
 * @param others meshes and animations with edits that are not shown
 */
public record Content(Md5Mesh mesh, Md5Anim anim, Map<Path, ModelFile> others) {

    public static final Content EMPTY = new Content(Md5Mesh.EMPTY, Md5Anim.EMPTY);

    public Content {
        others = Map.copyOf(others);
    }

    public Content(Md5Mesh mesh, Md5Anim anim) {
        this(mesh, anim, Map.of());
    }

    /** The content of one file alone. */
    public static Content of(ModelFile file) {
        return EMPTY.with(file);
    }

    /** The content of at most one file of each format. */
    public static Content of(List<? extends ModelFile> files) {
        Content content = EMPTY;
        for (ModelFile file : files) {
            content = content.with(file);
        }
        return content;
    }

    /** With another content of one file; the same if such a file cannot be edited. */
    public Content with(ModelFile file) {
        return switch (file) {
            case Md5Mesh other -> with(other, anim);
            case Md5Anim other -> with(mesh, other);
            default -> this;
        };
    }

    /** This object if nothing changes, otherwise a copy. */
    Content with(Md5Mesh otherMesh, Md5Anim otherAnim) {
        return otherMesh == mesh && otherAnim == anim ? this : new Content(otherMesh, otherAnim, others);
    }

    /** With changes of the files that are not shown; the same object if none changes. */
    public Content withOthers(BiFunction<Path, ModelFile, ModelFile> change) {
        Map<Path, ModelFile> changed = new HashMap<>(others);
        changed.replaceAll(change);
        boolean same = others.entrySet().stream().allMatch(it -> changed.get(it.getKey()) == it.getValue());
        return same ? this : new Content(mesh, anim, changed);
    }

    /** The files that are not shown and differ from an earlier content. */
    public List<Path> othersSince(Content before) {
        return others.keySet().stream()
                .filter(path -> others.get(path) != before.others.get(path))
                .sorted()
                .toList();
    }

    /** With more files that are not shown. */
    public Content adding(Map<Path, ModelFile> files) {
        Map<Path, ModelFile> all = new HashMap<>(files);
        all.putAll(others);
        return new Content(mesh, anim, all);
    }

    /** With another path of a file that is not shown. */
    public Content moving(Path from, Path to) {
        Map<Path, ModelFile> moved = new HashMap<>(others);
        moved.put(to, moved.remove(from));
        return new Content(mesh, anim, moved);
    }

    /** With only some of the files that are not shown. */
    public Content keeping(Set<Path> files) {
        Map<Path, ModelFile> kept = new HashMap<>(others);
        kept.keySet().retainAll(files);
        return new Content(mesh, anim, kept);
    }

    /**
     * With other files shown, and the ones that were shown among the others.
     *
     * @param before the files that are shown
     * @param next the files to show, with their content if they are not among the others
     */
    public Content showing(Map<Path, ModelFile> before, Map<Path, ModelFile> next) {
        Map<Path, ModelFile> all = new HashMap<>(others);
        before.forEach((path, file) -> all.put(path, like(file)));
        Content shown = EMPTY;
        for (Map.Entry<Path, ModelFile> file : next.entrySet()) {
            ModelFile known = all.remove(file.getKey());
            shown = shown.with(known == null ? file.getValue() : known);
        }
        return new Content(shown.mesh, shown.anim, all);
    }

    /** The content of a file: that of this path, or of the shown file with the same format. */
    public ModelFile of(Path path, ModelFile like) {
        return others.getOrDefault(path, like(like));
    }

    /** The content of the file that has the format of another; that file if it has another one. */
    public ModelFile like(ModelFile file) {
        return switch (file) {
            case Md5Mesh it -> mesh;
            case Md5Anim it -> anim;
            default -> file;
        };
    }

    /** The file with the visible skeleton: the animation, or the mesh without an animation. */
    public ModelFile skeleton() {
        return anim == Md5Anim.EMPTY ? mesh : anim;
    }

    /** The joints of the visible skeleton. */
    public List<? extends ModelFile.JointRow> joints() {
        return skeleton().jointRows();
    }
}
