package org.jointscope.check.decl;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.analysis.DeclNames;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.check.decl.GameFiles.FoundMesh;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.EntityDef;
import org.jointscope.model.Declarations.EntityKey;
import org.jointscope.model.TextLocation;

/**
 * The rules for the joints that entities name (Doom 3, AFEntity.cpp, InitSkeletonModel; Actor.cpp, SetupHead and
 * Spawn). A rule applies to an entity that defines one of its keys itself.
 */
final class EntityCheck {

    private static final String INHERIT = "inherit";
    private static final String MODEL = "model";
    private static final String GIB = "model_gib";
    private static final String HEAD = "def_head";
    private static final String HEAD_JOINT = "head_joint";
    private static final String COPY = "copy_joint";

    /** Before the name of a joint of the body in a key; a period is of RBDOOM 3 BFG. */
    private static final String COPY_PREFIX = "(?i)copy_joint(_world)?[ .]";

    /** Extensions of models without joints. */
    private static final List<String> STATIC = List.of(".lwo", ".ase", ".obj", ".flt", ".ma");

    /** Entities from which one inherits; real chains have at most ten. */
    private static final int MOST_BASES = 64;

    /** Models that are loaded for one file. */
    private static final int MOST_MODELS = 4096;

    private final GameFiles files;
    private final ModelLoader loader;
    private final IssueLog issues;
    private final Map<String, EntityDef> entities = new HashMap<>();
    private final Map<String, Optional<FoundMesh>> meshes = new HashMap<>();

    EntityCheck(Declarations declarations, GameFiles files, ModelLoader loader, IssueLog issues) {
        this.files = files;
        this.loader = loader;
        this.issues = issues;
        for (EntityDef entity : declarations.entities()) {
            entities.putIfAbsent(DeclNames.canonical(entity.name().text()), entity);
        }
    }

    void check(EntityDef entity) {
        Interruption.check();
        Keys keys = new Keys(entity);
        Optional<FoundMesh> body = keys.value(MODEL).flatMap(this::mesh);
        if (body.isPresent() && body.get().rig().size() > 0) {
            checkGib(keys, body.get());
            if (keys.value(HEAD).isPresent()) {
                checkHeadJoint(keys, body.get());
                checkCopiedJoints(keys, body.get());
            }
        }
    }

    private void checkGib(Keys keys, FoundMesh body) {
        String gib = keys.value(GIB).orElse("");
        int joints = body.rig().size();
        OptionalInt others = joints(gib);
        if (others.isPresent() && others.getAsInt() != joints) {
            report(
                    IssueCode.DEF_GIB_JOINTS_MISMATCH,
                    keys.location(GIB),
                    Names.shown(gib),
                    others.getAsInt(),
                    Names.shown(keys.value(MODEL).orElse("")),
                    joints);
        }
    }

    /** The number of joints of a model; empty if unknown. */
    private OptionalInt joints(String model) {
        Optional<FoundMesh> mesh = mesh(model);
        if (mesh.isPresent()) {
            int joints = mesh.get().rig().size();
            return joints > 0 ? OptionalInt.of(joints) : OptionalInt.empty();
        }
        boolean fixed = STATIC.stream().anyMatch(model.toLowerCase(Locale.ROOT)::endsWith);
        return fixed ? OptionalInt.of(0) : OptionalInt.empty();
    }

    private void checkHeadJoint(Keys keys, FoundMesh body) {
        Optional<String> joint = keys.value(HEAD_JOINT);
        boolean known = joint.isPresent() || keys.complete;
        if (known && loader.list(body).find(joint.orElse("")).isEmpty()) {
            Optional<TextLocation> location = keys.location(joint.isPresent() ? HEAD_JOINT : HEAD);
            report(IssueCode.DEF_HEAD_JOINT_UNKNOWN, location, Names.shown(joint.orElse("")));
        }
    }

    private void checkCopiedJoints(Keys keys, FoundMesh body) {
        Optional<FoundMesh> head = keys.value(HEAD).flatMap(this::head);
        for (Map.Entry<String, EntityKey> key : keys.all.entrySet()) {
            String to = key.getValue().value().text();
            if (!key.getKey().startsWith(COPY) || to.isEmpty()) {
                continue;
            }
            String from = key.getValue().key().text().replaceFirst(COPY_PREFIX, "");
            if (loader.list(body).find(from).isEmpty()) {
                reportCopied(keys.location(key.getKey()), from, body);
            } else if (head.isPresent() && loader.list(head.get()).find(to).isEmpty()) {
                reportCopied(keys.location(key.getKey()), to, head.get());
            }
        }
    }

    private void reportCopied(Optional<TextLocation> location, String joint, FoundMesh mesh) {
        String file = String.valueOf(mesh.file().getFileName());
        report(IssueCode.DEF_COPY_JOINT_UNKNOWN, location, Names.shown(joint), Names.shown(file));
    }

    /** The mesh of a head: a model in Doom 3, an entity in The Dark Mod. */
    private Optional<FoundMesh> head(String name) {
        return mesh(name)
                .or(() -> find(name).flatMap(it -> new Keys(it).value(MODEL)).flatMap(this::mesh));
    }

    /** The mesh of a model declaration or of a path, if it was found. */
    private Optional<FoundMesh> mesh(String model) {
        Optional<FoundMesh> known = meshes.get(model);
        if (known == null && meshes.size() < MOST_MODELS) {
            known = loader.find(model)
                    .filter(it -> loader.affords(it.statements().size()))
                    .map(loader::load)
                    .map(it -> it.valid() ? it.mesh() : Optional.<FoundMesh>empty())
                    .orElseGet(() -> model.endsWith(ModelLoader.MESH_EXTENSION) ? files.mesh(model) : Optional.empty());
            meshes.put(model, known);
        }
        return known == null ? Optional.empty() : known;
    }

    private Optional<EntityDef> find(String name) {
        return Optional.ofNullable(entities.get(DeclNames.canonical(name))).or(() -> files.entityDef(name));
    }

    private void report(IssueCode code, Optional<TextLocation> location, Object... arguments) {
        location.ifPresent(at -> issues.add(code, Locations.of(at), Subject.FILE, arguments));
    }

    /** The keys of an entity, and those that it inherits, in lower case. */
    private final class Keys {

        private final Map<String, EntityKey> own;
        private final Map<String, EntityKey> all = new LinkedHashMap<>();
        private final Set<String> seen = new HashSet<>();

        /** False if an entity from which it inherits is unknown. */
        private boolean complete = true;

        Keys(EntityDef entity) {
            own = keysOf(entity);
            inherit(own);
        }

        private static Map<String, EntityKey> keysOf(EntityDef entity) {
            Map<String, EntityKey> keys = new LinkedHashMap<>();
            entity.keys().forEach(it -> keys.put(it.key().text().toLowerCase(Locale.ROOT), it));
            return keys;
        }

        /** A key replaces those of the same name that are inherited. */
        private void inherit(Map<String, EntityKey> keys) {
            keys.forEach(all::putIfAbsent);
            for (Map.Entry<String, EntityKey> key : keys.entrySet()) {
                String base = DeclNames.canonical(key.getValue().value().text());
                if (key.getKey().startsWith(INHERIT) && seen.add(base)) {
                    Optional<EntityDef> found = seen.size() > MOST_BASES
                            ? Optional.empty()
                            : find(base).filter(it -> loader.affords(it.keys().size()));
                    complete &= found.isPresent();
                    found.ifPresent(it -> inherit(keysOf(it)));
                }
            }
        }

        /** An empty value removes an inherited one. */
        Optional<String> value(String key) {
            return Optional.ofNullable(all.get(key))
                    .map(it -> it.value().text())
                    .filter(it -> !it.isEmpty());
        }

        /** The location of a key, or of the model for which it is wrong; empty if both are inherited. */
        Optional<TextLocation> location(String key) {
            return Stream.of(key, MODEL, HEAD)
                    .map(own::get)
                    .filter(Objects::nonNull)
                    .map(it -> it.value().location())
                    .findFirst();
        }
    }
}
