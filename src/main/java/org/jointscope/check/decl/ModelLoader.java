package org.jointscope.check.decl;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jointscope.analysis.DeclNames;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.PairFit;
import org.jointscope.check.decl.GameFiles.FoundAnim;
import org.jointscope.check.decl.GameFiles.FoundMesh;
import org.jointscope.check.decl.JointList.Entry;
import org.jointscope.check.decl.LoadedModel.LoadedAnim;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.Channel;
import org.jointscope.model.Declarations.FrameCommand;
import org.jointscope.model.Declarations.Inherit;
import org.jointscope.model.Declarations.MeshFile;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.model.Declarations.NamedAnim;
import org.jointscope.model.Declarations.Offset;
import org.jointscope.model.Declarations.Remove;
import org.jointscope.model.Declarations.Statement;
import org.jointscope.model.Declarations.UseSkin;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.FrameCommandType;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.text.Spelling;

/**
 * Loads model declarations statement by statement as Doom 3 does, and reports every error and warning of it
 * (anim/Anim_Blend.cpp, idDeclModelDef::Parse). Doom 3 stops at the first error and replaces the declaration by an
 * empty one; the loader continues.
 */
public final class ModelLoader {

    /** Files that Doom 3 can blend under one name. */
    private static final int MOST_FILES = 3;

    static final String MESH_EXTENSION = ".md5mesh";

    private static final String ANIM_EXTENSION = ".md5anim";

    /** Of models that RBDOOM 3 BFG also accepts. */
    private static final List<String> GLTF = List.of(".gltf", ".glb");

    /** Models from which one inherits; real chains have at most five. */
    private static final int DEEPEST = 16;

    /** Inherited statements and keys, and joints of lists, that are evaluated for one file. */
    private static final int MOST_WORK = 1 << 22;

    private final GameFiles files;
    private final Map<String, ModelDef> models = new HashMap<>();
    private final Set<String> loading = new HashSet<>();
    private final Map<FoundMesh, JointList> lists = new IdentityHashMap<>();
    private final AnimFiles animFiles = new AnimFiles();
    private int work;

    public ModelLoader(Declarations declarations, GameFiles files) {
        this.files = files;
        for (ModelDef model : declarations.models()) {
            models.putIfAbsent(DeclNames.canonical(model.name().text()), model);
        }
    }

    /** Loads a model of the file. */
    public LoadedModel load(ModelDef model) {
        return load(model, new IssueLog(), false);
    }

    /** Loads a model of the file and reports its errors and warnings. */
    LoadedModel load(ModelDef model, IssueLog issues) {
        return load(model, issues, true);
    }

    /** Reports the animations of those models whose files were not found. */
    void reportMissingAnims(IssueLog issues) {
        animFiles.report(issues);
    }

    private LoadedModel load(ModelDef model, IssueLog issues, boolean reporting) {
        String name = DeclNames.canonical(model.name().text());
        boolean added = loading.add(name);
        Loading state = new Loading(model, issues, reporting);
        model.statements().forEach(state::apply);
        if (added) {
            loading.remove(name);
        }
        return state.loaded();
    }

    Optional<ModelDef> find(String name) {
        return Optional.ofNullable(models.get(DeclNames.canonical(name))).or(() -> files.modelDef(name));
    }

    JointList list(FoundMesh mesh) {
        return lists.computeIfAbsent(mesh, it -> new JointList(it.rig()));
    }

    /** Whether a chain of inherited models ends at a model. */
    private boolean isInheritedBy(String base, ModelDef end) {
        String wanted = DeclNames.canonical(end.name().text());
        Optional<String> name = Optional.of(base);
        for (int steps = 0; steps < DEEPEST && name.isPresent(); steps++) {
            if (DeclNames.canonical(name.get()).equals(wanted)) {
                return true;
            }
            name = name.flatMap(this::find).flatMap(ModelLoader::inherited);
        }
        return false;
    }

    /** The model from which another one inherits; only the last one has an effect. */
    private static Optional<String> inherited(ModelDef model) {
        return model.statements().stream()
                .filter(Inherit.class::isInstance)
                .map(it -> ((Inherit) it).model().text())
                .reduce((first, last) -> last);
    }

    /** True if there is enough work left for a number of further steps. */
    boolean affords(int steps) {
        work += Math.min(steps, MOST_WORK);
        if (work > MOST_WORK) {
            work = MOST_WORK;
            return false;
        }
        return true;
    }

    /** One declaration while it is loaded. */
    private final class Loading {

        private final ModelDef model;
        private final IssueLog issues;

        /** False for a model that another one requires. */
        private final boolean reporting;

        private final Map<String, Named> anims = new LinkedHashMap<>();
        private boolean valid;
        private boolean begun;

        /** False if a model from which it inherits is unknown. */
        private boolean complete = true;

        private Optional<MeshFile> file = Optional.empty();
        private Optional<FoundMesh> mesh = Optional.empty();
        private Optional<JointList> joints = Optional.empty();
        private Optional<UseSkin> skin = Optional.empty();
        private Vector3 offset = Vector3.ZERO;
        private AnimChannel[] channels = new AnimChannel[0];

        private record Named(LoadedAnim anim, boolean inherited) {}

        Loading(ModelDef model, IssueLog issues, boolean reporting) {
            this.model = model;
            this.issues = issues;
            this.reporting = reporting;
            this.valid = model.intact();
        }

        LoadedModel loaded() {
            return new LoadedModel(
                    model.name().text(),
                    file,
                    mesh,
                    skin,
                    offset,
                    anims.values().stream().map(Named::anim).toList(),
                    List.of(channels),
                    valid);
        }

        void apply(Statement statement) {
            Interruption.check();
            switch (statement) {
                case Inherit inherit -> inherit(inherit);
                case MeshFile named -> mesh(named);
                case UseSkin used -> skin = Optional.of(used);
                case Offset moved -> offset = isKnown(moved.value()) ? moved.value() : offset;
                case Remove removed -> remove(removed);
                case NamedAnim anim -> anim(anim);
                case Channel channel -> channel(channel);
            }
            begun = true;
        }

        private static boolean isKnown(Vector3 value) {
            return !Double.isNaN(value.lengthSquared());
        }

        private void inherit(Inherit inherit) {
            Word base = inherit.model();
            if (begun) {
                report(IssueCode.DEF_INHERIT_NOT_FIRST, inherit.location());
            }
            if (isInheritedBy(base.text(), model)) {
                report(IssueCode.DEF_INHERIT_CYCLE, base, shown(base));
                return;
            }
            if (loading.contains(DeclNames.canonical(base.text()))) {
                return;
            }
            Optional<ModelDef> found = find(base.text());
            if (found.isEmpty()) {
                report(IssueCode.DEF_INHERIT_UNKNOWN, base, shown(base));
                complete = false;
            } else if (loading.size() < DEEPEST
                    && affords(found.get().statements().size())) {
                copy(load(found.get()), base);
            } else {
                complete = false;
            }
        }

        private void copy(LoadedModel inherited, Word base) {
            if (!inherited.valid()) {
                report(IssueCode.DEF_INHERIT_INVALID, base, shown(base));
            }
            anims.clear();
            if (affords(inherited.anims().size())) {
                inherited.anims().forEach(it -> anims.put(it.name(), new Named(it, true)));
            }
            file = inherited.file();
            mesh = inherited.mesh();
            joints = mesh.map(ModelLoader.this::list);
            skin = inherited.skin();
            offset = inherited.offset();
            channels = inherited.channels().toArray(AnimChannel[]::new);
        }

        private void mesh(MeshFile named) {
            Word path = named.path();
            file = Optional.of(named);
            mesh = Optional.empty();
            joints = Optional.empty();
            channels = new AnimChannel[0];
            if (!hasExtension(path, MESH_EXTENSION, IssueCode.DEF_MESH_EXTENSION)) {
                return;
            }
            mesh = files.mesh(path.text());
            if (mesh.isEmpty()) {
                report(IssueCode.DEF_MESH_NOT_FOUND, path, shown(path));
                return;
            }
            int size = mesh.get().rig().size();
            channels = new AnimChannel[affords(size) ? size : 0];
            Arrays.fill(channels, AnimChannel.ALL);
            if (size == 0) {
                report(IssueCode.DEF_MESH_WITHOUT_JOINTS, path, shown(path));
            }
            joints = mesh.map(ModelLoader.this::list);
        }

        private boolean hasExtension(Word path, String extension, IssueCode code) {
            if (path.text().endsWith(extension)) {
                return true;
            }
            if (GLTF.stream().anyMatch(path.text()::endsWith)) {
                report(IssueCode.DEF_OTHER_GAME, path, shown(path), Phrase.of("fact.game.RBDOOM"));
            } else {
                report(code, path, shown(path));
            }
            return false;
        }

        private void remove(Remove removed) {
            Word name = removed.anim();
            List<Named> matching = affords(anims.size())
                    ? anims.values().stream()
                            .filter(it -> isCalled(it.anim().name(), name.text()))
                            .toList()
                    : List.of();
            matching.forEach(it -> anims.remove(it.anim().name()));
            if (matching.stream().anyMatch(it -> !it.inherited())) {
                report(IssueCode.DEF_REMOVE_NOT_INHERITED, name, shown(name));
            } else if (matching.isEmpty() && complete && work < MOST_WORK) {
                report(IssueCode.DEF_REMOVE_UNKNOWN, name, shown(name));
            }
        }

        /** A name also stands for all animations that differ from it only by a number. */
        private static boolean isCalled(String anim, String name) {
            return anim.equals(name) || withoutNumber(anim).equals(name);
        }

        private static String withoutNumber(String anim) {
            int end = anim.length();
            while (end > 0 && Character.isDigit(anim.charAt(end - 1))) {
                end--;
            }
            return anim.substring(0, end);
        }

        private boolean isMeshKnown(Word keyword) {
            if (file.isEmpty() && complete) {
                report(IssueCode.DEF_MESH_LATER, keyword.location(), keyword.text());
            }
            return file.isPresent();
        }

        private void anim(NamedAnim anim) {
            isMeshKnown(new Word("anim", anim.location()));
            Word name = anim.name();
            Named before = anims.get(name.text());
            if (before != null && !before.inherited()) {
                int line = before.anim().anim().location().line();
                report(IssueCode.DEF_ANIM_DUPLICATE, name, shown(name), line);
            }
            if (withoutNumber(name.text()).length() < 2) {
                report(IssueCode.DEF_ANIM_NAME_INVALID, name, shown(name));
            }
            Optional<FoundAnim> first = files(anim);
            anims.put(name.text(), new Named(new LoadedAnim(anim, first), before != null && before.inherited()));
            anim.commands().forEach(command -> command(command, first));
        }

        /** Checks the files of an animation, and returns the first one. */
        private Optional<FoundAnim> files(NamedAnim anim) {
            Optional<FoundAnim> first = Optional.empty();
            for (int i = 0; i < anim.paths().size(); i++) {
                Word path = anim.paths().get(i);
                if (i == MOST_FILES) {
                    int count = anim.paths().size();
                    report(IssueCode.DEF_ANIM_FILES_TOO_MANY, path, shown(anim.name()), count);
                    break;
                }
                if (!hasExtension(path, ANIM_EXTENSION, IssueCode.DEF_ANIM_EXTENSION)) {
                    continue;
                }
                Optional<FoundAnim> found = files.anim(path.text());
                if (reporting) {
                    animFiles.add(path, found.isPresent());
                }
                if (found.isEmpty()) {
                    continue;
                }
                mesh.flatMap(it -> PairFit.misfit(it.rig(), found.get().rig()))
                        .ifPresent(misfit -> report(IssueCode.DEF_ANIM_JOINTS_MISMATCH, path, shown(path), misfit));
                long length = found.get().milliseconds();
                long wanted = first.map(FoundAnim::milliseconds).orElse(length);
                if (length != wanted) {
                    report(IssueCode.DEF_ANIM_LENGTH_MISMATCH, path, shown(path), length, wanted);
                }
                first = i == 0 ? found : first;
            }
            return first;
        }

        private void command(FrameCommand command, Optional<FoundAnim> anim) {
            int frames = anim.map(FoundAnim::frames).orElse(0);
            int frame = command.frame();
            if (frame != ModelFile.MISSING && (frame < 1 || frames > 0 && frame > frames)) {
                Phrase limit =
                        frames > 0 ? Phrase.of("fact.defFrames.count", frames) : Phrase.of("fact.defFrames.first");
                report(IssueCode.DEF_FRAME_OUT_OF_RANGE, command.location(), frame, limit);
            }
            int argument = command.type().map(FrameCommandType::jointArgument).orElse(FrameCommandType.NO_JOINT);
            if (argument < 0 || argument >= command.arguments().size() || joints.isEmpty()) {
                return;
            }
            Word joint = command.arguments().get(argument);
            boolean none = joint.text().isEmpty() && command.type().equals(Optional.of(FrameCommandType.MUZZLE_FLASH));
            if (!none && joints.get().find(joint.text()).isEmpty()) {
                String name = command.name().text();
                report(IssueCode.DEF_COMMAND_JOINT_UNKNOWN, joint, shown(joint), name);
            }
        }

        private void channel(Channel channel) {
            Word name = channel.name();
            boolean there = isMeshKnown(new Word("channel", channel.location()));
            Optional<AnimChannel> known = AnimChannel.of(name.text());
            if (known.isEmpty()) {
                Object guess = Spelling.guess(name.text(), AnimChannel.NAMES)
                        .<Object>map(it -> Phrase.of("fact.guess", it))
                        .orElse("");
                report(IssueCode.DEF_CHANNEL_UNKNOWN, name, shown(name), guess);
            } else if (there && joints.isPresent()) {
                assign(channel, known.get(), joints.get());
            }
        }

        private void assign(Channel channel, AnimChannel known, JointList list) {
            BitSet members = new BitSet();
            for (Word word : channel.joints()) {
                if (!affords(channels.length)) {
                    return;
                }
                Interruption.check();
                Entry entry = Entry.of(word.text());
                OptionalInt joint = list.find(entry.name());
                if (joint.isEmpty()) {
                    report(IssueCode.DEF_JOINT_UNKNOWN, word, Names.shown(entry.name()), known.label());
                    continue;
                }
                BitSet found = list.found(joint.getAsInt(), entry.descends());
                if (entry.descends()) {
                    checkLost(word, list.lost(joint.getAsInt(), found));
                }
                if (entry.removes()) {
                    members.andNot(found);
                } else {
                    members.or(found);
                }
            }
            members.stream().filter(joint -> joint < channels.length).forEach(joint -> assign(channel, known, joint));
        }

        private void checkLost(Word word, BitSet lost) {
            if (!lost.isEmpty()) {
                report(
                        IssueCode.DEF_JOINT_LIST_CUT_SHORT,
                        word,
                        shown(word),
                        lost.cardinality(),
                        Names.shown(jointName(lost.nextSetBit(0))));
            }
        }

        private void assign(Channel channel, AnimChannel known, int joint) {
            if (channels[joint] == AnimChannel.ALL) {
                channels[joint] = known;
                return;
            }
            report(
                    IssueCode.DEF_JOINT_REPEATED,
                    channel.name(),
                    Names.shown(jointName(joint)),
                    known.label(),
                    channels[joint].label());
        }

        private String jointName(int joint) {
            return mesh.map(it -> it.rig().name(joint)).orElse("");
        }

        private static String shown(Word word) {
            return Names.shown(word.text());
        }

        private void report(IssueCode code, Word at, Object... arguments) {
            report(code, at.location(), arguments);
        }

        private void report(IssueCode code, TextLocation location, Object... arguments) {
            valid &= code.severity() != Severity.ERROR;
            issues.add(code, Locations.of(location), Subject.FILE, arguments);
        }
    }
}
