package org.jointscope.ui.compatibility;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jointscope.check.engine.Engine;
import org.jointscope.diagnostics.Finding;
import org.jointscope.edit.Cure;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenCompatibility;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.pane.CureActions;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.table.RowDetails;

/** The compatibility of the open files with the engines, the listed rows, and their targets. */
public final class CompatibilityViewModel {

    /**
     * The result of an engine, in a word.
     *
     * @param id of the engine
     * @param name of the engine, a short one
     * @param tip the deciding rule and its location
     * @param spoken the text for screen readers
     */
    public record Chip(String id, Sign sign, String name, String tip, String spoken) {}

    /**
     * The contents of the pane and the chips.
     *
     * @param title of the pane's tab, with the number of engines that reject
     * @param chips one for each chosen engine that supports the files, those that object first; none if nothing is open
     * @param signs the number of chosen engines by result, the most severe first
     * @param counts the same in words; empty if nothing is open
     * @param paths the chosen engines that require other paths; empty if none does
     * @param nothing the text of the empty pane; empty if there is a list
     * @param progress the reason for an incomplete result; empty if it is complete
     * @param resumable true if the check of the pair was stopped and can be resumed
     * @param unread the chosen engines that do not support the open files; empty if all do
     */
    public record State(
            String title,
            List<Chip> chips,
            Map<Sign, Integer> signs,
            String counts,
            String paths,
            String nothing,
            String progress,
            boolean resumable,
            String unread) {}

    /** Engines whose names, or that of their family, contain each word. */
    private static final Function<String, Predicate<Engine>> SEARCH = PaneRows.words((engine, word) -> String.join(
                    " ",
                    engine.name(),
                    String.join(" ", engine.others()),
                    engine.family().text())
            .toLowerCase(Locale.ROOT)
            .contains(word));

    private final Document document;
    private final PairValidator pairs;
    private final ChosenEngines engines;
    private final Texts words;
    private final WeightLosses losses;
    private final RowDetails<CompatibilityLine, Sign> details;
    private final List<Consumer<String>> askListeners = new ArrayList<>();
    private final StringProperty search = new SimpleStringProperty(this, "search", "");
    private final BooleanProperty objecting = new SimpleBooleanProperty(this, "objecting");
    private final ReadOnlyObjectWrapper<State> state;

    /** Whether the pane is visible; if it is not, its lines are not updated. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The families of the chosen engines, those that object first, then the others. */
    final ReadOnlyObjectWrapper<List<CompatibilityLine>> lines = new ReadOnlyObjectWrapper<>(this, "lines", List.of());

    private final WhenSeen listing = new WhenSeen(showing, this::list);
    private BiConsumer<Cure, List<Finding>> cure = (kind, findings) -> {};

    /** @param work a lane of its own */
    public CompatibilityViewModel(
            Document document, PairValidator pairs, ChosenEngines engines, BackgroundWork work, Texts words) {
        this.document = document;
        this.pairs = pairs;
        this.engines = engines;
        this.words = words;
        losses = new WeightLosses(document, work);
        details = new RowDetails<>(document, line -> line.statement().map(it -> texts().details(it, line.topic())));
        state = new ReadOnlyObjectWrapper<>(this, "state", now());
        losses.onChange(this::refresh);
        document.onOpened(opened -> details.replace(Optional.empty()));
        document.onOtherModel(() -> search.set(""));
        document.stateProperty().subscribe(this::refresh);
        search.subscribe(this::refresh);
        objecting.subscribe(this::refresh);
        engines.chosenProperty().subscribe(this::refresh);
        engines.chosenProperty().subscribe((before, now) -> forgetOthers());
    }

    private void refresh() {
        state.set(now());
        listing.run();
    }

    private void list() {
        CompatibilityTexts texts = texts();
        lines.set(new CompatibilityLines(texts, new Traits(words, texts.open(), losses))
                .of(SEARCH.apply(search.get()), objecting.get()));
        // The details of a row are valid as long as the row exists.
        details.chosen().ifPresent(line -> details.replace(find(line.id())));
    }

    /** The details are those of an engine that the user is interested in. */
    private void forgetOthers() {
        boolean other = details.chosen()
                .flatMap(CompatibilityLine::statement)
                .filter(shown -> !engines.get().contains(shown.engine()))
                .isPresent();
        if (other) {
            details.replace(Optional.empty());
        }
    }

    private CompatibilityTexts texts() {
        OpenModel open = document.getOpen();
        return CompatibilityTexts.of(
                words,
                open,
                document.getState().compatibility(),
                engines.get(),
                new CureActions(words, open, (kind, findings) -> cure.accept(kind, findings)));
    }

    private State now() {
        CompatibilityTexts texts = texts();
        OpenCompatibility known = texts.compatibility();
        PairState pair = document.getState().issues().pair();
        return new State(
                texts.title(),
                texts.chips(),
                texts.signs(),
                texts.counts(),
                texts.requiringPaths(),
                texts.nothing(),
                texts.state(pair),
                !known.complete() && (pair == PairState.STOPPED || pair == PairState.FAILED),
                texts.unread());
    }

    private Optional<CompatibilityLine> find(String id) {
        return lines.get().stream()
                .flatMap(CompatibilityViewModel::withAllBelow)
                .filter(line -> line.id().equals(id))
                .findFirst();
    }

    /** At most four levels: group, engine, summary of traits, trait. */
    private static Stream<CompatibilityLine> withAllBelow(CompatibilityLine line) {
        return Stream.concat(Stream.of(line), line.lines().stream().flatMap(CompatibilityViewModel::withAllBelow));
    }

    /** Shows the result of an engine. */
    public void ask(String engine) {
        list();
        if (find(engine).isEmpty()) {
            showAll();
        }
        askListeners.forEach(listener -> listener.accept(engine));
    }

    /** Resets the search and the choice of rows. */
    void showAll() {
        search.set("");
        objecting.set(false);
    }

    /** Shows the most severe result. */
    public void askWorst() {
        state.get().chips().stream().findFirst().ifPresent(worst -> ask(worst.id()));
    }

    /** Calls back with the id of an engine when its result is requested. */
    public void onAsk(Consumer<String> listener) {
        askListeners.add(listener);
    }

    /** Calls back with the findings of a rule when one of their cures is requested. */
    public void onCure(BiConsumer<Cure, List<Finding>> listener) {
        cure = listener;
    }

    public void resumePair() {
        pairs.resume();
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The details of the row that was selected last, and the targets of rows. */
    public RowDetails<CompatibilityLine, Sign> details() {
        return details;
    }

    /** The engines that chips and counts include. */
    public ChosenEngines engines() {
        return engines;
    }

    /** Words that must each occur in the names of listed engines. */
    public StringProperty searchProperty() {
        return search;
    }

    /** True if only engines that object or require other paths are listed. */
    public BooleanProperty objectingProperty() {
        return objecting;
    }
}
