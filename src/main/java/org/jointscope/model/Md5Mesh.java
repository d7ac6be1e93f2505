package org.jointscope.model;

import java.util.List;
import java.util.Optional;

/**
 * An .md5mesh as written: the bind pose skeleton in model space, and its meshes.
 *
 * @param version the number after {@code MD5Version}: 10 in Doom 3, 11 in ET: Quake Wars
 * @param commandline arguments of the exporter; empty if absent
 * @param numJoints the declared number of joints; {@code joints} contains those that exist
 * @param numMeshes the declared number of meshes
 */
public record Md5Mesh(
        Optional<Declared> version,
        Optional<String> commandline,
        Optional<Declared> numJoints,
        Optional<Declared> numMeshes,
        List<MeshJoint> joints,
        List<Mesh> meshes)
        implements ModelFile {

    /** The content of an empty file. */
    public static final Md5Mesh EMPTY =
            new Md5Mesh(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of(), List.of());

    public Md5Mesh {
        joints = List.copyOf(joints);
        meshes = List.copyOf(meshes);
    }

    public Md5Mesh withVersion(Optional<Declared> other) {
        return new Md5Mesh(other, commandline, numJoints, numMeshes, joints, meshes);
    }

    public Md5Mesh withCommandline(Optional<String> other) {
        return new Md5Mesh(version, other, numJoints, numMeshes, joints, meshes);
    }

    /** This object if nothing changes, otherwise a copy. */
    public Md5Mesh withJoints(List<MeshJoint> others) {
        return others.equals(joints) ? this : new Md5Mesh(version, commandline, numJoints, numMeshes, others, meshes);
    }

    public Md5Mesh withMeshes(List<Mesh> others) {
        return new Md5Mesh(version, commandline, numJoints, numMeshes, joints, others);
    }

    @Override
    public List<MeshJoint> jointRows() {
        return joints;
    }
}
