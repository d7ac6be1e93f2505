package org.jointscope.format.md5;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.text.SourceText;

/**
 * Reads an .md5mesh of the Doom 3 alpha: {@code bone} blocks with a matrix and the name of the parent, and rows without
 * parentheses (Trevor Wilkin, Unofficial DoomIII model specs v0.1).
 */
final class AlphaMeshReader extends Md5Reader<Md5Mesh> {

    private static final String BONE = "bone";
    private static final String NUM_BONES = "numbones";
    private static final String NUM_MESHES = "nummeshes";

    private static final List<Keyword> IN_ORDER = List.of(
            Keyword.number(Md5Header.VERSION),
            Keyword.line(Md5Header.COMMANDLINE),
            Keyword.number(NUM_BONES),
            Keyword.blocks(BONE),
            Keyword.number(NUM_MESHES),
            Keyword.blocks(MeshKeywords.MESH));

    private final Keywords boneWords = new Keywords(
            List.of(Keyword.line("name"), Keyword.line("bindpos"), Keyword.line("bindmat"), Keyword.line("parent")),
            tokens);
    private final MeshBlockReader meshReader = new MeshBlockReader(tokens, header, true);
    private final RowList<MeshJoint> bones = rows("joints", Subject::joint, RowList.MOST_JOINTS);
    private final RowList<Mesh> meshes = rows("meshes", Row.OTHER, RowList.MOST_MESHES);
    private final List<Parent> parents = new ArrayList<>();

    /** The name of a bone's parent; empty for a root. */
    private record Parent(String name, TextLocation location) {}

    AlphaMeshReader(SourceText source) {
        super(source, new Trace(false), IN_ORDER);
    }

    @Override
    boolean readsAlpha() {
        return true;
    }

    @Override
    void readPart(String keyword) {
        switch (keyword) {
            case BONE -> readBone();
            case MeshKeywords.MESH -> {
                Mesh mesh = meshReader.read(meshes.count());
                meshes.add(mesh, mesh.location());
            }
            default -> header.read(keyword);
        }
    }

    private void readBone() {
        boneWords.reset();
        TextLocation location = tokens.openNumberedBlock();
        String name = "";
        Parent parent = new Parent("", location);
        Vector3 position = Vector3.MISSING;
        Vector3 orientation = Vector3.MISSING;
        while (tokens.hasRow(BONE, location, keywords.words())) {
            String word = boneWords.current(true);
            if (word.isEmpty()) {
                boneWords.skipUnknown();
                continue;
            }
            tokens.beginLine();
            switch (word) {
                case "name" -> name = tokens.name(Expected.JOINT_NAME);
                case "parent" -> {
                    TextLocation at = tokens.location();
                    parent = new Parent(tokens.name(Expected.JOINT_NAME), at);
                }
                case "bindpos" -> position = new Vector3(tokens.number(), tokens.number(), tokens.number());
                default -> orientation = matrix();
            }
            tokens.endRow();
        }
        if (bones.count() < RowList.MOST_JOINTS) {
            parents.add(parent);
        }
        bones.add(new MeshJoint(name, -1, position, orientation, "", location), location);
    }

    private Vector3 matrix() {
        double[] values = new double[AlphaOrientation.MATRIX];
        for (int i = 0; i < values.length; i++) {
            values[i] = tokens.number();
        }
        return AlphaOrientation.ofMatrix(values);
    }

    @Override
    boolean isComplete() {
        return false;
    }

    @Override
    void check() {
        if (!keywords.hasSeen(BONE)) {
            header.reportMissing(BONE);
        }
        header.checkCount(NUM_BONES, bones.count(), IssueCode.ALPHA_COUNT_MISMATCH, NUM_BONES);
        header.checkCount(NUM_MESHES, meshes.count(), IssueCode.ALPHA_COUNT_MISMATCH, NUM_MESHES);
        Map<String, Integer> indices = indices();
        for (Parent parent : parents) {
            if (!parent.name().isEmpty() && !indices.containsKey(parent.name())) {
                tokens.reports().reportAt(parent.location(), IssueCode.ALPHA_PARENT_UNKNOWN, parent.name());
            }
        }
    }

    private Map<String, Integer> indices() {
        Map<String, Integer> indices = new HashMap<>();
        for (MeshJoint bone : bones.rows()) {
            indices.putIfAbsent(bone.name(), indices.size());
        }
        return indices;
    }

    @Override
    Md5Mesh model() {
        Map<String, Integer> indices = indices();
        List<MeshJoint> joints = new ArrayList<>();
        for (MeshJoint bone : bones.rows()) {
            String parent = parents.get(joints.size()).name();
            int index = parent.isEmpty() ? -1 : indices.getOrDefault(parent, ModelFile.MISSING);
            joints.add(new MeshJoint(bone.name(), index, bone.position(), bone.orientation(), "", bone.location()));
        }
        return new Md5Mesh(
                header.version(),
                header.commandline(),
                header.declared(NUM_BONES),
                header.declared(NUM_MESHES),
                joints,
                meshes.rows());
    }
}
