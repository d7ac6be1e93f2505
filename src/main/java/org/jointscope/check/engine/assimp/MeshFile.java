package org.jointscope.check.engine.assimp;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jointscope.check.engine.assimp.Reading.AssimpParseException;

/** An .md5mesh (code/AssetLib/MD5/MD5Loader.cpp, LoadMD5MeshFile). */
final class MeshFile {

    private static final long JOINT_SIZE = 1204;
    private static final int NAME_ROOM = 1200;
    private static final long MESH_SIZE = 1104;

    private final Text text;
    private final List<String> joints = new ArrayList<>();
    private final BitSet finiteJoints = new BitSet();
    private final List<MeshSection> meshes = new ArrayList<>();
    private OptionalInt firstMesh = OptionalInt.empty();

    private MeshFile(Text text) {
        this.text = text;
    }

    static void read(Text text) {
        MeshFile file = new MeshFile(text);
        Section.readAll(
                text,
                Map.of(
                        "numMeshes", section -> section.reserve(MESH_SIZE),
                        "numJoints", section -> section.reserve(JOINT_SIZE),
                        "joints", section -> section.readRows(file::readJoint),
                        "mesh", file::readMesh));
        file.check();
    }

    private void readMesh(Section section) {
        firstMesh = OptionalInt.of(firstMesh.orElse(section.offset()));
        MeshSection mesh = new MeshSection(section);
        if (mesh.isThere()) {
            meshes.add(mesh);
        }
    }

    private void readJoint(int row) {
        String name = text.name(NAME_ROOM);
        text.signed();
        float[] position = text.triple();
        float[] orientation = text.triple();
        float sum = 0;
        for (int i = 0; i < position.length; i++) {
            sum += position[i] + orientation[i];
        }
        finiteJoints.set(joints.size(), Float.isFinite(sum));
        joints.add(name);
    }

    private void check() {
        AssimpFault.NO_MESH.stopIf(meshes.isEmpty(), firstMesh.orElse(0));
        List<AssimpFault> invisible = new ArrayList<>();
        for (MeshSection mesh : meshes) {
            mesh.check(joints, finiteJoints).ifPresent(invisible::add);
        }
        if (invisible.size() == meshes.size()) {
            throw new AssimpParseException(
                    invisible.getFirst(), meshes.getFirst().offset());
        }
    }
}
