package org.jointscope.ui.verdicts;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.OpenVerdicts;
import org.jointscope.ui.document.PairState;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What the engines make of the open files, what of it is listed, and where it leads. */
public final class VerdictsViewModel {

    private final Document document;
    private final PairValidator pairs;
    private final Texts words;
    private final VerdictTexts texts;
    private final WeightLosses losses;
    private final List<Consumer<String>> askListeners = new ArrayList<>();
    private final BooleanProperty objecting = new SimpleBooleanProperty(this, "objecting");
    private final ReadOnlyObjectWrapper<List<VerdictLine>> lines =
            new ReadOnlyObjectWrapper<>(this, "lines", List.of());
    private final ReadOnlyObjectWrapper<List<VerdictChip>> chips =
            new ReadOnlyObjectWrapper<>(this, "chips", List.of());
    private final ReadOnlyObjectWrapper<Optional<VerdictDetails>> details =
            new ReadOnlyObjectWrapper<>(this, "details", Optional.empty());
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(this, "title", "");
    private final ReadOnlyStringWrapper counts = new ReadOnlyStringWrapper(this, "counts", "");
    private final ReadOnlyStringWrapper nothing = new ReadOnlyStringWrapper(this, "nothing", "");
    private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper(this, "state", "");
    private final ReadOnlyBooleanWrapper resumable = new ReadOnlyBooleanWrapper(this, "resumable");
    private final ReadOnlyStringWrapper unread = new ReadOnlyStringWrapper(this, "unread", "");
    private String chosen = "";

    /**
     * @param work a lane of its own
     */
    public VerdictsViewModel(
            Document document, PairValidator pairs, BackgroundWork work, Texts words) {
        this.document = document;
        this.pairs = pairs;
        this.words = words;
        this.texts = new VerdictTexts(words);
        this.losses = new WeightLosses(document, work);
        losses.onChange(this::refresh);
        document.onOpened(this::forgetDetails);
        document.stateProperty().subscribe(state -> refresh());
        objecting.subscribe(this::narrow);
    }

    private void forgetDetails(OpenModel opened) {
        chosen = "";
        details.set(Optional.empty());
    }

    private void refresh() {
        OpenVerdicts known = document.getState().verdicts();
        OpenModel open = document.getOpen();
        title.set(texts.title(known));
        counts.set(texts.counts(known));
        chips.set(texts.chips(known, new EngineWords(words, open)));
        nothing.set(texts.nothing(open, known));
        state.set(texts.state(known, pairState()));
        resumable.set(
                !known.complete()
                        && (pairState() == PairState.STOPPED || pairState() == PairState.FAILED));
        unread.set(texts.unread(open, known));
        narrow();
    }

    private PairState pairState() {
        return document.getState().issues().pair();
    }

    private void narrow() {
        OpenModel open = document.getOpen();
        VerdictLines made =
                new VerdictLines(new EngineWords(words, open), new Traits(words, open, losses));
        lines.set(made.of(document.getState().verdicts(), objecting.get()));
        // What was said of a line holds as long as the line is there.
        if (details.get().isPresent()) {
            details.set(find(chosen).map(VerdictLine::details));
        }
    }

    private Optional<VerdictLine> find(String id) {
        return lines.get().stream()
                .flatMap(VerdictsViewModel::withAllBelow)
                .filter(line -> line.id().equals(id))
                .findFirst();
    }

    /** No deeper than engine, manner, trait. */
    private static Stream<VerdictLine> withAllBelow(VerdictLine line) {
        return Stream.concat(
                Stream.of(line), line.lines().stream().flatMap(VerdictsViewModel::withAllBelow));
    }

    /** Tells about a line and leads to its place, if it has one; the source follows along. */
    public void choose(VerdictLine line) {
        chosen = line.id();
        details.set(Optional.of(line.details()));
        line.target().ifPresent(place -> place.goTo(document, false));
    }

    /** Brings the source of a line to the front, or the pane that shows what it is about. */
    public void showInSource(VerdictLine line) {
        line.target().ifPresent(place -> place.goTo(document, true));
    }

    /** Goes to one of the places of a rule, and brings what shows it to the front. */
    public void follow(VerdictDetails.Link link) {
        link.place().goTo(document, true);
    }

    /** Shows what an engine says, wherever one asks from. */
    public void ask(String engine) {
        if (find(engine).isEmpty()) {
            objecting.set(false);
        }
        askListeners.forEach(listener -> listener.accept(engine));
    }

    /** Shows what the engine says that objects most. */
    public void askWorst() {
        chips.get().stream()
                .min(Comparator.comparing(VerdictChip::sign))
                .ifPresent(worst -> ask(worst.id()));
    }

    /** Calls back with the id of an engine when somebody wants to see its verdict. */
    public void onAsk(Consumer<String> listener) {
        askListeners.add(listener);
    }

    /** Checks the pair after all. */
    public void resumePair() {
        pairs.resume();
    }

    /** A line an engine, in their usual order. */
    public ReadOnlyObjectProperty<List<VerdictLine>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** Whether only engines are listed that warn or reject. */
    public BooleanProperty objectingProperty() {
        return objecting;
    }

    /** One for each engine that was asked; none if nothing is open. */
    public ReadOnlyObjectProperty<List<VerdictChip>> chipsProperty() {
        return chips.getReadOnlyProperty();
    }

    /** How many engines come to which verdict; empty if nothing is open. */
    public ReadOnlyStringProperty countsProperty() {
        return counts.getReadOnlyProperty();
    }

    /** Likewise, as numbers, the gravest verdict first. */
    Map<Sign, Integer> signCounts() {
        return VerdictTexts.signs(document.getState().verdicts());
    }

    /** What there is to say about the line that was chosen last. */
    public ReadOnlyObjectProperty<Optional<VerdictDetails>> detailsProperty() {
        return details.getReadOnlyProperty();
    }

    /** What the pane's tab says, with the number of engines that reject. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** Why there is nothing to list; empty if there is. */
    public ReadOnlyStringProperty nothingProperty() {
        return nothing.getReadOnlyProperty();
    }

    /** What is not known yet; empty if all is. */
    public ReadOnlyStringProperty stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Whether the check of the pair was given up and can be made after all. */
    public ReadOnlyBooleanProperty resumableProperty() {
        return resumable.getReadOnlyProperty();
    }

    /** Which engines do not read which files; empty if all read all. */
    public ReadOnlyStringProperty unreadProperty() {
        return unread.getReadOnlyProperty();
    }
}
