package org.jointscope.check.engine.assimp;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** An .md5mesh (code/AssetLib/MD5/MD5Loader.cpp, LoadMD5MeshFile). */
final class MeshFile {

    private static final long JOINT_SIZE = 1204;
    private static final int NAME_ROOM = 1200;
    private static final long MESH_SIZE = 1104;

    private final Text text;
    private final List<String> joints = new ArrayList<>();
    private final BitSet finiteJoints = new BitSet();
    private final List<Mesh> meshes = new ArrayList<>();

    private MeshFile(Text text) {
        this.text = text;
    }

    static void read(Text text) throws Stop {
        MeshFile file = new MeshFile(text);
        for (Section section : Section.all(text)) {
            file.read(section);
        }
        file.check();
    }

    private void read(Section section) throws Stop {
        switch (section.name()) {
            case "numMeshes" -> section.reserve(MESH_SIZE);
            case "numJoints" -> section.reserve(JOINT_SIZE);
            case "joints" -> {
                for (int row : section.rows()) {
                    readJoint(row);
                }
            }
            case "mesh" -> meshes.add(Mesh.read(text, section));
            default -> {}
        }
    }

    private void readJoint(int row) throws Stop {
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

    private void check() throws Stop {
        List<Mesh> there = meshes.stream().filter(Mesh::isThere).toList();
        if (there.isEmpty()) {
            throw new Stop(Trouble.NO_MESH, meshes.isEmpty() ? 0 : meshes.getFirst().offset());
        }
        List<Trouble> invisible = new ArrayList<>();
        for (Mesh mesh : there) {
            mesh.check(joints, finiteJoints).ifPresent(invisible::add);
        }
        if (invisible.size() == there.size()) {
            throw new Stop(invisible.getFirst(), there.getFirst().offset());
        }
    }
}
