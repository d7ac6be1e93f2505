package org.jointscope.ui.md5.joint;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.UpdateThrottle;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.pane.WhenSeen;

/** The computation of the pose of the selected joint at the playhead. */
public final class JointViewModel {

    /** Whether the pane is visible; if it is not, nothing is written. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The contents for the selected joint; empty if none is selected. */
    final ReadOnlyObjectWrapper<Optional<JointSheet>> sheet =
            new ReadOnlyObjectWrapper<>(this, "sheet", Optional.empty());

    /** The editable values of the selected joint. */
    final ReadOnlyObjectWrapper<Bits> bits = new ReadOnlyObjectWrapper<>(this, "bits", Bits.NONE);

    /** The channel of the selected joint in the .def, with its joints; empty if it is in none. */
    final ObservableValue<String> channel;

    /** The text of the empty pane if no joint is selected. */
    final ObservableValue<String> invitation;

    final JointEdits edits;
    final JointStages stages;
    final Document document;
    private final Texts texts;
    private final UpdateThrottle pace;
    private Optional<SheetWriter> writer = Optional.empty();
    private final WhenSeen writing = new WhenSeen(showing, this::write);

    /**
     * The editable values of a joint.
     *
     * @param there whether it has a row in an animation
     * @param parentEdited whether the parent differs from the file
     * @param bits the flags; 0 if unreadable
     * @param editedBits the bits that differ from the file
     * @param flags empty if unreadable
     * @param flagsEdited whether the flags differ from the file
     * @param start the startIndex; empty if unreadable
     * @param startEdited whether the startIndex differs from the file
     * @param edited whether any value differs from the file, including the baseframe
     */
    record Bits(
            boolean there,
            boolean parentEdited,
            int bits,
            int editedBits,
            String flags,
            boolean flagsEdited,
            String start,
            boolean startEdited,
            boolean edited) {

        static final Bits NONE = new Bits(false, false, 0, 0, "", false, "", false, false);
    }

    /** @param nanoTime a clock that limits the updates of the pane during playback */
    public JointViewModel(Document document, Texts texts, LongSupplier nanoTime) {
        this.document = document;
        this.texts = texts;
        this.stages = new JointStages(document, texts);
        this.channel = Bindings.createStringBinding(
                this::describeChannel, document.modelProperty(), document.selectedJointProperty());
        this.pace = new UpdateThrottle(nanoTime);
        this.edits = new JointEdits(document, texts);
        this.invitation = document.modelProperty().map(open -> texts.of("joint.empty." + reason(open)));
        document.onModel(this::open);
        showing.subscribe(seen -> {
            if (!seen) {
                stages.end();
            }
        });
        document.selectedJointProperty().subscribe(joint -> writing.run());
        document.modelPlayhead().playingProperty().subscribe(playing -> writing.run());
        document.onPose(this::pose);
        document.stateProperty().subscribe(state -> showBits());
        document.selectedJointProperty().subscribe(this::showBits);
        document.editing().changesProperty().subscribe(this::showBits);
    }

    private static String reason(OpenModel open) {
        if (!open.hasModel()) {
            return "noModel";
        }
        return open.model().rig().size() == 0 ? "noJoints" : "noJoint";
    }

    private void showBits() {
        int joint = document.selectedJointProperty().get();
        List<AnimJoint> rows =
                document.getOpen().md5Anim().map(Md5Anim::hierarchy).orElse(List.of());
        bits.set(joint >= 0 && joint < rows.size() ? bits(joint, rows.get(joint)) : Bits.NONE);
    }

    private Bits bits(int joint, AnimJoint row) {
        int edited = 0;
        boolean flags = edits.isFlagsEdited(joint);
        boolean start = edits.isStartEdited(joint);
        boolean parent = edits.isParentEdited(joint);
        boolean baseframe = false;
        for (Component component : Component.values()) {
            edited |= edits.isBitEdited(joint, component) ? component.bit() : 0;
            baseframe |= edits.isBaseframeEdited(joint, component);
        }
        return new Bits(
                true,
                parent,
                row.flags() == ModelFile.MISSING ? 0 : row.flags(),
                edited,
                typed(row.flags()),
                flags,
                typed(row.startIndex()),
                start,
                flags || start || baseframe || parent);
    }

    private static String typed(int value) {
        return value == ModelFile.MISSING ? "" : Integer.toString(value);
    }

    /** The selected joint, to be edited. */
    List<Integer> joint() {
        return List.of(document.selectedJointProperty().get());
    }

    private void open(OpenModel open) {
        writer = open.md5Anim().isPresent()
                ? Optional.of(new AnimSheetWriter(document, open, texts))
                : open.md5Mesh().map(mesh -> new BindSheetWriter(mesh, texts));
        stages.find();
        writing.run();
    }

    /** A number of the file with its current value, to be replaced; empty if it cannot be read. */
    Optional<AsIf> asIf(Subject number) {
        AsIf file = new AsIf(number.joint(), number.component(), frame(number), value(number));
        return stages.replaced(file).or(() -> Optional.of(file)).filter(it -> Double.isFinite(it.value()));
    }

    /** Whether a number is replaced. */
    boolean isAsIf(Subject number) {
        return stages.replaced(new AsIf(number.joint(), number.component(), frame(number), 0))
                .isPresent();
    }

    private static int frame(Subject number) {
        return number.frame() == Subject.NONE ? Walk.BASEFRAME : number.frame();
    }

    private void pose() {
        if (!document.modelPlayhead().playingProperty().get() || pace.isDue()) {
            writing.run();
        }
    }

    private void write() {
        sheet.set(sheet(document.selectedJointProperty().get()));
    }

    private Optional<JointSheet> sheet(int joint) {
        if (joint < 0 || joint >= document.getOpen().model().rig().size()) {
            return Optional.empty();
        }
        return writer.map(it -> it.write(joint));
    }

    /** The parent as text for an edit. */
    String beginParent() {
        return edits.parentText(document.selectedJointProperty().get());
    }

    /** Gives the selected joint another parent, from text; returns the reason if it is invalid. */
    String typeParent(String typed) {
        return edits.typeParent(document.selectedJointProperty().get(), typed);
    }

    /** Selects a component, or none if it is already selected. */
    public void toggle(Component component) {
        document.toggle(document.selectedJointProperty().get(), component);
    }

    /** Selects a component of the joint. */
    void select(Component component) {
        document.select(document.selectedJointProperty().get(), component);
    }

    /** Stops the playhead, and returns a number of the file as text for an edit. */
    String beginEdit(Subject number) {
        document.modelPlayhead().stop();
        return JointEdits.plain(value(number));
    }

    private double value(Subject number) {
        Md5Anim anim = document.editing().current().anim();
        return number.frame() == Subject.NONE
                ? anim.baseframe().get(number.joint()).value(component(number))
                : anim.frames().get(number.frame()).value(index(number));
    }

    private static Component component(Subject number) {
        return Component.values()[number.component()];
    }

    /** The index of a component in its frame. */
    private int index(Subject number) {
        AnimJoint joint = document.editing().current().anim().hierarchy().get(number.joint());
        return FrameLayout.index(joint, component(number));
    }

    /**
     * Sets a number of the file from text: of a frame, or of the baseframe.
     *
     * @return the reason if it is invalid; otherwise empty
     */
    String type(Subject number, String typed) {
        return number.frame() == Subject.NONE
                ? edits.typeBaseframe(number.joint(), component(number), typed)
                : edits.typeComponent(number.frame(), index(number), typed);
    }

    /** The way to edit a number. */
    String typeHelp() {
        return texts.of("joint.type.help");
    }

    /** Whether a number differs from the file. */
    boolean isEdited(Subject number) {
        return number.frame() == Subject.NONE
                ? edits.isBaseframeEdited(number.joint(), component(number))
                : edits.isComponentEdited(number.frame(), index(number));
    }

    public void selectParent() {
        sheet.get().flatMap(JointSheet::parent).ifPresent(parent -> document.selectJoint(parent.joint()));
    }

    /** The sheet as tab-separated values; empty if there is none. */
    public String tsv() {
        return sheet.get().map(shown -> shown.tsv(texts) + stages.note()).orElse("");
    }

    /** Shows the used number of the selected component, or otherwise those of the joint. */
    public void showSource() {
        int frame = document.modelPlayhead().readableWholeFrame();
        Subject row = Subject.ofJoint(document.selectedJointProperty().get());
        boolean moves = document.getOpen().anim().isPresent();
        showSource(
                document.selectedComponentProperty().get().flatMap(this::used).orElse(moves ? row.frame(frame) : row));
    }

    private Optional<Subject> used(Component component) {
        return sheet.get()
                .flatMap(shown -> shown.numbers().get(component.ordinal()).used());
    }

    /** Shows the row of the joint. */
    void showRow() {
        showSource(Subject.ofJoint(document.selectedJointProperty().get()));
    }

    /** Shows the row of the scale. */
    void showScale() {
        OpenModel open = document.getOpen();
        sheet.get()
                .flatMap(JointSheet::scale)
                .flatMap(JointSheet.Scale::source)
                .ifPresent(row -> document.showSource(open.scale().orElseThrow(), row.location()));
    }

    /** Shows a part of the animation, or of the mesh if there is none. */
    void showSource(Subject subject) {
        OpenModel open = document.getOpen();
        open.anim().or(open::mesh).ifPresent(file -> document.showSource(file, subject));
    }

    private String describeChannel() {
        OpenModel open = document.getOpen();
        int joint = document.selectedJointProperty().get();
        if (joint < 0 || joint >= open.model().rig().size()) {
            return "";
        }
        return open.def()
                .channel(joint, open.model().rig().name(joint))
                .map(channel -> open.def().describe(channel, texts))
                .orElse("");
    }
}
