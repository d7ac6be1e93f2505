package org.jointscope.ui.viewport;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.material.MeshTextures;
import org.jointscope.pose.Rig;
import org.jointscope.render.Clay;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.scene3d.AxesNode;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.MissingImage;
import org.jointscope.ui.scene3d.SkeletonNode;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.scene3d.Textures;

/** Meshes on a skeleton, and over them the skeleton and the axes of its joints and of the origin. */
final class SkeletalScene extends Group {

    private final ViewportViewModel viewModel;

    private final Document document;
    private final List<OpenMesh> drawn = new ArrayList<>();
    private final List<SurfaceNode> meshes = new ArrayList<>();
    private SkeletonNode skeleton;
    private AxesNode axes;

    SkeletalScene(ViewportViewModel viewModel) {
        this.viewModel = viewModel;
        this.document = viewModel.document;
        this.skeleton = new SkeletonNode(rig(), 1, viewModel.viewpoint);
        this.axes = new AxesNode(0, viewModel.viewpoint);
        document.hiddenMeshes().subscribe(this::hideMeshes);
        document.selectedJointProperty().subscribe(this::select);
        viewModel.visible(Layers.MESH).subscribe(this::hideMeshes);
        viewModel.visible(Layers.SKELETON).subscribe(this::look);
        viewModel.visible(Layers.AXES).subscribe(this::look);
    }

    private Rig rig() {
        return document.getOpen().model().rig();
    }

    /** Whether a revised model contains the joints and meshes that are drawn. */
    boolean fits(OpenModel revised) {
        List<OpenMesh> next = drawable(revised);
        return skeleton.rig().isLike(revised.model().rig())
                && next.size() == drawn.size()
                && IntStream.range(0, drawn.size())
                        .allMatch(mesh -> drawn.get(mesh).looksLike(next.get(mesh)));
    }

    private static List<OpenMesh> drawable(OpenModel open) {
        return open.md2().isPresent() ? List.of() : open.meshes();
    }

    /** Shows another model; returns its surfaces. */
    List<SurfaceNode> build(OpenModel open) {
        drawn.clear();
        meshes.clear();
        for (OpenMesh mesh : drawable(open)) {
            drawn.add(mesh);
            meshes.add(node(mesh, Glow.color(Clay.argb(meshes.size()))));
        }
        skeleton = new SkeletonNode(rig(), viewModel.framing.size(), viewModel.viewpoint);
        skeleton.visibleProperty().bind(viewModel.visible(Layers.SKELETON));
        axes = new AxesNode(rig().size(), viewModel.viewpoint);
        axes.visibleProperty().bind(viewModel.originVisible);
        getChildren().setAll(skeleton, axes);
        skeleton.select(document.selectedJointProperty().get());
        axes.select(document.selectedJointProperty().get());
        hideMeshes();
        return List.copyOf(meshes);
    }

    /** A mesh with its images, which are loaded in the background. */
    static SurfaceNode node(OpenMesh mesh, Color untextured) {
        SurfaceNode node = SurfaceNode.of(mesh.skinned().surface(), untextured);
        MeshTextures textures = mesh.textures();
        Textures.load(
                textures.color(),
                image -> node.setTexture(Optional.of(image)),
                () -> node.setTexture(
                        Optional.of(MissingImage.of(textures.color().label()))));
        Textures.load(textures.normals(), node::setNormalMap, () -> {});
        Textures.load(textures.specular(), node::setSpecularMap, () -> {});
        Textures.load(textures.glow(), node::setGlowMap, () -> {});
        node.setTwoSided(mesh.textures().twoSided());
        return node;
    }

    private void hideMeshes() {
        for (int mesh = 0; mesh < meshes.size(); mesh++) {
            boolean shown = !document.hiddenMeshes().contains(mesh);
            meshes.get(mesh).setVisible(shown && viewModel.visible(Layers.MESH).get());
        }
        showMeshes();
    }

    private void showMeshes() {
        for (int i = 0; i < meshes.size(); i++) {
            if (meshes.get(i).isVisible()) {
                meshes.get(i).show(document.getOpen().meshes().get(i).skinned().points());
            }
        }
    }

    private void select(Number joint) {
        skeleton.select(joint.intValue());
        axes.select(joint.intValue());
        look();
    }

    /** The model has moved. */
    void pose() {
        showMeshes();
        // If the viewer moves, too, all parts are updated later.
        if (!viewModel.isMoving()) {
            look();
        }
    }

    /** The viewer has moved. */
    void look() {
        double[] joints = document.getOpen().model().joints();
        if (skeleton.isVisible()) {
            skeleton.show(joints);
        }
        if (axes.isVisible()) {
            axes.show(joints);
        }
    }
}
