package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.testing.UncaughtExceptions;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@NeedsDisplay
class ModelSceneTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();

    private static String threeMeshes() {
        String one = SmallModel.mesh();
        String block = one.substring(one.indexOf("mesh {"));
        return one.replace("numMeshes 1", "numMeshes 3") + block + block;
    }

    @Test
    void nothingOfTheModelIsPickedByJavaFx() {
        FxThread.run(() -> {
            ModelScene scene = new ModelScene(new ViewportViewModel(document), new PictureImages());
            Node world = scene.subScene().getRoot().getChildrenUnmodifiable().getFirst();
            assertThat(world.isMouseTransparent()).isTrue();
        });
    }

    /** Nodes of the previous model exist until they are collected: no event may reach them. */
    @Test
    void hidingMeshDoesNotReachNodesOfModelThatWasOpenBefore() {
        try (UncaughtExceptions exceptions = new UncaughtExceptions()) {
            FxThread.run(() -> {
                new ModelScene(new ViewportViewModel(document), new PictureImages());
                document.show(SmallModel.open(SmallModel.write(folder, "3.md5mesh", threeMeshes())));
                document.show(SmallModel.open(SmallModel.write(folder, "1.md5mesh", SmallModel.mesh())));
                document.hiddenMeshes().add(2);
                document.hiddenMeshes().remove(2);
            });
            exceptions.assertNone();
        }
    }

    @Test
    void revisionWithAnotherNumberOfMeshesDoesNotFit() {
        FxThread.run(() -> {
            OpenModel three = SmallModel.open(SmallModel.write(folder, "3.md5mesh", threeMeshes()));
            OpenModel one = SmallModel.open(SmallModel.write(folder, "1.md5mesh", SmallModel.mesh()));
            document.show(three);
            SkeletalScene scene = new SkeletalScene(new ViewportViewModel(document));
            scene.build(three);
            assertThat(scene.fits(three)).isTrue();
            assertThat(scene.fits(one)).isFalse();
            document.show(one);
            scene.build(one);
            assertThat(scene.fits(three)).isFalse();
        });
    }
}
