package org.jointscope.ui.verdicts;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenIssues.PairState;
import org.jointscope.ui.document.OpenVerdicts;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.pane.RowDetails;
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

    /**
     * What an engine makes of the files, in a word.
     *
     * @param id of the engine
     * @param name of the engine, a short one
     * @param tip which rule decides, and where
     * @param spoken for who does not see the sign
     */
    public record Chip(String id, Sign sign, String name, String tip, String spoken) {}

    /**
     * What the pane and the chips show.
     *
     * @param lines one an engine, in their usual order
     * @param title of the pane's tab, with the number of engines that reject
     * @param chips one for each engine that was asked; none if nothing is open
     * @param signs how many engines come to which verdict, the gravest first
     * @param counts likewise, in words; empty if nothing is open
     * @param nothing why there is nothing to list; empty if there is
     * @param progress what is not known yet; empty if all is
     * @param resumable whether the check of the pair was given up and can be made after all
     * @param unread which engines do not read which files; empty if all read all
     */
    public record State(
            List<VerdictLine> lines,
            String title,
            List<Chip> chips,
            Map<Sign, Integer> signs,
            String counts,
            String nothing,
            String progress,
            boolean resumable,
            String unread) {}

    private final Document document;
    private final PairValidator pairs;
    private final Texts words;
    private final WeightLosses losses;
    private final RowDetails<VerdictLine, Sign> details;
    private final List<Consumer<String>> askListeners = new ArrayList<>();
    private final BooleanProperty objecting = new SimpleBooleanProperty(this, "objecting");
    private final ReadOnlyObjectWrapper<State> state;

    /**
     * @param work a lane of its own
     */
    public VerdictsViewModel(
            Document document, PairValidator pairs, BackgroundWork work, Texts words) {
        this.document = document;
        this.pairs = pairs;
        this.words = words;
        losses = new WeightLosses(document, work);
        details =
                new RowDetails<>(document, line -> Optional.of(texts().details(line.statement())));
        state = new ReadOnlyObjectWrapper<>(this, "state", now());
        losses.onChange(this::refresh);
        document.onOpened(opened -> details.replace(Optional.empty()));
        document.stateProperty().subscribe(this::refresh);
        objecting.subscribe(this::refresh);
    }

    private void refresh() {
        state.set(now());
        // What was said of a line holds as long as the line is there.
        details.chosen().ifPresent(line -> details.replace(find(line.id())));
    }

    private VerdictTexts texts() {
        return new VerdictTexts(words, document.getOpen(), document.getState().verdicts());
    }

    private State now() {
        VerdictTexts texts = texts();
        OpenVerdicts known = texts.verdicts();
        PairState pair = document.getState().issues().pair();
        return new State(
                new VerdictLines(texts, new Traits(words, texts.open(), losses))
                        .of(objecting.get()),
                texts.title(),
                known.all().stream().map(texts::chip).toList(),
                texts.signs(),
                texts.counts(),
                texts.nothing(),
                texts.state(pair),
                !known.complete() && (pair == PairState.STOPPED || pair == PairState.FAILED),
                texts.unread());
    }

    private Optional<VerdictLine> find(String id) {
        return state.get().lines().stream()
                .flatMap(VerdictsViewModel::withAllBelow)
                .filter(line -> line.id().equals(id))
                .findFirst();
    }

    /** No deeper than engine, manner, trait. */
    private static Stream<VerdictLine> withAllBelow(VerdictLine line) {
        return Stream.concat(
                Stream.of(line), line.lines().stream().flatMap(VerdictsViewModel::withAllBelow));
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
        state.get().chips().stream()
                .min(Comparator.comparing(Chip::sign))
                .ifPresent(worst -> ask(worst.id()));
    }

    /** Calls back with the id of an engine when somebody wants to see its verdict. */
    public void onAsk(Consumer<String> listener) {
        askListeners.add(listener);
    }

    public void resumePair() {
        pairs.resume();
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The details of the line that was chosen last, and where lines lead. */
    public RowDetails<VerdictLine, Sign> details() {
        return details;
    }

    /** Whether only engines are listed that warn or reject. */
    public BooleanProperty objectingProperty() {
        return objecting;
    }
}
