package org.jointscope.ui.md5.flags;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScaledJoint;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.md5.flags.FlagsRow.FlagStatus;
import org.jointscope.ui.md5.flags.FlagsRow.Scales;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.provenance.Provenance;

/** The components of each joint that come from the frame, and their indices. */
public final class FlagsViewModel {

    private static final StatusChoice ALL = new StatusChoice(Optional.empty(), 0);

    /**
     * The use of the components of a frame, in a sentence.
     *
     * @param wasteful whether there are unused components
     */
    record Use(String text, boolean wasteful) {}

    final FlagsTexts texts;
    final PaneRows<FlagsRow> rows;

    /** The status by which the joints are filtered. */
    final ObjectProperty<StatusChoice> status = new SimpleObjectProperty<>(this, "status", ALL);

    /** The statuses that occur; the first choice is all. */
    final ReadOnlyObjectWrapper<List<StatusChoice>> statuses =
            new ReadOnlyObjectWrapper<>(this, "statuses", List.of(ALL));

    final ReadOnlyObjectWrapper<Use> use = new ReadOnlyObjectWrapper<>(this, "use", new Use("", false));

    /** The text of the empty pane; empty if there is something to show. */
    final ReadOnlyStringWrapper missing = new ReadOnlyStringWrapper(this, "missing", "");

    final Document document;
    private final Texts words;
    private final Provenance provenance;

    public FlagsViewModel(Document document, Texts words) {
        this.document = document;
        this.words = words;
        this.texts = new FlagsTexts(words);
        this.provenance = new Provenance(words);
        this.rows = new PaneRows<>("flags", words, PaneRows.words(this::matches));
        rows.also(
                row -> status.get().status().map(row.status()::equals).orElse(true),
                status.map(choice -> choice.status().isPresent()),
                () -> status.set(statuses.get().getFirst()));
        document.onModel(this::open);
        document.onOtherModel(rows::showAll);
        status.subscribe(choice -> rows.narrow());
    }

    private void open(OpenModel open) {
        List<FlagsRow> all = open.layout()
                .map(layout -> rows(open.md5Anim().orElseThrow(), layout, open.md5Scale()))
                .orElse(List.of());
        statuses.set(count(all));
        status.set(sameChoice());
        rows.set(all);
        if (rows.shown().isEmpty()) {
            rows.showAll();
        }
        use.set(open.layout().map(texts::use).orElse(new Use("", false)));
        String none = open.mesh().isPresent() ? "flags.none.text" : "flags.none.empty";
        missing.set(open.layout().isPresent() ? "" : words.of(none));
    }

    private static List<FlagsRow> rows(Md5Anim anim, ComponentLayout layout, Optional<Md5Scale> scale) {
        List<AnimJoint> joints = anim.hierarchy();
        Map<String, Scales> scales = scale.map(FlagsViewModel::scales).orElse(Map.of());
        List<FlagsRow> rows = new ArrayList<>(joints.size());
        for (AnimJoint joint : joints) {
            int index = rows.size();
            boolean hasParent = joint.parent() >= 0 && joint.parent() < joints.size();
            rows.add(new FlagsRow(
                    index,
                    joint,
                    hasParent ? joints.get(joint.parent()).name() : "",
                    layout.joint(index).expectedStart(),
                    FlagStatus.of(layout.joint(index)),
                    Optional.ofNullable(scales.get(joint.name()))));
        }
        return List.copyOf(rows);
    }

    private static Map<String, Scales> scales(Md5Scale file) {
        Map<String, List<ScaledJoint>> byName =
                file.joints().stream().collect(Collectors.groupingBy(ScaledJoint::name));
        Map<String, Scales> scales = new HashMap<>();
        byName.forEach((name, joints) -> Scales.of(joints).ifPresent(all -> scales.put(name, all)));
        return scales;
    }

    /** The scales of a joint, in a sentence. */
    String explainScales(FlagsRow row) {
        return row.scales()
                .map(it -> words.of(it.positions() ? "flags.scales.positions" : "flags.scales", it.frames()))
                .orElse("");
    }

    private static List<StatusChoice> count(List<FlagsRow> rows) {
        Map<FlagStatus, Integer> counts = new EnumMap<>(FlagStatus.class);
        rows.forEach(row -> counts.merge(row.status(), 1, Integer::sum));
        List<StatusChoice> choices = new ArrayList<>(List.of(new StatusChoice(Optional.empty(), rows.size())));
        counts.forEach((status, count) -> choices.add(new StatusChoice(Optional.of(status), count)));
        return List.copyOf(choices);
    }

    /** The choice from before the model was opened, if the model has such joints, too. */
    private StatusChoice sameChoice() {
        return statuses.get().stream()
                .filter(choice -> choice.status().equals(status.get().status()))
                .findFirst()
                .orElse(statuses.get().getFirst());
    }

    private boolean matches(FlagsRow row, String term) {
        return row.joint().name().toLowerCase(Locale.ROOT).contains(term)
                || texts.word(row.status()).contains(term);
    }

    /** The meaning of the flags of a joint. */
    public String explainFlags(FlagsRow row) {
        return withFile(row, texts.flags(row));
    }

    /** Adds the content of the file if it differs. */
    private String withFile(FlagsRow row, String text) {
        String file = new JointEdits(document, words).inFile(row.index());
        return file.isEmpty() ? text : text + "\n" + file;
    }

    /** The source of one of a joint's components. */
    public String explainComponent(FlagsRow row, Component component) {
        int frame = document.modelPlayhead().readableWholeFrame();
        return document.getOpen()
                .md5Anim()
                .map(anim -> provenance.of(anim, row.index(), component, frame))
                .map(from -> words.of("flags.component", component.bit(), from))
                .orElse("");
    }

    /** Selects the next or previous component of the selected joint; false if none is selected. */
    boolean moveComponent(int by) {
        int joint = document.selectedJointProperty().get();
        if (joint == Rig.NO_JOINT) {
            return false;
        }
        Component[] all = Component.values();
        int before = by > 0 ? -1 : all.length;
        int now = document.selectedComponentProperty().get().map(Enum::ordinal).orElse(before);
        document.select(joint, all[Math.clamp(now + by, 0, all.length - 1)]);
        return true;
    }

    /** The components of a joint and their indices in the frame. */
    public String explainStart(FlagsRow row) {
        return withFile(row, texts.start(row));
    }

    /** The meaning of the status of a joint, in numbers. */
    public String explainStatus(FlagsRow row) {
        return document.getOpen()
                .layout()
                .filter(layout -> row.index() < layout.size())
                .map(layout -> texts.status(row, layout, this::name))
                .orElse("");
    }

    private String name(int joint) {
        return rows.all().get(joint).joint().name();
    }

    /** Shows the joint's row in the file. */
    public void showSource(FlagsRow row) {
        document.getOpen().anim().ifPresent(file -> document.showSource(file, Subject.ofJoint(row.index())));
    }

    /**
     * A filter of the table.
     *
     * @param status of the joints to show; all of them if empty
     * @param count the number of joints with this status
     */
    public record StatusChoice(Optional<FlagStatus> status, int count) {}
}
