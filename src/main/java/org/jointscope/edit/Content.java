package org.jointscope.edit;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.util.List;

/**
 * The content of the files that can be edited together; a file that is not open is empty.
 *
 * @param mesh {@link Md5Mesh#EMPTY} if none is open
 * @param anim {@link Md5Anim#EMPTY} if none is open
 */
public record Content(Md5Mesh mesh, Md5Anim anim) {

    public static final Content EMPTY = new Content(Md5Mesh.EMPTY, Md5Anim.EMPTY);

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
        return otherMesh == mesh && otherAnim == anim ? this : new Content(otherMesh, otherAnim);
    }

    /** The content of the file that has the format of another; that file if it has another one. */
    public ModelFile like(ModelFile file) {
        return switch (file) {
            case Md5Mesh it -> mesh;
            case Md5Anim it -> anim;
            default -> file;
        };
    }

    /** The joints of the visible skeleton: the animation's, or the mesh's without an animation. */
    public List<? extends ModelFile.JointRow> joints() {
        return anim == Md5Anim.EMPTY ? mesh.joints() : anim.hierarchy();
    }
}
