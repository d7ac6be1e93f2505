package org.jointscope.analysis;

/**
 * The position of a joint's components in a frame, in relation to the other joints.
 *
 * @param start the joint's startIndex; {@link org.jointscope.model.ModelFile#MISSING} if unreadable
 * @param count how many floats it takes
 * @param expectedStart the startIndex that id's exporter would have written: the number of
 *     components of all joints before it in the file, or 0 for a joint without any (Doom 3,
 *     MayaImport/maya_main.cpp)
 * @param status the gravest thing that can be said about it
 * @param freeBefore how many floats right before {@code start} are nobody's
 * @param shared whether another joint takes one of its floats, too
 * @param still whether it takes floats, and all of them are the same in every frame
 * @param outOfOrder whether its floats are not where the file order of the joints would have them:
 *     neither at {@code expectedStart} nor, unowned floats aside, after those of the joint before
 *     it
 * @param refused whether Doom 3 does not load the file because of this startIndex
 */
public record JointComponents(
        int start,
        int count,
        int expectedStart,
        LayoutStatus status,
        int freeBefore,
        boolean shared,
        boolean still,
        boolean outOfOrder,
        boolean refused) {

    /** Index of the joint's last float; less than {@code start} if it takes none. */
    public long end() {
        return (long) start + count - 1;
    }
}
