package org.jointscope.model;

/**
 * A row of the {@code hierarchy} block of an .md5anim.
 *
 * @param name the joint's name; empty if it could not be read
 * @param parent index of the parent joint, negative for a root, {@link ModelFile#MISSING} if unreadable
 * @param flags which components come from the frame: see {@link Component}; {@link ModelFile#MISSING} if unreadable
 * @param startIndex index in a frame of the joint's first component; each set bit reads one component, in bit order
 * @param comment after the row, without its slashes; empty if there is none
 * @param location of the row's first token
 */
public record AnimJoint(String name, int parent, int flags, int startIndex, String comment, TextLocation location)
        implements ModelFile.JointRow {

    public AnimJoint(String name, int parent, int flags, int startIndex, TextLocation location) {
        this(name, parent, flags, startIndex, "", location);
    }

    /** This object if nothing changes, otherwise a copy. */
    public AnimJoint with(int otherFlags, int otherStart, String otherComment) {
        boolean same = otherFlags == flags && otherStart == startIndex && otherComment.equals(comment);
        return same ? this : new AnimJoint(name, parent, otherFlags, otherStart, otherComment, location);
    }

    public AnimJoint with(String otherName, String otherComment) {
        return new AnimJoint(otherName, parent, flags, startIndex, otherComment, location);
    }

    public AnimJoint withParent(int other, String otherComment) {
        return new AnimJoint(name, other, flags, startIndex, otherComment, location);
    }

    /** Number of components that the joint reads; 0 if its flags are unreadable. */
    public int componentCount() {
        return Integer.bitCount(flags & Component.ALL);
    }

    /** Whether the joint reads components of a frame. */
    public boolean isAnimated() {
        return componentCount() > 0 && startIndex != ModelFile.MISSING;
    }

    public long endIndex() {
        return (long) startIndex + componentCount();
    }
}
