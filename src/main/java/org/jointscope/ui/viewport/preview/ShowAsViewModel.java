package org.jointscope.ui.viewport.preview;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.EnginePreview;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Timeline;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** In whose manner the model is shown: who there is to choose from, and who it is. */
public final class ShowAsViewModel {

    /** As it is shown at first. */
    public static final String USUAL = "usual";

    /**
     * A manner to show the model in.
     *
     * @param id of the engine, or {@link #USUAL}
     * @param what it sets, in lines
     */
    public record Choice(String id, String name, String what) {}

    private final Document document;
    private final EnginePreview preview;
    private final Playback playback;
    private final Texts texts;
    private final List<Engine> engines =
            Engines.ALL.stream()
                    .filter(engine -> engine.reads().contains(Target.MD5MESH))
                    .filter(engine -> engine.traits().playback().isPresent())
                    .toList();
    private final ObservableBooleanValue offered;
    private final ObservableValue<String> chosen;
    private final ObservableValue<String> name;
    private final ObservableValue<String> title;
    private final ObservableValue<String> legend;

    public ShowAsViewModel(Document document, Texts texts) {
        this.document = document;
        this.preview = document.preview();
        this.playback = document.playback();
        this.texts = texts;
        this.offered =
                Bindings.createBooleanBinding(
                        () -> document.getOpen().hasModel(), document.stateProperty());
        this.chosen =
                Bindings.createStringBinding(
                        this::findChosen,
                        preview.engineProperty(),
                        preview.blendProperty(),
                        preview.weightsProperty(),
                        document.rootModeProperty(),
                        playback.loopRuleProperty(),
                        playback.framesProperty());
        this.name = preview.engineProperty().map(engine -> engine.map(Engine::name).orElse(""));
        this.title =
                Bindings.createStringBinding(
                        () -> shown().map(this::titleOf).orElse(""),
                        preview.engineProperty(),
                        document.stateProperty());
        this.legend =
                Bindings.createStringBinding(
                        this::describe, preview.engineProperty(), document.stateProperty());
    }

    private String findChosen() {
        return preview.engineProperty()
                .get()
                .map(Engine::id)
                .orElseGet(() -> isUsual() ? USUAL : "");
    }

    private boolean isUsual() {
        boolean ownLoop =
                playback.timeline() == Timeline.FLIGHT
                        || playback.loopRuleProperty().get()
                                == playback.framesProperty().get().loop();
        return ownLoop
                && document.rootModeProperty().get() == RootMode.IN_PLACE
                && preview.blendProperty().get() == Blend.LOCAL
                && preview.weightsProperty().get().equals(WeightLimit.NONE);
    }

    private Optional<Engine> shown() {
        return preview.engineProperty().get().filter(engine -> offered.get());
    }

    private String titleOf(Engine engine) {
        return texts.of("viewport.as.title", engine.name());
    }

    private String describe() {
        return shown().map(
                        engine ->
                                texts.of(
                                        "viewport.as.legend",
                                        titleOf(engine),
                                        String.join(
                                                "\n",
                                                parts(engine.traits().playback().orElseThrow()))))
                .orElse("");
    }

    private List<String> parts(PlaybackProfile manner) {
        List<String> parts = new ArrayList<>();
        parts.add(texts.of("viewport.as.root." + manner.root()));
        parts.add(
                manner.weights().most().isPresent()
                        ? texts.of("viewport.as.weights", manner.weights().most().getAsInt())
                        : texts.of("viewport.as.weights.all"));
        parts.add(texts.of("viewport.as.blend." + manner.blend()));
        parts.add(texts.of("viewport.as.loop." + manner.loop()));
        return parts;
    }

    /** The usual manner first, then those of the engines. */
    public List<Choice> choices() {
        List<Choice> choices = new ArrayList<>();
        choices.add(
                new Choice(
                        USUAL, texts.of("viewport.as.usual"), texts.of("viewport.as.usual.help")));
        for (Engine engine : engines) {
            List<String> parts = parts(engine.traits().playback().orElseThrow());
            choices.add(
                    new Choice(
                            engine.id(),
                            engine.name(),
                            texts.of("viewport.as.what", parts.toArray())));
        }
        return choices;
    }

    /** Shows the model in the manner of one of the {@link #choices}, by its id. */
    public void choose(String id) {
        if (id.equals(USUAL)) {
            LoopRule own = playback.framesProperty().get().loop();
            preview.showUsual(own);
        } else {
            engines.stream()
                    .filter(engine -> engine.id().equals(id))
                    .findFirst()
                    .ifPresent(preview::show);
        }
    }

    /** The id of the choice that is in force; empty in nobody's manner. */
    public ObservableValue<String> chosenProperty() {
        return chosen;
    }

    /** Whether there is a model that engines show in their manners. */
    public ObservableBooleanValue offeredProperty() {
        return offered;
    }

    /** The name of the engine in whose manner the model is shown; empty if it is none. */
    public ObservableValue<String> nameProperty() {
        return name;
    }

    /** In whose manner the model is shown, in a few words; empty in no engine's manner. */
    public ObservableValue<String> titleProperty() {
        return title;
    }

    /** What is otherwise in the picture than in the file; empty in no engine's manner. */
    public ObservableValue<String> legendProperty() {
        return legend;
    }
}
