package org.jointscope.ui.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.value.ObservableValue;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineTraits.Frames;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.EnginePreview;

/** The engine preview: the choices, and the current one. */
public final class EnginePreviewViewModel {

    /** The default settings. */
    public static final String USUAL = "usual";

    /**
     * A choice of the engine preview.
     *
     * @param family of the engine; empty for the default settings
     * @param id of the engine, or {@link #USUAL}
     * @param what the settings of the choice, in lines
     */
    public record Choice(String family, String id, String name, String what) {}

    /**
     * The state of the engine preview.
     *
     * @param offered whether there is a model with engine previews
     * @param chosen the id of the choice; empty for other settings
     * @param name of the engine; empty if none
     * @param title of the preview, in a few words; empty without an engine
     * @param legend the differences between the viewport and the file; empty without an engine
     */
    public record State(boolean offered, String chosen, String name, String title, String legend) {}

    private final Document document;
    private final EnginePreview preview;
    private final Texts texts;
    private final List<Engine> engines = Engines.ALL.stream()
            .filter(engine -> engine.reads().contains(Target.MD5MESH))
            .filter(engine -> engine.traits().playback().isPresent())
            .toList();
    private final ObjectBinding<State> state;
    private final CommonMistakes mistakes;

    public EnginePreviewViewModel(Document document, Texts texts) {
        this.document = document;
        this.preview = document.preview();
        this.texts = texts;
        this.mistakes = new CommonMistakes(preview, texts);
        this.state = Bindings.createObjectBinding(
                this::findState,
                preview.engineProperty(),
                preview.blendProperty(),
                preview.unflaggedProperty(),
                preview.weightsProperty(),
                preview.mistakesProperty(),
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
        List<String> parts = parts(engine);
        if (document.getOpen().scale().isPresent()) {
            boolean scales = engine.traits().playback().orElseThrow().scales();
            parts.add(texts.of(scales ? "viewport.as.scales.on" : "viewport.as.scales.off"));
        }
        return texts.of("viewport.as.legend", titleOf(engine), String.join("\n", parts));
    }

    private List<String> parts(Engine engine) {
        PlaybackProfile manner = engine.traits().playback().orElseThrow();
        List<String> parts = new ArrayList<>();
        parts.add(texts.of("viewport.as.root." + manner.root()));
        parts.add(weights(manner.weights()));
        parts.add(texts.of("viewport.as.blend." + manner.blend()));
        parts.add(texts.of("viewport.as.loop." + manner.loop()));
        if (manner.unflagged() == Unflagged.ZERO) {
            parts.add(texts.of("viewport.as.unflagged.ZERO"));
        }
        if (manner.frames() == Frames.HALVED) {
            parts.add(texts.of("viewport.as.frames.HALVED"));
        }
        return parts;
    }

    private String weights(WeightLimit limit) {
        String all = limit.equals(WeightLimit.NONE) ? "all" : "first";
        return limit.most().isPresent()
                ? texts.of("viewport.as.weights", limit.most().getAsInt())
                : texts.of("viewport.as.weights." + all);
    }

    /** The mistakes that can be made on purpose. */
    public CommonMistakes mistakes() {
        return mistakes;
    }

    /** The default settings first, then the engines. */
    public List<Choice> choices() {
        Choice usual = new Choice("", USUAL, texts.of("viewport.as.usual"), texts.of("viewport.as.usual.help"));
        return Stream.concat(Stream.of(usual), engines.stream().map(this::choice))
                .toList();
    }

    private Choice choice(Engine engine) {
        List<String> parts = parts(engine);
        String key = parts.size() == 4 ? "viewport.as.what" : "viewport.as.what.five";
        String what = texts.of(key, parts.toArray());
        return new Choice(engine.family().text(), engine.id(), engine.name(), what);
    }

    /** Shows the model with one of the {@link #choices}, by its id. */
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

    /** The current choice, and its description. */
    public ObservableValue<State> stateProperty() {
        return state;
    }
}
