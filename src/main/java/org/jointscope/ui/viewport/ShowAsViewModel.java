package org.jointscope.ui.viewport;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.value.ObservableValue;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.EnginePreview;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

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

    /**
     * What is said of the manner in force.
     *
     * @param offered whether there is a model that engines show in their manners
     * @param chosen the id of the choice; empty in nobody's manner
     * @param name of the engine; empty if it is none
     * @param title whose manner it is, in a few words; empty in no engine's manner
     * @param legend what is otherwise in the picture than in the file; empty likewise
     */
    public record State(boolean offered, String chosen, String name, String title, String legend) {}

    private final Document document;
    private final EnginePreview preview;
    private final Texts texts;
    private final List<Engine> engines =
            Engines.ALL.stream()
                    .filter(engine -> engine.reads().contains(Target.MD5MESH))
                    .filter(engine -> engine.traits().playback().isPresent())
                    .toList();
    private final ObjectBinding<State> state;

    public ShowAsViewModel(Document document, Texts texts) {
        this.document = document;
        this.preview = document.preview();
        this.texts = texts;
        this.state =
                Bindings.createObjectBinding(
                        this::findState,
                        preview.engineProperty(),
                        preview.blendProperty(),
                        preview.weightsProperty(),
                        document.rootModeProperty(),
                        document.playback().loopRuleProperty(),
                        document.playback().framesProperty(),
                        document.stateProperty());
    }

    private State findState() {
        boolean offered = document.getOpen().hasModel();
        Optional<Engine> engine = preview.engineProperty().get();
        Optional<Engine> shown = engine.filter(it -> offered);
        return new State(
                offered,
                engine.map(Engine::id).orElseGet(() -> preview.isUsual() ? USUAL : ""),
                engine.map(Engine::name).orElse(""),
                shown.map(this::titleOf).orElse(""),
                shown.map(this::legendOf).orElse(""));
    }

    private String titleOf(Engine engine) {
        return texts.of("viewport.as.title", engine.name());
    }

    private String legendOf(Engine engine) {
        String parts = String.join("\n", parts(engine));
        return texts.of("viewport.as.legend", titleOf(engine), parts);
    }

    private List<String> parts(Engine engine) {
        PlaybackProfile manner = engine.traits().playback().orElseThrow();
        OptionalInt most = manner.weights().most();
        return List.of(
                texts.of("viewport.as.root." + manner.root()),
                most.isPresent()
                        ? texts.of("viewport.as.weights", most.getAsInt())
                        : texts.of("viewport.as.weights.all"),
                texts.of("viewport.as.blend." + manner.blend()),
                texts.of("viewport.as.loop." + manner.loop()));
    }

    /** The usual manner first, then those of the engines. */
    public List<Choice> choices() {
        Choice usual =
                new Choice(
                        USUAL, texts.of("viewport.as.usual"), texts.of("viewport.as.usual.help"));
        return Stream.concat(Stream.of(usual), engines.stream().map(this::choice)).toList();
    }

    private Choice choice(Engine engine) {
        String what = texts.of("viewport.as.what", parts(engine).toArray());
        return new Choice(engine.id(), engine.name(), what);
    }

    /** Shows the model in the manner of one of the {@link #choices}, by its id. */
    public void choose(String id) {
        if (id.equals(USUAL)) {
            preview.showUsual();
        } else {
            engines.stream()
                    .filter(engine -> engine.id().equals(id))
                    .findFirst()
                    .ifPresent(preview::show);
        }
    }

    /** Which choice is in force, and what is said of it. */
    public ObservableValue<State> stateProperty() {
        return state;
    }
}
