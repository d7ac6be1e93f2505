package org.jointscope.check.decl;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.decl.DeclReader;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.EntityDef;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.pose.Rig;
import org.junit.jupiter.api.Test;

class EntityCheckTest {

    private static final String MODELS = "model guard { mesh body.md5mesh } model head { mesh head.md5mesh }\n";

    private static Declarations read(String text) {
        return DeclReader.readDef(text.getBytes(StandardCharsets.UTF_8)).model();
    }

    private static List<String> messages(String entities) {
        IssueLog issues = new IssueLog();
        DeclCheck.check(read(MODELS + entities), new MadeUpFiles(), issues);
        return issues.issues().stream()
                .flatMap(issue -> issue.findings().stream())
                .map(Finding::message)
                .toList();
    }

    private static final class MadeUpFiles implements GameFiles {

        private static Rig rig(String... names) {
            int[] parents = new int[names.length];
            parents[0] = -1;
            return new Rig(List.of(names), parents);
        }

        @Override
        public Optional<FoundMesh> mesh(String path) {
            return switch (path) {
                case "body.md5mesh" -> Optional.of(new FoundMesh(Path.of(path), rig("origin", "hips", "neck")));
                case "head.md5mesh" -> Optional.of(new FoundMesh(Path.of(path), rig("root", "skull")));
                default -> Optional.empty();
            };
        }

        @Override
        public Optional<FoundAnim> anim(String path) {
            return Optional.empty();
        }

        @Override
        public Optional<ModelDef> modelDef(String name) {
            return Optional.empty();
        }

        @Override
        public Optional<EntityDef> entityDef(String name) {
            return name.equals("elsewhere")
                    ? read("entityDef elsewhere { \"model\" \"guard\" }").entities().stream()
                            .findFirst()
                    : Optional.empty();
        }
    }

    @Test
    void gibsHaveAsManyJoints() {
        assertThat(messages("entityDef e { \"model\" \"guard\" \"model_gib\" \"head.md5mesh\" }"))
                .containsExactly("model_gib 'head.md5mesh' has 2 joints, but model 'guard' has 3.");
        assertThat(messages("entityDef e { \"model\" \"guard\" \"model_gib\" \"bones.lwo\" }"))
                .containsExactly("model_gib 'bones.lwo' has no joints, but model 'guard' has 3.");
        assertThat(messages("entityDef e { \"model\" \"guard\" \"MODEL_GIB\" \"body.md5mesh\" }"))
                .isEmpty();
        assertThat(messages("entityDef e { \"model\" \"guard\" \"model_gib\" \"unknown\" }"))
                .isEmpty();
    }

    @Test
    void headJointIsInTheMesh() {
        String model = "entityDef e { \"model\" \"guard\" ";
        String missing = "The mesh has no joint 'Skull' for head_joint.";
        assertThat(messages(model + "\"def_head\" \"head\" \"head_joint\" \"Skull\" }"))
                .containsExactly(missing);
        assertThat(messages(model + "\"def_head\" \"head\" \"head_joint\" \"Neck\" }"))
                .isEmpty();
        assertThat(messages(model + "\"head_joint\" \"Skull\" }")).isEmpty();
        assertThat(messages(model + "\"def_head\" \"\" \"head_joint\" \"Skull\" }"))
                .isEmpty();
        assertThat(messages(model + "\"def_head\" \"head\" }"))
                .containsExactly("The mesh has no joint '' for head_joint.");
        assertThat(messages(model + "\"inherit\" \"unknown\" \"def_head\" \"head\" }"))
                .isEmpty();
    }

    @Test
    void copiedJointsAreInBothMeshes() {
        String entity = "entityDef e { \"model\" \"guard\" \"def_head\" \"head\" \"head_joint\" \"neck\" ";
        assertThat(messages(entity
                        + "\"copy_joint neck\" \"skull\" \"copy_joint_world hips\""
                        + " \"\" \"copy_joint tail\" \"skull\" \"copy_joint_world"
                        + " hips\" \"jaw\" }"))
                .containsExactlyInAnyOrder(
                        "'body.md5mesh' has no joint 'tail' for copy_joint.",
                        "'head.md5mesh' has no joint 'jaw' for copy_joint.");
    }

    @Test
    void keysAreInherited() {
        assertThat(messages("entityDef e { \"inherit\" \"elsewhere\" \"model_gib\""
                        + " \"head.md5mesh\" } entityDef f { \"inherit\" \"e\" }"
                        + " entityDef g { \"inherit\" \"e\" \"model_gib\" \"\" }"))
                .hasSize(1);
    }

    @Test
    void entitiesThatInheritFromEachOtherEnd() {
        assertThat(messages(
                        "entityDef e { \"inherit\" \"f\" \"model\" \"guard\" }" + " entityDef f { \"inherit\" \"e\" }"))
                .isEmpty();
    }
}
