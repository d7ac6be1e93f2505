package org.jointscope.check.engine.assimp;

import org.jointscope.check.engine.assimp.Reading.AssimpParseException;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/** An .md5mesh (code/AssetLib/MD5/MD5Loader.cpp, LoadMD5MeshFile). */
final class MeshFile {

    private static final List<String> SECTIONS =
            List.of("numMeshes", "numJoints", "joints", "mesh");

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

    static void read(Text text) throws AssimpParseException {
        MeshFile file = new MeshFile(text);
        for (Section section : Section.all(text, SECTIONS)) {
            file.read(section);
        }
        file.check();
    }

    private void read(Section section) throws AssimpParseException {
        switch (section.name()) {
            case "numMeshes" -> section.reserve(MESH_SIZE);
            case "numJoints" -> section.reserve(JOINT_SIZE);
            case "joints" -> {
                for (int row : section.rows()) {
                    readJoint(row);
                }
            }
            case "mesh" -> readMesh(section);
            default -> {}
        }
    }

    private void readMesh(Section section) throws AssimpParseException {
        firstMesh = OptionalInt.of(firstMesh.orElse(section.offset()));
        MeshSection mesh = MeshSection.read(text, section);
        if (mesh.isThere()) {
            meshes.add(mesh);
        }
    }

    private void readJoint(int row) throws AssimpParseException {
        text.goTo(row);
        String name = text.name(NAME_ROOM);
        text.skipSpaces();
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

    private void check() throws AssimpParseException {
        if (meshes.isEmpty()) {
            throw new AssimpParseException(AssimpFault.NO_MESH, firstMesh.orElse(0));
        }
        List<AssimpFault> invisible = new ArrayList<>();
        for (MeshSection mesh : meshes) {
            mesh.check(joints, finiteJoints).ifPresent(invisible::add);
        }
        if (invisible.size() == meshes.size()) {
            throw new AssimpParseException(invisible.getFirst(), meshes.getFirst().offset());
        }
    }
}
