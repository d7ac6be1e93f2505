package org.jointscope.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.cli.WriteReport.Product;
import org.jointscope.edit.ChangeShader;
import org.jointscope.edit.RenameJoint;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.NewName;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(name = "rename", mixinStandardHelpOptions = true, sortOptions = false)
final class RenameCommand extends EditingCommand<RenameCommand.Renamed> {

    @Option(names = "--joint", order = 10, paramLabel = "OLD=NEW")
    private List<Renaming> joints = new ArrayList<>();

    @Option(names = "--shader", order = 11, paramLabel = "OLD=NEW")
    private List<Renaming> shaders = new ArrayList<>();

    /** The result for a file: what was renamed in it. */
    record Renamed(Changed changed, List<Renaming> joints, List<Renaming> shaders) implements Product {

        @Override
        public byte[] bytes() {
            return changed.bytes();
        }

        @Override
        public String summary() {
            return Words.text("cli.rename.summary", joints.size(), shaders.size());
        }

        @Override
        public List<String> details() {
            return changed.details();
        }

        @Override
        public void write(Json json) throws IOException {
            json.objects("joints", joints, Renaming::write)
                    .objects("shaders", shaders, Renaming::write)
                    .member("losses", changed.losses().stream().map(Enum::name).toList());
        }
    }

    /** An old and a new name, in the syntax of the command line: {@code head=Bip01 Head}. */
    record Renaming(String from, String to) {

        static Renaming parse(String value) {
            int end = value.indexOf('=');
            if (end <= 0) {
                throw new TypeConversionException(Words.text("cli.value.renaming", value));
            }
            return new Renaming(value.substring(0, end), value.substring(end + 1));
        }

        RenameJoint ofJoint() {
            return new RenameJoint(from, to);
        }

        private static void write(Json json, Renaming renaming) throws IOException {
            json.member("from", renaming.from).member("to", renaming.to);
        }
    }

    @Override
    Renamed product(InspectedFile file) throws UnsuitableException {
        requireCurrent(file);
        requireUnambiguous();
        requireValid();
        Set<String> names = names(file.content());
        List<Renaming> renamed =
                joints.stream().filter(it -> names.contains(it.from)).toList();
        for (Renaming joint : renamed) {
            if (joint.ofJoint().isTaken(file.content().jointRows())) {
                throw new UnsuitableException("cli.rename.exists", joint.to);
            }
        }
        ModelFile edited = switch (file.content()) {
            case Md5Mesh mesh -> changeShaders(renameJoints(mesh, renamed));
            case Md5Anim anim -> renameJoints(anim, renamed);
            default -> throw new UnsuitableException("cli.rename.kind");
        };
        List<Renaming> changed =
                shaders.stream().filter(it -> isIn(file.content(), it)).toList();
        for (Renaming name : Stream.concat(renamed.stream(), changed.stream()).toList()) {
            if (!NewName.isEncodable(file, name.to)) {
                throw new UnsuitableException("cli.rename.encoding", name.to);
            }
        }
        return new Renamed(changed(file, edited), renamed, changed);
    }

    private static Set<String> names(ModelFile file) {
        return new HashSet<>(file.jointRows().stream().map(JointRow::name).toList());
    }

    private static Md5Mesh renameJoints(Md5Mesh mesh, List<Renaming> renamings) {
        Md5Mesh edited = mesh;
        for (Renaming joint : renamings) {
            edited = joint.ofJoint().applyTo(edited);
        }
        return edited;
    }

    private static Md5Anim renameJoints(Md5Anim anim, List<Renaming> renamings) {
        Md5Anim edited = anim;
        for (Renaming joint : renamings) {
            edited = joint.ofJoint().applyTo(edited);
        }
        return edited;
    }

    private static boolean isIn(ModelFile file, Renaming shader) {
        return file instanceof Md5Mesh mesh
                && mesh.meshes().stream().map(Mesh::shader).anyMatch(shader.from::equals);
    }

    private Md5Mesh changeShaders(Md5Mesh mesh) {
        Md5Mesh edited = mesh;
        for (int i = 0; i < mesh.meshes().size(); i++) {
            for (Renaming shader : shaders) {
                if (mesh.meshes().get(i).shader().equals(shader.from)) {
                    edited = new ChangeShader(i, shader.to).applyTo(edited);
                }
            }
        }
        return edited;
    }

    /** Names must not depend on the order in which they are changed. */
    private void requireUnambiguous() {
        if (joints.isEmpty() && shaders.isEmpty()) {
            throw wrongUse("cli.rename.none");
        }
        Set<String> seen = new HashSet<>();
        for (Renaming joint : joints) {
            if (!seen.add(joint.from) || !seen.add(joint.to)) {
                throw wrongUse("cli.rename.twice", joint.from + '=' + joint.to);
            }
        }
        Set<String> old = new HashSet<>();
        for (Renaming shader : shaders) {
            if (!old.add(shader.from)) {
                throw wrongUse("cli.rename.twice", shader.from + '=' + shader.to);
            }
        }
    }

    private void requireValid() {
        for (Renaming name : Stream.concat(joints.stream(), shaders.stream()).toList()) {
            Optional<Phrase> fault = NewName.fault(name.to);
            if (fault.isPresent()) {
                throw wrongUse(fault.get().key(), fault.get().arguments().toArray());
            }
        }
    }

    @Override
    Optional<Objection> objection(List<Renamed> products) {
        for (Renaming joint : joints) {
            if (products.stream().noneMatch(file -> file.joints.contains(joint))) {
                throw wrongUse("cli.rename.noJoint", joint.from);
            }
        }
        for (Renaming shader : shaders) {
            if (products.stream().noneMatch(file -> file.shaders.contains(shader))) {
                throw wrongUse("cli.rename.noShader", shader.from);
            }
        }
        return Optional.empty();
    }
}
