package org.jointscope.ui.app;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jointscope.check.decl.LoadedModel;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.TextureChoice;
import org.jointscope.pose.Rig;
import org.jointscope.render.coloring.SurfaceColorings;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.preview.EnginePreviewViewModel;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.tabs.KindTabs;
import org.jointscope.ui.viewport.Comparison;
import org.jointscope.ui.viewport.Layers;
import org.jointscope.ui.viewport.ViewportViewModel;
import org.jointscope.ui.viewport.colors.SurfaceColors;
import org.jointscope.ui.viewport.overlay.Layer;

/** Describes what is open and how it is shown, and shows the files of a session as described. */
record SessionState(
        Document document, ViewportViewModel viewport, EnginePreviewViewModel enginePreview, IssuesFold fold) {

    /** The current state. */
    Session capture(KindTabs right, KindTabs lower) {
        OpenModel open = document.getOpen();
        return new Session(
                open.files().stream().map(InspectedFile::path).toList(),
                new Session.Declared(
                        open.def().model().map(LoadedModel::name).orElse(null),
                        open.def().skins().isEmpty()
                                ? null
                                : open.def().skinName().orElse("")),
                new Session.Textures(
                        open.choice().images(),
                        open.choice().skin(),
                        open.choice().frame()),
                selected(open),
                played(),
                viewport.view().orElse(null),
                shown(),
                new Session.Panes(
                        right.selected().orElse(null),
                        lower.selected().orElse(null),
                        fold.unfoldedProperty().get()));
    }

    private Session.Selected selected(OpenModel open) {
        int joint = document.selectedJointProperty().get();
        return new Session.Selected(
                joint == Rig.NO_JOINT ? null : open.model().rig().name(joint),
                document.selectedComponentProperty().get().orElse(null),
                document.hiddenMeshes().stream().sorted().toList());
    }

    private Session.Played played() {
        Playback playback = document.playback();
        Playback.Range range = playback.range();
        return new Session.Played(
                playback.timeline(),
                playback.getFrame(),
                playback.playingProperty().get(),
                playback.speedProperty().get(),
                playback.timeline() == Timeline.MD2
                        ? playback.frameRateProperty().getValue()
                        : null,
                playback.loopModeProperty().get(),
                range.isWhole() ? List.of() : List.of(range.start(), range.end()));
    }

    private Session.Shown shown() {
        Map<String, Boolean> layers = new HashMap<>();
        for (Layer layer : Layers.ALL) {
            layers.put(layer.sessionName(), viewport.visible(layer).get());
        }
        String engine = enginePreview.stateProperty().getValue().chosen();
        return new Session.Shown(
                layers,
                document.cameraPlayhead().lookedThroughProperty().get(),
                engine.isEmpty() ? null : engine,
                document.rootModeProperty().get(),
                document.playback().loopRuleProperty().get(),
                viewport.comparisonProperty().get().name(),
                viewport.colors().choiceProperty().get(),
                viewport.colors().descendantsProperty().get(),
                document.md2().surfaceProperty().get(),
                document.md2().normalsProperty().get());
    }

    /** Shows the open files, which are those of the session, as far as they are readable. */
    void restore(Session session, KindTabs right, KindTabs lower) {
        ifPresent(
                session.playback().timeline(), timeline -> document.playheads().show(timeline == Timeline.CAMERA));
        document.choose(new TextureChoice(
                session.textures().images(),
                Objects.requireNonNullElse(session.textures().skin(), 0),
                Objects.requireNonNullElse(session.textures().frame(), 0)));
        show(session.show());
        select(session.selection());
        play(session.playback());
        ifPresent(session.view(), viewport::show);
        if (document.getOpen().camera().isPresent()) {
            ifPresent(session.show().throughCamera(), document.cameraPlayhead().lookedThroughProperty()::set);
        }
        ifPresent(session.panes().right(), right::select);
        ifPresent(session.panes().lower(), lower::select);
        ifPresent(session.panes().unfolded(), fold.unfoldedProperty()::set);
    }

    private static <T> void ifPresent(T value, Consumer<? super T> target) {
        if (value != null) {
            target.accept(value);
        }
    }

    private void show(Session.Shown shown) {
        for (Layer layer : Layers.ALL) {
            ifPresent(shown.layers().get(layer.sessionName()), viewport.visible(layer)::set);
        }
        // Before there were other colorings, this was a layer.
        ifPresent(
                shown.layers().get("VERTEX_COLORS"),
                on -> viewport.colors().choiceProperty().set(on ? SurfaceColorings.FILE.id() : SurfaceColors.TEXTURE));
        ifPresent(shown.colors(), viewport.colors().choiceProperty()::set);
        ifPresent(shown.descendants(), viewport.colors().descendantsProperty()::set);
        Arrays.stream(Comparison.Mode.values())
                .filter(mode -> mode.name().equals(shown.comparison()))
                .forEach(viewport.comparisonProperty()::set);
        ifPresent(shown.surface(), document.md2().surfaceProperty()::set);
        ifPresent(shown.normals(), document.md2().normalsProperty()::set);
        ifPresent(shown.engine(), enginePreview::choose);
        ifPresent(shown.root(), document.rootModeProperty()::set);
        ifPresent(shown.loopRule(), document.playback().loopRuleProperty()::set);
    }

    private void select(Session.Selected selected) {
        Rig rig = document.getOpen().model().rig();
        IntStream.range(0, rig.size())
                .filter(joint -> rig.name(joint).equals(selected.joint()))
                .findFirst()
                .ifPresent(joint -> {
                    document.selectJoint(joint);
                    ifPresent(selected.component(), component -> document.select(joint, component));
                });
        int meshes = document.getOpen().meshes().size();
        selected.hiddenMeshes().stream()
                .filter(mesh -> mesh >= 0 && mesh < meshes)
                .forEach(document.hiddenMeshes()::add);
    }

    private void play(Session.Played played) {
        Playback playback = document.playback();
        ifPresent(
                played.speed(),
                speed -> playback.speedProperty().set(Math.clamp(speed, Playback.SLOWEST, Playback.FASTEST)));
        ifPresent(played.rate(), playback::setFrameRate);
        ifPresent(played.loop(), playback.loopModeProperty()::set);
        if (played.range().size() == 2) {
            playback.setRange(played.range().getFirst(), played.range().getLast());
        }
        ifPresent(played.frame(), playback::seek);
        if (playback.canPlay()) {
            ifPresent(played.playing(), playback.playingProperty()::set);
        }
    }
}
