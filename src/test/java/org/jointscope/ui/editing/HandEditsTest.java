package org.jointscope.ui.editing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.MeshVertex;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.storage.FileOpener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parents and weights that are typed, from the input to the text of the file. */
class HandEditsTest {

    private static final int HEAD = 2;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Texts texts = Texts.program();
    private final ImmediateWork work = new ImmediateWork();
    private final FileOpener opener = new FileOpener(document, work, work, texts);
    private final JointEdits joints = new JointEdits(document, texts);
    private final WeightEdits weights = new WeightEdits(document, texts);
    private final EditsViewModel edits = new EditsViewModel(document, new ImmediateWork(), texts);

    @BeforeEach
    void openGuard() {
        new Reparser(document, new ImmediateWork());
        SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        opener.open(List.of(folder.resolve("guard.md5mesh"), folder.resolve("walk.md5anim")));
    }

    /** The changed lines of a file, as they would be saved. */
    private List<String> changed(int file) {
        InspectedFile shown = document.editing().shownFiles().get(file);
        byte[] now = document.editing()
                .writer()
                .rewrite(shown, document.editing().now(shown))
                .orElseThrow()
                .bytes();
        List<String> before = new String(shown.source().bytes(), UTF_8).lines().toList();
        return new String(now, UTF_8)
                .lines()
                .filter(line -> !before.contains(line))
                .map(String::strip)
                .toList();
    }

    private String lastEdit() {
        return edits.stateProperty().get().lines().getLast().title();
    }

    private String lastChanges() {
        return edits.stateProperty().get().lines().getLast().summary();
    }

    @Test
    void typedParentIsWrittenAndUndone() {
        assertThat(joints.parentText(HEAD)).isEqualTo("hips");
        assertThat(joints.typeParent(HEAD, "origin")).isEmpty();
        assertThat(document.getOpen().model().rig().parent(HEAD)).isZero();
        assertThat(joints.isParentEdited(HEAD)).isTrue();
        assertThat(lastEdit()).isEqualTo("head: parent hips → origin");
        assertThat(lastChanges()).isEqualTo("parent of 1 joint");
        assertThat(changed(1)).singleElement().asString().startsWith("\"head\"").contains(" 0 ");
        assertThat(joints.typeParent(HEAD, "-1")).isEmpty();
        assertThat(lastEdit()).isEqualTo("head: parent origin → none");
        assertThat(joints.typeParent(HEAD, "tail")).startsWith("“tail” is not a joint of the animation.");
        document.editing().undo();
        document.editing().undo();
        assertThat(document.getOpen().model().rig().parent(HEAD)).isEqualTo(1);
        assertThat(changed(1)).isEmpty();
    }

    @Test
    void descendantCannotBeTheParent() {
        assertThat(joints.typeParent(1, "head"))
                .isEqualTo("“head” is the joint itself or one of its descendants, so it cannot be the parent.");
        assertThat(joints.typeParent(1, "1")).startsWith("“1” is the joint itself");
        assertThat(document.editing().modifiedProperty().get()).isFalse();
    }

    @Test
    void typedJointKeepsTheBindPose() {
        MeshVertex vertex = new MeshVertex(0, 20);
        float[] before = bind();
        assertThat(weights.typeJoint(vertex, 20, "origin")).isEmpty();
        assertThat(bind()).containsExactly(before, within(1e-5f));
        assertThat(weights.isEdited(vertex, 20)).isTrue();
        assertThat(lastEdit()).isEqualTo("Weight 20 of mesh 0: joint head → origin");
        assertThat(lastChanges()).isEqualTo("1 weight");
        assertThat(changed(0)).singleElement().asString().startsWith("weight 20 0 1 (");
        assertThat(weights.typeJoint(vertex, 20, "head")).isEmpty();
        assertThat(changed(0)).isEmpty();
        assertThat(weights.typeJoint(vertex, 20, "-1")).startsWith("“-1” is not a joint of the mesh.");
    }

    private float[] bind() {
        return SkinnedModel.of(Md5Kernel.skin(document.getOpen().md5Mesh().orElseThrow()))
                .meshes()
                .getFirst()
                .points()
                .clone();
    }

    @Test
    void typedBiasIsWritten() {
        MeshVertex vertex = new MeshVertex(0, 20);
        assertThat(weights.typeBias(vertex, 20, "0.5")).isEmpty();
        assertThat(lastEdit()).isEqualTo("Weight 20 of mesh 0: bias 1 → 0.5");
        assertThat(changed(0)).singleElement().asString().startsWith("weight 20 2 0.5 (");
        assertThat(weights.typeBias(vertex, 20, "half")).startsWith("“half” is not a valid number.");
        document.editing().revertAll();
        assertThat(changed(0)).isEmpty();
    }
}
