package org.jointscope.scene;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.Skins;
import org.jointscope.check.decl.AnimChannel;
import org.jointscope.check.decl.GameFiles.FoundAnim;
import org.jointscope.check.decl.GameFiles.FoundMesh;
import org.jointscope.check.decl.LoadedModel;
import org.jointscope.check.decl.LoadedModel.LoadedAnim;
import org.jointscope.inspect.ModelDefs;
import org.jointscope.messages.Texts;
import org.jointscope.model.Declarations.SkinDef;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Rig;

/**
 * The models of the open .def, and the skins of the open mesh.
 *
 * @param model the one that is shown; empty if no mesh was found
 * @param skin the one that is shown; empty for the materials of the mesh
 */
public record OpenDef(ModelDefs defs, Optional<LoadedModel> model, List<SkinDef> skins, Optional<SkinDef> skin) {

    /** No .def is open. */
    public static final OpenDef NONE =
            new OpenDef(new ModelDefs(List.of()), Optional.empty(), List.of(), Optional.empty());

    public OpenDef {
        skins = List.copyOf(skins);
    }

    /** The material that is shown instead of one of the mesh. */
    public String shown(String shader) {
        return skin.map(it -> Skins.replace(it, shader)).orElse(shader);
    }

    /** The names of the skins. */
    public List<String> skinNames() {
        return skins.stream().map(it -> it.name().text()).toList();
    }

    /** The name of the skin that is shown. */
    public Optional<String> skinName() {
        return skin.map(it -> it.name().text());
    }

    /**
     * An animation of the model.
     *
     * @param file the first of its files
     */
    public record DeclaredAnim(String name, Path file) {}

    /** The animations with files that were found. */
    public List<DeclaredAnim> anims() {
        return loadedAnims().stream()
                .flatMap(anim -> anim.file().map(it -> new DeclaredAnim(anim.name(), it.file())).stream())
                .toList();
    }

    /** The names of the models with a mesh that was found. */
    public List<String> names() {
        return defs.models().stream()
                .filter(it -> it.mesh().isPresent())
                .map(LoadedModel::name)
                .distinct()
                .toList();
    }

    private List<LoadedAnim> loadedAnims() {
        return model.map(LoadedModel::anims).orElse(List.of());
    }

    /** The frame commands of the animations that use a file; their frames count from 0 here. */
    List<FrameMark> marks(Path file) {
        List<FrameMark> marks = new ArrayList<>();
        for (LoadedAnim anim : loadedAnims()) {
            if (anim.file().map(FoundAnim::file).filter(it -> isSame(it, file)).isPresent()) {
                anim.anim()
                        .commands()
                        .forEach(command -> marks.add(
                                new FrameMark(command.frame() - 1, anim.name() + ": " + Names.shown(command.text()))));
            }
        }
        return marks;
    }

    public static boolean isSame(Path one, Path other) {
        return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    /**
     * The channel of a joint; empty if it is in none.
     *
     * @param name of the joint, which can differ from that in the mesh with another animation
     */
    public Optional<AnimChannel> channel(int joint, String name) {
        return model.filter(it -> joint >= 0 && joint < it.channels().size())
                .filter(it -> rig(it).name(joint).equals(name))
                .map(it -> it.channel(joint))
                .filter(it -> it != AnimChannel.ALL);
    }

    private static Rig rig(LoadedModel model) {
        return model.mesh().map(FoundMesh::rig).orElse(Rig.NONE);
    }

    /** A channel with the number and the names of its joints. */
    public String describe(AnimChannel channel, Texts texts) {
        List<String> names = model.stream()
                .flatMap(it -> IntStream.range(0, it.channels().size())
                        .filter(joint -> it.channel(joint) == channel)
                        .mapToObj(joint -> rig(it).name(joint)))
                .toList();
        return texts.of("def.channel", channel.label(), names.size(), Names.list(names));
    }

    /** The translation of the root joint in the game. */
    public Vector3 offset() {
        return model.map(LoadedModel::offset).orElse(Vector3.ZERO);
    }
}
