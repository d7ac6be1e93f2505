package org.jointscope.inspect.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.UnitLength;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.BoxSampler;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.pose.skin.SkinnedModel;

/** The facts about an .md5mesh. */
final class MeshFacts extends Facts {

    private final Md5Mesh mesh;

    MeshFacts(InspectedFile file, Md5Mesh mesh) {
        super(file);
        this.mesh = mesh;
    }

    @Override
    public List<Phrase> figures() {
        return List.of(
                Phrase.of("count.meshes", mesh.meshes().size()),
                Phrase.of(
                        "count.triangles",
                        mesh.meshes().stream()
                                .mapToInt(it -> it.triangles().size())
                                .sum()));
    }

    @Override
    List<Section> content(UnitLength unit) {
        return List.of(
                section(
                        "HEADER",
                        version(mesh.version()),
                        commandline(mesh.commandline().orElse("")),
                        count("numJoints", mesh.numJoints(), Block.of("joints", mesh.joints(), MeshJoint::location)),
                        count("numMeshes", mesh.numMeshes(), Block.of("mesh", mesh.meshes(), Mesh::location))),
                section("SIZE", size(bindPose(), "bind", unit)),
                section("MESHES", meshes(mesh.meshes())));
    }

    private FrameBoxes bindPose() {
        FrameBoxes boxes = new FrameBoxes(1);
        double[] box = new double[FrameBoxes.STRIDE];
        new BoxSampler(SkinnedModel.of(Md5Kernel.skin(mesh))).sample(0, box, 0);
        boxes.put(0, box);
        return boxes;
    }

    private static List<Fact> meshes(List<Mesh> meshes) {
        List<Fact> facts = new ArrayList<>();
        int left = 0;
        for (int i = 0; i < meshes.size(); i++) {
            Fact fact = fact(i, meshes.get(i));
            if (i < MOST_PARTS || fact.mismatch()) {
                facts.add(fact);
            } else {
                left++;
            }
        }
        if (left > 0) {
            facts.add(fact("…", text("file.meshes.more", left)));
        }
        return facts;
    }

    private static Fact fact(int index, Mesh mesh) {
        List<String> wrong = Stream.of(
                        fault("numverts", mesh.numVerts(), mesh.vertices()),
                        fault("numtris", mesh.numTris(), mesh.triangles()),
                        fault("numweights", mesh.numWeights(), mesh.weights()))
                .flatMap(Optional::stream)
                .toList();
        String line = line(mesh.location());
        String counts = text(
                "file.mesh.counts",
                mesh.vertices().size(),
                mesh.triangles().size(),
                mesh.weights().size());
        String note = wrong.isEmpty() ? text("file.mesh.asDeclared", line) : line + " · " + String.join(", ", wrong);
        return fact("mesh", counts, note)
                .labeled(text("file.mesh", index))
                .marked(!wrong.isEmpty())
                .at(mesh.location());
    }

    private static Optional<String> fault(String keyword, Optional<Declared> declared, MeshRows there) {
        return declared.isEmpty()
                ? Optional.of(text("file.mesh.undeclared", keyword))
                : declared.filter(number -> number.value() != there.size())
                        .map(number -> text(
                                "file.mesh.wrong",
                                keyword,
                                number(number.value()),
                                number.location().line()));
    }

    @Override
    public Map<String, Object> members() {
        return new Members()
                .with("version", value(mesh.version()))
                .with("joints", mesh.joints().size())
                .with("size", size(bindPose()))
                .with("meshes", mesh.meshes().stream().map(MeshFacts::members).toList())
                .with(
                        "hierarchy",
                        mesh.joints().stream()
                                .map(joint ->
                                        new Members().with("name", joint.name()).with("parent", joint.parent()))
                                .toList());
    }

    private static Map<String, Object> members(Mesh mesh) {
        MeshExtension extension = mesh.extension();
        List<String> flags = extension.flags().stream().map(FlagWord::word).toList();
        return new Members()
                .with("shader", mesh.shader())
                .with("vertices", mesh.vertices().size())
                .with("triangles", mesh.triangles().size())
                .with("weights", mesh.weights().size())
                .with("flags", Optional.of(flags).filter(words -> !words.isEmpty()))
                .with("colors", present(extension.colors().size()))
                .with("normals", present(extension.tangentSpaces().size()));
    }

    /** A number that is left out if the version of the file does not have such rows. */
    private static Optional<Integer> present(int rows) {
        return Optional.of(rows).filter(it -> it > 0);
    }
}
