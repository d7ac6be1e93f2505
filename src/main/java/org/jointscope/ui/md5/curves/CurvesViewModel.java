package org.jointscope.ui.md5.curves;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.analysis.Channel;
import org.jointscope.analysis.Curve;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.export.ImageFile;
import org.jointscope.inspect.FileExtension;
import org.jointscope.inspect.Inspector;
import org.jointscope.material.Picture;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Clip;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.provenance.Provenance;
import org.jointscope.ui.text.Numbers;

/** The curves of the chosen channels of the chosen joints. They are computed in the background while visible. */
public final class CurvesViewModel {

    /** More curves are not readable. */
    static final int MOST = 100;

    private static final int DECIMALS = 6;

    /** The joints with curves. */
    enum JointChoice {
        SELECTED,
        CHILDREN,
        DESCENDANTS,
        ISSUES
    }

    /** The other state that is drawn behind the curves. */
    enum Ghost {
        NONE,
        ORIGINAL,
        OTHER
    }

    /** Whether the pane is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final ObjectProperty<JointChoice> joints = new SimpleObjectProperty<>(this, "joints", JointChoice.SELECTED);

    /** Whether each channel is chosen; first those of the file. */
    final Map<Channel, BooleanProperty> channels = new EnumMap<>(Channel.class);

    /** Whether only channels with issues are shown. */
    final BooleanProperty onlyIssues = new SimpleBooleanProperty(this, "onlyIssues");

    /** Whether each curve is scaled to its own range. */
    final BooleanProperty normalized = new SimpleBooleanProperty(this, "normalized");

    final ObjectProperty<Ghost> ghost = new SimpleObjectProperty<>(this, "ghost", Ghost.NONE);
    final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.NONE);

    /** Index of the selected curve, or −1. */
    final IntegerProperty selected = new SimpleIntegerProperty(this, "selected", -1);

    /** The sample under the pointer. */
    final ObjectProperty<Optional<Sample>> pointed = new SimpleObjectProperty<>(this, "pointed", Optional.empty());

    /** The sample under the pointer, or that of the selected curve at the playhead, in a line. */
    final StringBinding reading;

    final ModelPlayhead playhead;
    private final Document document;
    private final BackgroundWork work;
    private final BiConsumer<Path, Callable<byte[]>> writer;
    private final Texts texts;
    private final JointEdits edits;
    private final Provenance provenance;
    private SkinnedModel model = SkinnedModel.none();
    private Md5Anim other = Md5Anim.EMPTY;
    private String otherName = "";
    private final WhenSeen computing = new WhenSeen(showing, this::compute);

    /** A curve in a frame. */
    record Sample(CurveRow row, int frame) {}

    /**
     * The curves.
     *
     * @param missing the text of the empty pane; empty if there is an animation
     * @param summary the number of curves
     */
    record State(List<CurveRow> rows, int frames, String missing, String summary) {

        static final State NONE = new State(List.of(), 0, "", "");
    }

    /**
     * @param work a lane of its own
     * @param writer writes a file in the background, with content that is computed there
     */
    public CurvesViewModel(
            Document document, BackgroundWork work, BiConsumer<Path, Callable<byte[]>> writer, Texts texts) {
        this.document = document;
        this.writer = writer;
        this.playhead = document.modelPlayhead();
        this.work = work;
        this.texts = texts;
        this.edits = new JointEdits(document, texts);
        this.provenance = new Provenance(texts);
        this.reading =
                Bindings.createStringBinding(this::read, pointed, selected, state, playhead.readableFrameProperty());
        for (Channel channel : Channel.values()) {
            boolean stored = channel.component().isPresent();
            channels.put(channel, new SimpleBooleanProperty(this, channel.toString(), stored));
        }
        document.onModel(this::load);
        document.marksProperty().subscribe(marks -> {
            if (onlyIssues.get() || joints.get() == JointChoice.ISSUES) {
                update();
            }
        });
        Stream.concat(
                        channels.values().stream(),
                        Stream.<ObservableValue<?>>of(document.selectedJointProperty(), joints, onlyIssues, ghost))
                .forEach(choice -> choice.subscribe((before, now) -> update()));
    }

    private String text(String key, Object... arguments) {
        return texts.of("curves." + key, arguments);
    }

    private void load(OpenModel open) {
        if (open.model() != model) {
            if (open.md5Anim().isEmpty() || !open.model().rig().isLike(model.rig())) {
                // Otherwise, the reading would be about joints that do not exist.
                pointed.set(Optional.empty());
                state.set(State.NONE);
            }
            model = open.model();
            update();
        }
    }

    private void update() {
        work.cancel();
        computing.run();
    }

    private Optional<Md5Anim> anim() {
        return document.getOpen().md5Anim();
    }

    private Optional<Clip> clip() {
        return anim().flatMap(anim -> document.getOpen().model().clip());
    }

    private void compute() {
        OpenModel open = document.getOpen();
        Clip clip = clip().orElse(null);
        if (clip == null || clip.frameCount() == 0 || clip.rig().size() == 0) {
            state.set(new State(List.of(), 0, text(clip == null ? "missing" : "noFrames"), ""));
            return;
        }
        Md5Anim anim = open.md5Anim().orElseThrow();
        CurveRows rows = new CurveRows(clip, new FrameLayout(anim.hierarchy()));
        List<Curve> wanted = wanted(clip.rig(), rows);
        List<Curve> shown = wanted.subList(0, Math.min(MOST, wanted.size()));
        Optional<Md5Anim> behind = behind(anim);
        work.start(
                text("computing"),
                () -> rows.rows(shown, behind.map(Md5Kernel::clip), this::name),
                done -> take(done, clip.frameCount(), wanted.size()),
                fault -> document.noticeProperty().set(text("failed", fault)));
    }

    private void take(List<CurveRow> rows, int frames, int count) {
        pointed.set(Optional.empty());
        String summary = text(count > rows.size() ? "count.most" : "count", rows.size(), count);
        state.set(new State(rows, frames, "", rows.isEmpty() ? text(hint()) : summary));
        if (selected.get() >= rows.size()) {
            selected.set(-1);
        }
    }

    /** The key of the text if there are no curves. */
    private String hint() {
        if (onlyIssues.get()) {
            return "hint.issues";
        }
        boolean byJoint = joints.get() != JointChoice.ISSUES;
        return byJoint && document.selectedJointProperty().get() == Rig.NO_JOINT ? "hint.joint" : "hint.channel";
    }

    private List<Curve> wanted(Rig rig, CurveRows rows) {
        IssueMarks marks = document.marksProperty().getValue();
        return IntStream.range(0, rig.size())
                .map(rig::inOrder)
                .filter(joint -> isChosen(rig, joint, marks))
                .boxed()
                .flatMap(joint -> channels.keySet().stream()
                        .filter(channel -> channels.get(channel).get())
                        .map(channel -> Curve.wanted(joint, channel)))
                .filter(it -> !onlyIssues.get() || rows.hasIssue(it, marks))
                .toList();
    }

    private boolean isChosen(Rig rig, int joint, IssueMarks marks) {
        int chosen = document.selectedJointProperty().get();
        return switch (joints.get()) {
            case SELECTED -> joint == chosen;
            case CHILDREN -> joint == chosen || chosen >= 0 && rig.parent(joint) == chosen;
            case DESCENDANTS -> chosen >= 0 && rig.isWithin(joint, chosen);
            case ISSUES -> marks.joint(joint).isPresent();
        };
    }

    /** The other state, if it differs. */
    private Optional<Md5Anim> behind(Md5Anim shown) {
        return switch (ghost.get()) {
            case NONE -> Optional.empty();
            case ORIGINAL -> Optional.of(document.editing().original().anim()).filter(it -> it != shown);
            case OTHER -> Optional.of(other);
        };
    }

    /** Reads another animation, and shows it behind the curves. */
    void readOther(Path file) {
        work.start(
                text("computing"),
                () -> Inspector.inspect(List.of(file)).files().getFirst().content(),
                content -> {
                    if (content instanceof Md5Anim anim && !anim.frames().isEmpty()) {
                        other = anim;
                        otherName = file.getFileName().toString();
                        ghost.set(Ghost.NONE);
                        ghost.set(Ghost.OTHER);
                    } else {
                        document.noticeProperty().set(text("ghost.none", file.getFileName()));
                    }
                },
                fault -> document.noticeProperty().set(text("failed", fault)));
    }

    /** What is drawn behind the curves. */
    String ghostName() {
        return text("ghost." + ghost.get(), otherName);
    }

    String name(Channel channel) {
        return text("channel." + channel);
    }

    /** The value of a curve at the playhead. */
    double value(CurveRow row) {
        return row.curve().value(frame());
    }

    int frame() {
        return playhead.readableWholeFrame();
    }

    private String read() {
        return pointed.get()
                .or(() -> selectedRow().map(row -> new Sample(row, frame())))
                .map(this::describe)
                .orElseGet(() -> state.get().rows().isEmpty() ? "" : text("hint"));
    }

    Optional<CurveRow> selectedRow() {
        return state.get().rows().stream()
                .filter(row -> row.index() == selected.get())
                .findFirst();
    }

    private String describe(Sample sample) {
        CurveRow row = sample.row();
        double value = row.curve().value(sample.frame());
        String number = row.isStored() ? JointEdits.plain(value) : Numbers.cell(value, DECIMALS);
        return text("reading", row.name(), sample.frame(), number, source(sample));
    }

    /** The source of a value: its component and line, or its definition. */
    String source(Sample sample) {
        CurveRow row = sample.row();
        String source = row.curve()
                .channel()
                .component()
                .flatMap(component ->
                        anim().map(anim -> provenance.of(anim, row.curve().joint(), component, sample.frame())))
                .orElseGet(() -> text("channel." + row.curve().channel() + ".tip"));
        return row.shared().isEmpty() ? source : source + "; " + text("shared", row.shared());
    }

    /** Goes to a frame, or the nearest one. */
    void goTo(int frame) {
        playhead.seek(Math.clamp(frame, 0, playhead.lastFrame()));
    }

    /** Selects another curve, but not past the ends. */
    void moveCurve(int by) {
        int last = state.get().rows().size() - 1;
        if (last >= 0) {
            selected.set(Math.clamp(selected.get() < 0 && by > 0 ? 0L : (long) selected.get() + by, 0, last));
        }
    }

    /** Changes a value of a component: in the frame, or in the baseframe if the frame does not contain it. */
    void edit(Sample sample, double value) {
        document.editing().apply(edit(sample.row(), sample.frame(), value));
    }

    private Edit edit(CurveRow row, int frame, double value) {
        Component component = row.curve().channel().component().orElseThrow();
        return row.curve().isInFrame(frame)
                ? new ComponentEdit(frame, index(row, component), value)
                : new BaseframeEdit(row.curve().joint(), component, value);
    }

    /** The index of a component in the frames; none if its joint no longer exists, which cells can still show. */
    private int index(CurveRow row, Component component) {
        int joint = row.curve().joint();
        return clip().filter(clip -> joint < clip.rig().size())
                .map(clip -> clip.componentIndex(joint, component))
                .orElse(FrameLayout.NONE);
    }

    /** Changes the value at the playhead to a typed one; returns the reason if it is invalid. */
    String type(CurveRow row, String typed) {
        return row.isStored() ? edits.type(typed, value -> edit(row, frame(), value)) : text("type.computed");
    }

    /** Whether the value at the playhead differs from the file. */
    boolean isEdited(CurveRow row) {
        return row.curve()
                .channel()
                .component()
                .map(it -> row.curve().isInFrame(frame())
                        ? edits.isComponentEdited(frame(), index(row, it))
                        : edits.isBaseframeEdited(row.curve().joint(), it))
                .orElse(false);
    }

    /** A line with the names of the curves, then one per frame. */
    Stream<List<String>> cells() {
        List<CurveRow> rows = state.get().rows();
        Stream<List<String>> names =
                Stream.of(Stream.concat(Stream.of(text("frame")), rows.stream().map(CurveRow::name))
                        .toList());
        return Stream.concat(
                names,
                IntStream.range(0, state.get().frames())
                        .mapToObj(frame -> Stream.concat(
                                        Stream.of(Integer.toString(frame)),
                                        rows.stream()
                                                .map(row -> JointEdits.plain(
                                                        row.curve().value(frame))))
                                .toList()));
    }

    /** Writes the curves as comma-separated values. */
    void saveCsv(Path file) {
        List<List<String>> lines = cells().toList();
        writer.accept(
                FileExtension.once(file, "csv"),
                () -> lines.stream()
                        .map(CurvesViewModel::csv)
                        .collect(Collectors.joining())
                        .getBytes(StandardCharsets.UTF_8));
    }

    private static String csv(List<String> cells) {
        return cells.stream()
                .map(cell -> cell.matches("(?s).*[\",\r\n].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell)
                .collect(Collectors.joining(",", "", "\n"));
    }

    /** Writes an image of the plot. */
    void savePng(Path file, Picture picture) {
        writer.accept(FileExtension.once(file, "png"), () -> ImageFile.png(picture));
    }
}
