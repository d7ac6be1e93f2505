package org.jointscope.edit;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.ModelFile;

/**
 * The differences between a mesh and an animation and their edited versions, row by row: a row is compared with the one
 * of the same index, and a new row differs. Locations and comments are ignored. Rows that both share are not compared.
 */
public record Changes(Content before, Content after) {

    private static final int FACES = 6;

    /** The differences of two animations alone. */
    public Changes(Md5Anim before, Md5Anim after) {
        this(Content.of(before), Content.of(after));
    }

    /** True if the joint of the mesh has another name. */
    public boolean meshJoint(int joint) {
        return isOther(
                before.mesh().joints(),
                after.mesh().joints(),
                joint,
                (old, row) -> !old.name().equals(row.name()));
    }

    /** True if the visible joint of this index is new, or has another name or parent. */
    public boolean visibleJoint(int joint) {
        return isOther(
                before.joints(),
                after.joints(),
                joint,
                (old, row) -> old.parent() != row.parent() || !old.name().equals(row.name()));
    }

    public boolean shader(int mesh) {
        return differs(mesh, (old, block) -> !old.shader().equals(block.shader()));
    }

    /** Number of weights of a mesh that are new, or have another joint, bias or offset. */
    public int weights(int mesh) {
        if (!differs(mesh, (old, block) -> old.weights() != block.weights())) {
            return 0;
        }
        WeightTable now = after.mesh().meshes().get(mesh).weights();
        WeightTable old = mesh < before.mesh().meshes().size()
                ? before.mesh().meshes().get(mesh).weights()
                : new WeightTable(new int[0], new double[0]);
        return (int) IntStream.range(0, now.size())
                .filter(row -> row >= old.size() || !now.isSame(row, old, row))
                .count();
    }

    /** True if the flags, colors, normals or tangents of a mesh differ. */
    public boolean extension(int mesh) {
        return differs(mesh, (old, block) -> !same(old.extension(), block.extension()));
    }

    private boolean differs(int mesh, BiPredicate<Mesh, Mesh> other) {
        return isOther(before.mesh().meshes(), after.mesh().meshes(), mesh, other);
    }

    private static boolean same(MeshExtension old, MeshExtension now) {
        return old == now
                || words(old).equals(words(now))
                        && declared(old.numVertexColors(), now.numVertexColors())
                        && old.colors().isInVertexRows() == now.colors().isInVertexRows()
                        && Arrays.equals(old.colors().numbers(), now.colors().numbers())
                        && Arrays.equals(
                                old.tangentSpaces().numbers(),
                                now.tangentSpaces().numbers());
    }

    private static List<String> words(MeshExtension extension) {
        return extension.flags().stream().map(FlagWord::word).toList();
    }

    public boolean flags(int joint) {
        return differs(Md5Anim::hierarchy, joint, (old, row) -> old.flags() != row.flags());
    }

    public boolean startIndex(int joint) {
        return differs(Md5Anim::hierarchy, joint, (old, row) -> old.startIndex() != row.startIndex());
    }

    /** True if the joint of this index is new, or has another name. */
    public boolean name(int joint) {
        return differs(Md5Anim::hierarchy, joint, (old, row) -> !old.name().equals(row.name()));
    }

    /** True if the joint of this index is new, or has another parent. */
    public boolean parent(int joint) {
        return differs(Md5Anim::hierarchy, joint, (old, row) -> old.parent() != row.parent());
    }

    public boolean joint(int joint) {
        return flags(joint) || startIndex(joint) || name(joint) || parent(joint);
    }

    public boolean baseframe(int joint, Component component) {
        return differs(Md5Anim::baseframe, joint, (old, row) -> !same(old.value(component), row.value(component)));
    }

    public boolean baseframe(int joint) {
        return Arrays.stream(Component.values()).anyMatch(each -> baseframe(joint, each));
    }

    /**
     * True if a face of a row of the bounds differs.
     *
     * @param face 0 to 2 for min x, y, z, 3 to 5 for max
     */
    public boolean bounds(int row, int face) {
        return differs(Md5Anim::bounds, row, (old, box) -> !same(old.face(face), box.face(face)));
    }

    public boolean bounds(int row) {
        return IntStream.range(0, FACES).anyMatch(face -> bounds(row, face));
    }

    /** True if the component of this index in a frame is new or has another value. */
    public boolean isOther(int frame, int index) {
        return differs(
                Md5Anim::frames,
                frame,
                (old, edited) -> index >= old.size() || !same(old.value(index), edited.value(index)));
    }

    /** True if any component of a frame, or their number, differs. */
    public boolean frame(int frame) {
        return differs(
                Md5Anim::frames, frame, (old, edited) -> !Arrays.equals(old.sharedValues(), edited.sharedValues()));
    }

    private <T> boolean differs(Function<Md5Anim, List<T>> rows, int index, BiPredicate<T, T> other) {
        return isOther(rows.apply(before.anim()), rows.apply(after.anim()), index, other);
    }

    /** True if the row of an index is new, or differs by a criterion. */
    private static <T> boolean isOther(
            List<? extends T> olds, List<? extends T> news, int index, BiPredicate<T, T> other) {
        return index < news.size()
                && (index >= olds.size()
                        || olds.get(index) != news.get(index) && other.test(olds.get(index), news.get(index)));
    }

    /** True if the commandline of either file differs. */
    public boolean commandline() {
        return !before.anim().commandline().equals(after.anim().commandline())
                || !before.mesh().commandline().equals(after.mesh().commandline());
    }

    /** True if the frame rate of the animation differs. */
    public boolean frameRate() {
        return !declared(Md5Anim::frameRate);
    }

    public boolean isEmpty() {
        return !mesh() && !anim();
    }

    /** True if the file of the same format as another differs. */
    public boolean ofFile(ModelFile like) {
        return like instanceof Md5Mesh ? mesh() : like instanceof Md5Anim && anim();
    }

    /** True if the mesh differs. */
    public boolean mesh() {
        Md5Mesh old = before.mesh();
        Md5Mesh now = after.mesh();
        return old != now
                && !(old.commandline().equals(now.commandline())
                        && declared(old.version(), now.version())
                        && same(old.joints(), now.joints(), this::meshJoint)
                        && same(old.meshes(), now.meshes(), it -> shader(it) || extension(it) || weights(it) > 0));
    }

    /** True if the animation differs. */
    public boolean anim() {
        return before.anim() != after.anim()
                && !(before.anim().commandline().equals(after.anim().commandline())
                        && declared(Md5Anim::version)
                        && declared(Md5Anim::frameRate)
                        && declared(Md5Anim::numAnimatedComponents)
                        && declared(Md5Anim::numJoints)
                        && same(Md5Anim::hierarchy, this::joint)
                        && same(Md5Anim::baseframe, this::baseframe)
                        && same(Md5Anim::bounds, this::bounds)
                        && same(Md5Anim::frames, this::frame));
    }

    private boolean declared(Function<Md5Anim, Optional<Declared>> number) {
        return declared(number.apply(before.anim()), number.apply(after.anim()));
    }

    /** True if both declare the same number. */
    private static boolean declared(Optional<Declared> old, Optional<Declared> now) {
        return old.map(Declared::value).equals(now.map(Declared::value));
    }

    private boolean same(Function<Md5Anim, List<?>> rows, IntPredicate differs) {
        return same(rows.apply(before.anim()), rows.apply(after.anim()), differs);
    }

    private static boolean same(List<?> olds, List<?> news, IntPredicate differs) {
        return olds.size() == news.size() && IntStream.range(0, news.size()).noneMatch(differs);
    }

    /** Number of rows, of the edited files, that differ by a criterion. */
    public static int count(List<?> rows, IntPredicate differs) {
        return (int) IntStream.range(0, rows.size()).filter(differs).count();
    }

    private static boolean same(double a, double b) {
        return Double.compare(a, b) == 0;
    }
}
