package org.jointscope.ui.compare;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engines;
import org.jointscope.compare.AnimComparison;
import org.jointscope.compare.Comparison;
import org.jointscope.compare.ComparisonText;
import org.jointscope.compare.Difference;
import org.jointscope.compare.Difference.Kind;
import org.jointscope.compare.Difference.Place;
import org.jointscope.compare.PoseMap.Measure;
import org.jointscope.compare.Tolerance;
import org.jointscope.diagnostics.Location;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.Counterpart.Origin;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.plot.HeatCell;
import org.jointscope.ui.plot.HeatMap;

/**
 * The differences between the open mesh and animation and those of the counterpart: in a table, causes first, and as a
 * map of joints and frames. They are computed in the background while the pane is visible, and again after edits.
 */
public final class DifferencesViewModel implements HeatMap.Actions {

    /**
     * The contents of the pane.
     *
     * @param title the names of both files
     */
    record State(String title, Assessment summary, List<DifferenceRow> rows, PoseRows map) {

        static final State NONE = new State("", Assessment.NONE, List.of(), PoseRows.NONE);
    }

    /** The input of a comparison. */
    private record Inputs(List<ModelFile> before, List<ModelFile> after, Counterpart counterpart, OpenModel open) {

        /** Files that are the same are not compared. */
        <T extends ModelFile> Optional<Comparison> compare(Class<T> type) {
            Optional<T> one = first(before, type);
            Optional<T> other = first(after, type);
            return one.isEmpty() || other.isEmpty() || isSame(List.of(one.get()), List.of(other.get()))
                    ? Optional.empty()
                    : Comparison.of(one.get(), other.get(), Tolerance.EXACT);
        }

        /** The joints of the open mesh and of the open animation, if these are compared. */
        Optional<Comparison> joints() {
            List<ModelFile> open = first(before, Md5Mesh.class).isPresent() ? before : after;
            return counterpart.origin() != Origin.ANIMATION
                    ? Optional.empty()
                    : first(open, Md5Mesh.class)
                            .flatMap(mesh -> first(open, Md5Anim.class)
                                    .flatMap(anim -> Comparison.of(mesh, anim, Tolerance.EXACT)));
        }

        /** The engines that reject the open mesh with the open animation, if these are compared. */
        List<String> rejecting() {
            if (counterpart.origin() != Origin.ANIMATION) {
                return List.of();
            }
            return open
                    .mesh()
                    .flatMap(mesh -> open.anim().map(anim -> new InspectedPair(mesh, anim, List.of())))
                    .stream()
                    .flatMap(pair -> pair.compatibilities(Engines.ALL).stream())
                    .filter(it -> it.outcome() == Outcome.REJECTS)
                    .map(it -> it.engine().name())
                    .toList();
        }

        /** Whether one of the other files has the format of an open one. */
        boolean hasPair(OpenModel open) {
            return counterpart.found().stream()
                    .flatMap(it -> it.files().stream())
                    .anyMatch(file -> open.files().stream().anyMatch(it -> it.kind() == file.kind()));
        }

        private static <T extends ModelFile> Optional<T> first(List<ModelFile> files, Class<T> type) {
            return files.stream().filter(type::isInstance).map(type::cast).findFirst();
        }
    }

    private record Compared(
            Inputs inputs, Optional<AnimComparison> anim, Optional<Comparison> mesh, List<String> rejecting) {

        static Compared of(Inputs inputs) {
            return new Compared(
                    inputs,
                    inputs.compare(Md5Anim.class).map(AnimComparison.class::cast),
                    inputs.joints().or(() -> inputs.compare(Md5Mesh.class)),
                    inputs.rejecting());
        }

        boolean isEqual() {
            return anim.stream().allMatch(Comparison::isEqual) && mesh.stream().allMatch(Comparison::isEqual);
        }

        boolean isSameMotion() {
            return anim.stream().allMatch(AnimComparison::isSameMotion) && mesh.isEmpty();
        }
    }

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** Whether before and after are exchanged. */
    final BooleanProperty swapped = new SimpleBooleanProperty(this, "swapped");

    /** What the map shows. */
    final ObjectProperty<Measure> measure = new SimpleObjectProperty<>(this, "measure", Measure.DEGREES);

    final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.NONE);

    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
    private final WhenSeen comparing = new WhenSeen(showing, this::compare);
    private Optional<Inputs> compared = Optional.empty();
    private String chosen = "";

    /** @param work a lane of its own */
    public DifferencesViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
        document.counterpartProperty().subscribe(it -> comparing.run());
        document.onModel(open -> comparing.run());
        swapped.subscribe(comparing::run);
        measure.subscribe(it -> {
            State now = state.get();
            state.set(
                    new State(now.title(), now.summary(), now.rows(), now.map().with(it)));
        });
    }

    /** Whether a model and its counterpart are meshes or animations. */
    static boolean isOffered(OpenModel open, Counterpart counterpart) {
        return open.hasModel() && counterpart.model().hasModel();
    }

    /** Whether there are differences to compute. */
    ObservableValue<Boolean> offeredProperty() {
        return document.modelProperty()
                .flatMap(open -> document.counterpartProperty().map(it -> isOffered(open, it)));
    }

    /** Whether the open model is the later one. */
    private boolean isOpenAfter() {
        return document.counterpartProperty().get().origin().isEarlier() != swapped.get();
    }

    private void compare() {
        OpenModel open = document.getOpen();
        Counterpart counterpart = document.counterpartProperty().get();
        if (!isOffered(open, counterpart)) {
            work.cancel();
            compared = Optional.empty();
            state.set(State.NONE);
            return;
        }
        List<ModelFile> shown = contents(open);
        List<ModelFile> other = contents(counterpart.model());
        boolean openAfter = isOpenAfter();
        Inputs inputs = new Inputs(openAfter ? other : shown, openAfter ? shown : other, counterpart, open);
        if (compared.filter(it -> isSame(it, inputs)).isPresent()) {
            return;
        }
        compared = Optional.of(inputs);
        String title = texts.of("differences.computing");
        show(Assessment.State.COMPUTING, title);
        work.start(
                title,
                () -> Compared.of(inputs),
                this::take,
                // This is an internal error, so it is shown as it is.
                fault -> show(Assessment.State.BAD, texts.of("compare.summary.failed", fault)));
    }

    private static List<ModelFile> contents(OpenModel open) {
        List<ModelFile> contents = new ArrayList<>();
        open.md5Mesh().ifPresent(contents::add);
        open.md5Anim().ifPresent(contents::add);
        return contents;
    }

    /** Contents are compared by identity: equal ones can be large. */
    private static boolean isSame(Inputs one, Inputs other) {
        return one.counterpart() == other.counterpart()
                && isSame(one.before(), other.before())
                && isSame(one.after(), other.after());
    }

    private static boolean isSame(List<ModelFile> one, List<ModelFile> other) {
        return one.size() == other.size() && IntStream.range(0, one.size()).allMatch(i -> one.get(i) == other.get(i));
    }

    /** Until the new differences are known, the last ones are shown. */
    private void show(Assessment.State assessment, String text) {
        State now = state.get();
        state.set(new State(title(), new Assessment(assessment, text), now.rows(), now.map()));
    }

    private String title() {
        Counterpart counterpart = document.counterpartProperty().get();
        String open = counterpart.openName(document.getOpen());
        return isOpenAfter()
                ? texts.of("comparison.changed", counterpart.name(), open)
                : texts.of("comparison.changed", open, counterpart.name());
    }

    private void take(Compared done) {
        List<Difference> ofAnim = done.anim().map(ComparisonText::differences).orElse(List.of());
        List<Difference> ofMesh = done.mesh().map(ComparisonText::differences).orElse(List.of());
        List<DifferenceRow> rows = new ArrayList<>();
        ComparisonText.byCause(ofAnim).forEach(it -> rows.add(DifferenceRow.of(FileKind.MD5ANIM, it)));
        ComparisonText.byCause(ofMesh).forEach(it -> rows.add(DifferenceRow.of(FileKind.MD5MESH, it)));
        PoseRows map = done.anim()
                .map(it -> PoseRows.of(
                        it.map(),
                        measure.get(),
                        Md5Kernel.rig(Inputs.first(done.inputs().after(), Md5Anim.class)
                                .orElseThrow()),
                        document.getOpen().model().rig()))
                .orElse(PoseRows.NONE);
        List<Difference> all = new ArrayList<>(ofAnim);
        all.addAll(ofMesh);
        state.set(new State(title(), assess(done, all), List.copyOf(rows), map));
    }

    private Assessment assess(Compared done, List<Difference> all) {
        if (!done.inputs().hasPair(document.getOpen())) {
            return new Assessment(Assessment.State.OPEN, texts.of("differences.none"));
        }
        if (!done.rejecting().isEmpty()) {
            String engines = String.join(", ", done.rejecting());
            return new Assessment(Assessment.State.BAD, texts.of("differences.rejected", all.size(), engines));
        }
        if (done.isEqual()) {
            return new Assessment(Assessment.State.GOOD, texts.of("differences.equal"));
        }
        Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
        all.forEach(it -> counts.merge(it.kind(), 1, Integer::sum));
        String kinds = counts.entrySet().stream()
                .map(it -> texts.of("differences.count." + it.getKey(), it.getValue()))
                .collect(Collectors.joining(", "));
        String key = done.isSameMotion() ? "differences.summary.sameMotion" : "differences.summary";
        return new Assessment(Assessment.State.OPEN, texts.of(key, all.size(), kinds));
    }

    /** Selects the joint, component, mesh or vertex of a difference, and goes to its frame. */
    void choose(DifferenceRow row) {
        chosen = row.id();
        Place place = row.difference().place();
        int index = isOpenAfter() ? place.after() : place.before();
        if (place.isMesh()) {
            selectMesh(index, place.vertex());
        } else if (index != Difference.NONE) {
            int joint = joint(row.kind(), index);
            if (joint != Rig.NO_JOINT) {
                document.selectJoint(joint);
                place.component().ifPresent(component -> document.select(joint, component));
            }
        }
        if (row.difference().frame() != Difference.NONE) {
            document.modelPlayhead().goTo(row.difference().frame());
        }
    }

    private void selectMesh(int mesh, int vertex) {
        List<OpenMesh> meshes = document.getOpen().meshes();
        if (mesh >= 0 && mesh < meshes.size()) {
            document.selectedMeshProperty().set(mesh);
            if (vertex >= 0 && vertex < meshes.get(mesh).skinned().surface().vertexCount()) {
                document.select(new MeshVertex(mesh, vertex));
            }
        }
    }

    /** The joint of the visible skeleton with the name of one of an open file. */
    private int joint(FileKind kind, int index) {
        OpenModel open = document.getOpen();
        List<String> names = kind == FileKind.MD5MESH
                ? Md5Kernel.rig(open.md5Mesh().orElseThrow()).names()
                : Md5Kernel.rig(open.md5Anim().orElseThrow()).names();
        List<String> shown = open.model().rig().names();
        String name = names.get(index);
        return index < shown.size() && shown.get(index).equals(name) ? index : shown.indexOf(name);
    }

    /** Shows the line of a difference in the open file. */
    void showSource(DifferenceRow row) {
        int line = isOpenAfter()
                ? row.difference().source().after()
                : row.difference().source().before();
        OpenModel open = document.getOpen();
        Optional<InspectedFile> file = row.kind() == FileKind.MD5MESH ? open.mesh() : open.anim();
        if (line > 0) {
            file.ifPresent(it -> document.showSource(new SourceLocation(it, new Location(line, 1), true)));
        }
    }

    /** The id of the row a number of rows after the one that was chosen last; the first one without that. */
    Optional<String> next(int by) {
        List<String> ids = state.get().rows().stream().map(DifferenceRow::id).toList();
        int now = ids.indexOf(chosen);
        int next = now < 0 ? 0 : Math.clamp(now + by, 0, Math.max(0, ids.size() - 1));
        return ids.isEmpty() ? Optional.empty() : Optional.of(ids.get(next));
    }

    /** The largest difference of the map, in words. */
    String largest() {
        PoseRows map = state.get().map();
        return amount(map.map().largest(map.measure()));
    }

    private String amount(float difference) {
        String key = measure.get() == Measure.DEGREES ? "comparison.degrees.alone" : "comparison.units.alone";
        return texts.of(key, ComparisonText.rounded(difference));
    }

    @Override
    public void goTo(HeatCell cell) {
        if (cell.joint() >= 0) {
            document.selectJoint(cell.joint());
        }
        if (cell.frame() >= 0) {
            document.modelPlayhead().seek(cell.frame());
        }
    }

    @Override
    public void goToWorst() {
        PoseRows map = state.get().map();
        int row = map.row(document.selectedJointProperty().get());
        if (row >= 0) {
            document.modelPlayhead()
                    .seek(map.map().frameOfLargest(map.measure(), map.rig().inOrder(row)));
        }
    }

    @Override
    public String explain(HeatCell cell) {
        PoseRows map = state.get().map();
        int row = map.row(cell.joint());
        return row < 0 || cell.frame() < 0 || cell.frame() >= map.frameCount()
                ? ""
                : texts.of(
                        "differences.explain", map.name(row), cell.frame(), amount(map.difference(row, cell.frame())));
    }
}
