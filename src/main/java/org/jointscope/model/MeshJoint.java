package org.jointscope.model;

/**
 * A row of the {@code joints} block of an .md5mesh.
 *
 * @param name the joint's name; empty if it could not be read
 * @param parent index of the parent joint, negative for a root, {@link ModelFile#MISSING} if unreadable
 * @param position of the joint in the bind pose, in model space, in game units
 * @param orientation x, y, z of the bind pose quaternion in model space; its w is not stored (see {@code pose})
 * @param comment after the row, without its slashes; empty if there is none
 * @param location of the row's first token
 */
public record MeshJoint(
        String name, int parent, Vector3 position, Vector3 orientation, String comment, TextLocation location)
        implements ModelFile.JointRow {

    public MeshJoint with(String otherName, String otherComment) {
        return new MeshJoint(otherName, parent, position, orientation, otherComment, location);
    }
}
