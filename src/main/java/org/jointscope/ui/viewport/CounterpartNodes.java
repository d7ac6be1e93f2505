package org.jointscope.ui.viewport;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.model.Md2;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md2.Md2Surfaces;
import org.jointscope.pose.skin.Keyframes;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.Surface;
import org.jointscope.render.Clay;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.scene3d.BonesNode;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.SkeletonNode;
import org.jointscope.ui.scene3d.SurfaceNode;

/** The counterpart of the open model: its surfaces, or its bones if it has none. */
final class CounterpartNodes extends Group {

    private final ViewportViewModel viewModel;
    private final Comparison comparison;
    private final Md2Choices choices;
    private final PictureImages images;
    private final Optional<Color> plain;
    private final List<SurfaceNode> meshes = new ArrayList<>();
    private final List<BonesNode> bones = new ArrayList<>();
    private Optional<SkeletonNode> skeleton = Optional.empty();
    private float[] normals = {};

    /** The counterpart that the nodes are made of. */
    private Counterpart built = Counterpart.NONE;

    /** @param plain the only color; without it, the images of the model are shown */
    CounterpartNodes(ViewportViewModel viewModel, PictureImages images, Optional<Color> plain) {
        this.viewModel = viewModel;
        this.comparison = viewModel.comparison;
        this.choices = viewModel.document.md2();
        this.images = images;
        this.plain = plain;
    }

    /** The bones of all joints that have a parent. */
    static List<BonesNode> bones(Rig rig, Color color, ViewportViewModel viewModel) {
        return IntStream.range(0, rig.size())
                .filter(rig::isRoot)
                .mapToObj(root -> new BonesNode(rig, root, color, viewModel.viewpoint))
                .toList();
    }

    void build(Counterpart counterpart) {
        OpenModel model = counterpart.model();
        built = counterpart;
        meshes.clear();
        bones.clear();
        if (model.md2Model().isPresent()) {
            meshes.add(node(model.md2Model().get(), counterpart));
        } else {
            for (OpenMesh mesh : model.meshes()) {
                meshes.add(SkeletalScene.node(mesh, Glow.color(Clay.argb(meshes.size()))));
            }
        }
        meshes.forEach(mesh -> mesh.setPlain(plain));
        Rig rig = model.model().rig();
        skeleton = Optional.empty();
        if (meshes.isEmpty() && plain.isPresent()) {
            bones.addAll(bones(rig, plain.get(), viewModel));
        } else if (meshes.isEmpty()) {
            skeleton = Optional.of(new SkeletonNode(rig, viewModel.framing.size(), viewModel.viewpoint));
        }
        getChildren().setAll(meshes);
        getChildren().addAll(bones);
        skeleton.ifPresent(getChildren()::add);
    }

    private SurfaceNode node(Md2 md2, Counterpart counterpart) {
        Surface surface = choices.surfaceProperty().get() == Md2Surface.TRIANGLES
                ? Md2Surfaces.ofTriangles(md2)
                : Md2Surfaces.ofGlCommands(md2);
        SurfaceNode node = SurfaceNode.withNormals(surface, Glow.color(Clay.argb(0)));
        node.setTexture(counterpart.skin().map(images::of));
        normals = new float[md2.vertexCount() * 3];
        return node;
    }

    /** Whether the nodes are those of the current counterpart. */
    boolean isCurrent() {
        return built == comparison.counterpart.get();
    }

    /** The model has moved. */
    void pose() {
        // Called in every frame: streams and iterators would allocate.
        if (!isCurrent()) {
            return;
        }
        SkinnedModel model = built.model().model();
        if (model.keyframes().isPresent()) {
            Keyframes keyframes = model.keyframes().get();
            keyframes.normals(choices.normalsProperty().get(), normals);
            meshes.getFirst().show(model.meshes().getFirst().points(), normals);
        } else {
            for (int i = 0; i < meshes.size(); i++) {
                meshes.get(i).show(model.meshes().get(i).points());
            }
        }
        for (int i = 0; i < bones.size(); i++) {
            bones.get(i).show(model.joints());
        }
        showSkeleton();
        move();
    }

    /** The viewer has moved. */
    void look() {
        for (int i = 0; i < bones.size(); i++) {
            bones.get(i).look();
        }
        showSkeleton();
    }

    private void showSkeleton() {
        if (skeleton.isPresent()) {
            skeleton.get().show(built.model().model().joints());
        }
    }

    /** A setter of a transform creates objects even if nothing changes. */
    private void move() {
        double[] offset = comparison.offset;
        if (getTranslateX() != offset[0]) {
            setTranslateX(offset[0]);
        }
        if (getTranslateY() != offset[1]) {
            setTranslateY(offset[1]);
        }
        if (getTranslateZ() != offset[2]) {
            setTranslateZ(offset[2]);
        }
    }
}
