package org.jointscope.ui.viewport.overlay;

import java.util.Optional;
import org.jointscope.pose.md5.VertexTerms;
import org.jointscope.pose.md5.VertexTerms.Term;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.scene3d.VertexSumNode;

/** The weights of the selected vertex: their joints and offsets, and their sum. */
public final class VertexSumOverlay extends Overlay {

    public static final Layer LAYER = Layer.withoutButton(
                    "vertexSum", "Shift+X", open -> open.mesh().isPresent())
            .shownFirst();

    private final Document document;
    private Optional<VertexSumNode> node = Optional.empty();
    private Optional<VertexTerms> terms = Optional.empty();
    private double[] computed = {};

    public VertexSumOverlay(OverlayContext context) {
        super(context, LAYER);
        document = context.document;
        document.selectedVertexProperty().subscribe(this::select);
        document.shownTermsProperty().subscribe(this::look);
        document.onModel(this::select);
    }

    private void select(OpenModel open) {
        select(document.selectedVertexProperty().get());
    }

    private void select(Optional<MeshVertex> vertex) {
        terms = vertex.flatMap(
                it -> document.getOpen().md5Mesh().map(file -> VertexTerms.of(file, it.mesh(), it.vertex())));
        node = terms.map(it ->
                new VertexSumNode(it.terms().stream().mapToInt(Term::joint).toArray(), context.viewpoint));
        computed = new double[terms.map(VertexTerms::size).orElse(0)];
        getChildren().clear();
        node.ifPresent(getChildren()::add);
        pose();
    }

    @Override
    public void pose() {
        if (shown.get() && terms.isPresent()) {
            terms.get().compute(document.getOpen().model(), computed);
        }
        look();
    }

    @Override
    public void look() {
        if (shown.get() && node.isPresent()) {
            int count = computed.length / 6;
            int some = Math.min(document.shownTermsProperty().get(), count);
            node.get().show(document.getOpen().model().meshJoints(), computed, some);
        }
    }
}
