package org.jointscope.ui.md5.joint;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.Subject;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.UpdateThrottle;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** How the pose of the selected joint comes about at the playhead. */
public final class JointViewModel {

    /** Whether anyone can see the pane; while nobody can, nothing is written. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** What there is to say of the selected joint; nothing if none is selected. */
    final ReadOnlyObjectWrapper<Optional<JointSheet>> sheet =
            new ReadOnlyObjectWrapper<>(this, "sheet", Optional.empty());

    /** What can be changed about the selected joint. */
    final ReadOnlyObjectWrapper<Bits> bits = new ReadOnlyObjectWrapper<>(this, "bits", Bits.NONE);

    /** What to do where no joint is selected. */
    final ObservableValue<String> invitation;

    final JointEdits edits;
    final Document document;
    private final Texts texts;
    private final UpdateThrottle pace;
    private Optional<SheetWriter> writer = Optional.empty();
    private final WhenSeen writing = new WhenSeen(showing, this::write);

    /**
     * What can be changed about a joint.
     *
     * @param there whether it has a row in an animation
     * @param flags 0 if they cannot be read
     * @param editedBits those that are not as in the file
     * @param start the startIndex; empty if it cannot be read
     * @param startEdited whether that is not as in the file
     * @param edited whether anything is not as in the file, the baseframe included
     */
    record Bits(
            boolean there,
            int flags,
            int editedBits,
            String start,
            boolean startEdited,
            boolean edited) {

        static final Bits NONE = new Bits(false, 0, 0, "", false, false);
    }

    /**
     * @param nanoTime a clock, by which the pane is spared while the animation plays
     */
    public JointViewModel(Document document, Texts texts, LongSupplier nanoTime) {
        this.document = document;
        this.texts = texts;
        this.pace = new UpdateThrottle(nanoTime);
        this.edits = new JointEdits(document, texts);
        this.invitation =
                document.modelProperty()
                        .map(
                                open ->
                                        texts.of(
                                                open.hasModel()
                                                        ? "joint.empty.noJoint"
                                                        : "joint.empty.noModel"));
        document.onModel(this::open);
        document.selectedJointProperty().subscribe(joint -> writing.run());
        document.modelPlayhead().playingProperty().subscribe(playing -> writing.run());
        document.onPose(this::pose);
        document.stateProperty().subscribe(state -> showBits());
        document.selectedJointProperty().subscribe(this::showBits);
        document.editing().changesProperty().subscribe(this::showBits);
    }

    private void showBits() {
        int joint = document.selectedJointProperty().get();
        List<AnimJoint> rows =
                document.getOpen().md5Anim().map(Md5Anim::hierarchy).orElse(List.of());
        bits.set(joint >= 0 && joint < rows.size() ? bits(joint, rows.get(joint)) : Bits.NONE);
    }

    private Bits bits(int joint, AnimJoint row) {
        int edited = 0;
        boolean start = edits.isStartEdited(joint);
        boolean baseframe = false;
        for (Component component : Component.values()) {
            edited |= edits.isBitEdited(joint, component) ? component.bit() : 0;
            baseframe |= edits.isBaseframeEdited(joint, component);
        }
        return new Bits(
                true,
                row.flags() == ModelFile.MISSING ? 0 : row.flags(),
                edited,
                row.startIndex() == ModelFile.MISSING ? "" : Integer.toString(row.startIndex()),
                start,
                edited != 0 || start || baseframe);
    }

    /** The selected joint, to be edited. */
    List<Integer> joint() {
        return List.of(document.selectedJointProperty().get());
    }

    private void open(OpenModel open) {
        writer =
                open.md5Anim().isPresent()
                        ? Optional.of(new AnimSheetWriter(document, open, texts))
                        : open.md5Mesh().map(mesh -> new BindSheetWriter(mesh, texts));
        writing.run();
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

    /** Selects a component, or none if it is the one that is selected. */
    public void toggle(Component component) {
        document.toggle(document.selectedJointProperty().get(), component);
    }

    public void selectParent() {
        sheet.get()
                .flatMap(JointSheet::parent)
                .ifPresent(parent -> document.selectedJointProperty().set(parent.joint()));
    }

    /** The sheet as tab-separated values; empty if there is none. */
    public String tsv() {
        return sheet.get().map(shown -> shown.tsv(texts)).orElse("");
    }

    /** Shows the numbers of the joint in the current frame, or else its row. */
    public void showSource() {
        Subject row = Subject.ofJoint(document.selectedJointProperty().get());
        Subject frame = row.frame(document.modelPlayhead().readableWholeFrame());
        Subject numbers =
                document.selectedComponentProperty()
                        .get()
                        .map(component -> frame.component(component.ordinal()))
                        .orElse(frame);
        OpenModel open = document.getOpen();
        open.anim()
                .ifPresentOrElse(
                        file -> document.showSource(file, numbers),
                        () -> open.mesh().ifPresent(file -> document.showSource(file, row)));
    }
}
