package org.jointscope.ui.md5.vertices;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.analysis.Figures;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.md5.VertexTerms;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.editing.WeightEdits;
import org.jointscope.ui.md5.vertices.VertexSum.TermRow;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.text.Numbers;

/** The vertices of all meshes, and the weights of the selected one in the current pose. */
public final class MeshVerticesViewModel {

    private static final int DECIMALS = 4;

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final PaneRows<VertexRow> rows;

    /** The weights of the selected vertex. */
    final ReadOnlyObjectWrapper<Optional<VertexSum>> sum = new ReadOnlyObjectWrapper<>(this, "sum", Optional.empty());

    /** The movement of each point of each mesh. */
    final ReadOnlyObjectWrapper<Movement> movement = new ReadOnlyObjectWrapper<>(this, "movement", Movement.NONE);

    /** The mesh of the selected vertex on its texture. */
    final MeshUvViewModel uv;

    final ObservableValue<Boolean> none;

    final WeightEdits edits;

    private final Document document;
    private final Texts texts;
    private final BackgroundWork work;
    private final WhenSeen listing = new WhenSeen(showing, this::list);
    private final WhenSeen choosing = new WhenSeen(showing, this::choose);
    private final WhenSeen following = new WhenSeen(showing, this::follow);
    private Optional<VertexTerms> terms = Optional.empty();
    private List<Integer> triangles = List.of();
    private List<OpenMesh> listed = List.of();
    private VertexCondition condition;

    public MeshVerticesViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
        this.edits = new WeightEdits(document, texts);
        this.uv = new MeshUvViewModel(document);
        this.condition = new VertexCondition(List.of(), row -> Double.NaN, row -> Double.NaN);
        this.rows = new PaneRows<>("meshVertices", texts, text -> condition.parse(text));
        rows.explain(text -> condition
                .unknown(text)
                .map(part -> texts.of("meshVertices.unknown", part, String.join(", ", VertexCondition.FIELDS))));
        this.none = document.modelProperty().map(open -> open.md5Mesh().isEmpty());
        document.onModel(open -> changed(), revised -> changed());
        document.onOtherModel(rows::showAll);
        document.rootModeProperty().subscribe(root -> listing.run());
        document.selectedJointProperty().subscribe(joint -> rows.narrow());
        document.selectedVertexProperty().subscribe(vertex -> choosing.run());
        document.shownTermsProperty().subscribe(count -> following.run());
        document.onPose(following::run);
    }

    private void changed() {
        listing.run();
        choosing.run();
    }

    private void list() {
        OpenModel open = document.getOpen();
        List<String> joints = open.md5Mesh().map(Md5Mesh::joints).orElse(List.of()).stream()
                .map(MeshJoint::name)
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
        condition = new VertexCondition(joints, this::movement, this::jointWeight);
        work.cancel();
        // Before the rows, which can be sorted by it.
        movement.set(Movement.NONE);
        if (open.meshes() != listed) {
            listed = open.meshes();
            rows.set(VertexRow.of(open));
        }
        Optional<Md5Mesh> mesh = open.md5Mesh();
        Optional<Clip> clip = open.model().clip();
        if (mesh.isPresent() && clip.isPresent()) {
            RootMode root = document.rootModeProperty().get();
            work.start(
                    texts.of("meshVertices.computing"),
                    () -> Movement.of(Md5Kernel.skin(mesh.get()), clip.get(), root),
                    known -> {
                        movement.set(known);
                        rows.narrow();
                    },
                    failed -> {});
        }
    }

    /** Terms and triangles of a vertex are the same in all poses. */
    private void choose() {
        terms = document.selectedVertexProperty()
                .get()
                .flatMap(it -> document.getOpen().md5Mesh().map(file -> VertexTerms.of(file, it.mesh(), it.vertex())));
        triangles = terms.flatMap(it -> document.selectedVertexProperty().get())
                .map(this::triangles)
                .orElse(List.of());
        follow();
    }

    private List<Integer> triangles(MeshVertex vertex) {
        Surface surface =
                document.getOpen().meshes().get(vertex.mesh()).skinned().surface();
        return IntStream.range(0, surface.triangleCount())
                .filter(triangle -> IntStream.range(0, Surface.CORNERS)
                        .anyMatch(corner -> surface.vertex(triangle, corner) == vertex.vertex()))
                .mapToObj(triangle -> surface.origins()[triangle])
                .toList();
    }

    private void follow() {
        OpenModel open = document.getOpen();
        sum.set(terms.map(it -> VertexSum.of(
                open,
                open.md5Mesh().orElseThrow(),
                document.selectedVertexProperty().get().orElseThrow(),
                it,
                triangles,
                document.shownTermsProperty().get())));
    }

    /** The diagonal of the box of a vertex over the animation; NaN without one. */
    double movement(VertexRow row) {
        return movement.get().of(row.mesh(), row.point());
    }

    /** The sum of the biases of the selected joint; NaN without one, and if the row is outdated. */
    double jointWeight(VertexRow row) {
        OpenModel open = document.getOpen();
        int shown = document.selectedJointProperty().get();
        // Rows of a hidden pane are those of an earlier mesh.
        if (shown == Rig.NO_JOINT || open.md5Mesh().isEmpty() || open.meshes() != listed) {
            return Double.NaN;
        }
        Optional<JointMatch> match = open.model().match();
        Mesh mesh = open.md5Mesh().get().meshes().get(row.mesh());
        int first = Math.max(0, mesh.vertices().firstWeight(row.vertex()));
        double sum = 0;
        for (int i = 0; i < row.joints().size(); i++) {
            int joint = row.joints().get(i);
            boolean exists = joint >= 0 && joint < open.md5Mesh().get().joints().size();
            if (exists && (match.isPresent() ? match.get().source(joint) : joint) == shown) {
                sum += mesh.weights().bias(first + i);
            }
        }
        return sum;
    }

    /** Changes with the values of rows: movement and weight of the selected joint. */
    ObservableValue<?> valuesProperty() {
        return Bindings.createObjectBinding(Object::new, movement, document.selectedJointProperty());
    }

    int selected() {
        return document.selectedVertexProperty()
                .get()
                .flatMap(it ->
                        rows.all().stream().filter(row -> row.id().equals(it)).findFirst())
                .map(VertexRow::index)
                .orElse(-1);
    }

    ObservableValue<Optional<MeshVertex>> selectedProperty() {
        return document.selectedVertexProperty();
    }

    void choose(VertexRow row) {
        document.select(row.id());
    }

    /** Selects the visible row before or after the selected one, or the first. */
    void move(int step) {
        List<VertexRow> shown = rows.shown();
        int now = selected();
        int at = IntStream.range(0, shown.size())
                .filter(i -> shown.get(i).index() == now)
                .findFirst()
                .orElse(step > 0 ? -1 : shown.size());
        if (!shown.isEmpty()) {
            choose(shown.get(Math.floorMod(at + step, shown.size())));
        }
    }

    /** Shows the vertices that the selected joint moves; all of them without one. */
    void showOfSelectedJoint() {
        OpenModel open = document.getOpen();
        int shown = document.selectedJointProperty().get();
        Optional<JointMatch> match = open.model().match();
        List<MeshJoint> joints = open.md5Mesh().map(Md5Mesh::joints).orElse(List.of());
        String name = IntStream.range(0, shown == Rig.NO_JOINT ? 0 : joints.size())
                .filter(joint -> match.map(it -> it.source(joint)).orElse(joint) == shown)
                .mapToObj(joint -> joints.get(joint).name())
                .findFirst()
                .orElseGet(() -> shown == Rig.NO_JOINT ? "" : open.model().rig().name(shown));
        rows.filterProperty().set(name.isEmpty() ? "" : "joint = " + name);
    }

    void showSource(VertexRow row) {
        show(Subject.ofMesh(row.mesh()).vertex(row.vertex()));
    }

    void showSource(VertexSum shown) {
        show(Subject.ofMesh(shown.vertex().mesh()).vertex(shown.vertex().vertex()));
    }

    void showTriangle(MeshVertex vertex, int triangle) {
        show(Subject.ofMesh(vertex.mesh()).triangle(triangle));
    }

    void showSource(VertexSum shown, TermRow term) {
        show(Subject.ofMesh(shown.vertex().mesh()).weight(term.term().row()));
    }

    private void show(Subject subject) {
        document.getOpen().mesh().ifPresent(file -> document.showSource(file, subject));
    }

    /** Selects the joint of a weight. */
    void choose(TermRow term) {
        int joint = term.term().joint();
        document.selectJoint(document.getOpen()
                .model()
                .match()
                .map(match -> match.source(joint))
                .orElse(joint));
    }

    String jointText(TermRow term) {
        return edits.jointText(term.term().joint());
    }

    String typeJoint(TermRow term, String typed) {
        return vertex().map(it -> edits.typeJoint(it, term.term().row(), typed)).orElse("");
    }

    String biasText(TermRow term) {
        return JointEdits.plain(term.term().bias());
    }

    String typeBias(TermRow term, String typed) {
        return vertex().map(it -> edits.typeBias(it, term.term().row(), typed)).orElse("");
    }

    boolean isEdited(TermRow term) {
        return vertex().filter(it -> edits.isEdited(it, term.term().row())).isPresent();
    }

    private Optional<MeshVertex> vertex() {
        return document.selectedVertexProperty().get();
    }

    int shownTerms() {
        return document.shownTermsProperty().get();
    }

    void setShownTerms(int count) {
        document.shownTermsProperty().set(count);
    }

    String title(VertexSum shown) {
        return texts.of(
                "meshVertices.heading", shown.vertex().vertex(), shown.vertex().mesh(), shown.line());
    }

    /** The position of the vertex, which depends on the root, in words. */
    String position(String numbers) {
        RootMode root = document.rootModeProperty().get();
        return root == RootMode.FILE || document.getOpen().anim().isEmpty()
                ? texts.of("meshVertices.position", numbers)
                : texts.of("meshVertices.position.moved", numbers, texts.of("viewport.root." + root));
    }

    /** The deviation of the sum of the biases, in words. */
    String biases(VertexSum shown) {
        double off = shown.biasSum() - 1;
        return Math.abs(off) <= VertexCondition.ROUNDING
                ? texts.of("meshVertices.biases.one")
                : texts.of("meshVertices.biases.other", Figures.near1(shown.biasSum()), Figures.of(off));
    }

    /** The displacement in engines that keep fewer weights, in words; empty if there is none. */
    String displaced(VertexSum shown) {
        int count = shown.terms().size();
        return count < 2
                ? ""
                : texts.of(
                        count > 4 ? "meshVertices.displaced.4" : "meshVertices.displaced.1",
                        Numbers.trimmed(shown.displacedAt1(), DECIMALS),
                        Numbers.trimmed(shown.displacedAt4(), DECIMALS));
    }
}
