package org.jointscope.edit;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Vector3;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Replaces single rows of an animation; it stays the same object if the row does. */
final class Rows {
    private Rows() {}

    static Md5Anim hierarchy(Md5Anim anim, int index, UnaryOperator<AnimJoint> change) {
        List<AnimJoint> rows = replaced(anim.hierarchy(), index, change);
        return rows == anim.hierarchy() ? anim : anim.withHierarchy(rows);
    }

    static Md5Anim baseframe(Md5Anim anim, int index, UnaryOperator<BaseframeRow> change) {
        List<BaseframeRow> rows = replaced(anim.baseframe(), index, change);
        return rows == anim.baseframe() ? anim : anim.withBaseframe(rows);
    }

    static Md5Anim bounds(Md5Anim anim, int index, UnaryOperator<BoundsRow> change) {
        List<BoundsRow> rows = replaced(anim.bounds(), index, change);
        return rows == anim.bounds() ? anim : anim.withBounds(rows);
    }

    private static <T> List<T> replaced(List<T> rows, int index, UnaryOperator<T> change) {
        if (index < 0 || index >= rows.size()) {
            return rows;
        }
        T old = rows.get(index);
        T edited = change.apply(old);
        if (edited == old) {
            return rows;
        }
        List<T> all = new ArrayList<>(rows);
        all.set(index, edited);
        return all;
    }

    /** A row with other flags, startIndex and comment; the same object if it has them. */
    static AnimJoint joint(AnimJoint row, int flags, int startIndex, String comment) {
        return row.flags() == flags
                        && row.startIndex() == startIndex
                        && row.comment().equals(comment)
                ? row
                : new AnimJoint(row.name(), row.parent(), flags, startIndex, comment, row.place());
    }

    /**
     * An animation with another hierarchy; the same object if all its rows are the same objects.
     */
    static Md5Anim withHierarchy(Md5Anim anim, List<AnimJoint> rows) {
        return areSame(rows, anim.hierarchy()) ? anim : anim.withHierarchy(rows);
    }

    /** Likewise with another baseframe. */
    static Md5Anim withBaseframe(Md5Anim anim, List<BaseframeRow> rows) {
        return areSame(rows, anim.baseframe()) ? anim : anim.withBaseframe(rows);
    }

    /** Likewise with other bounds. */
    static Md5Anim withBounds(Md5Anim anim, List<BoundsRow> rows) {
        return areSame(rows, anim.bounds()) ? anim : anim.withBounds(rows);
    }

    private static boolean areSame(List<?> rows, List<?> others) {
        boolean same = rows.size() == others.size();
        for (int i = 0; i < rows.size() && same; i++) {
            same = rows.get(i) == others.get(i);
        }
        return same;
    }

    /** A vector with another value along an axis (0…2). */
    static Vector3 with(Vector3 vector, int axis, double value) {
        return new Vector3(
                axis == 0 ? value : vector.x(),
                axis == 1 ? value : vector.y(),
                axis == 2 ? value : vector.z());
    }
}
