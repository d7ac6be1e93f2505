package org.jointscope.ui.app;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.check.decl.LoadedModel;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Component;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.viewport.Comparison;
import org.jointscope.ui.viewport.Layer;
import org.jointscope.ui.viewport.Layers;
import org.jointscope.ui.viewport.ShowAsViewModel;
import org.jointscope.ui.viewport.ViewportViewModel;

/** Describes what is open and how it is shown, and shows the files of a session as described. */
record SessionState(Document document, ViewportViewModel viewport, ShowAsViewModel showAs, IssuesFold fold) {

    /** The current state. */
    Session capture(KindTabs right, KindTabs lower) {
        OpenModel open = document.getOpen();
        return new Session(
                open.files().stream().map(InspectedFile::path).toList(),
                new Session.Declared(
                        open.def().model().map(LoadedModel::name),
                        Optional.of(open.def().skinName().orElse(""))
                                .filter(name -> !open.def().skins().isEmpty())),
                selected(open),
                played(),
                viewport.view(),
                shown(),
                new Session.Panes(
                        right.selected(),
                        lower.selected(),
                        Optional.of(fold.unfoldedProperty().get())));
    }

    private Session.Selected selected(OpenModel open) {
        int joint = document.selectedJointProperty().get();
        return new Session.Selected(
                joint == Rig.NO_JOINT
                        ? Optional.empty()
                        : Optional.of(open.model().rig().name(joint)),
                document.selectedComponentProperty().get(),
                document.hiddenMeshes().stream().sorted().toList());
    }

    private Session.Played played() {
        Playback playback = document.playback();
        Playback.Range range = playback.range();
        boolean keyframes = playback.timeline() == Timeline.MD2;
        return new Session.Played(
                Optional.of(playback.timeline()),
                Optional.of(playback.getFrame()),
                Optional.of(playback.playingProperty().get()),
                Optional.of(playback.speedProperty().get()),
                Optional.of(playback.frameRateProperty().get()).filter(rate -> keyframes),
                Optional.of(playback.loopModeProperty().get()),
                range.isWhole() ? List.of() : List.of(range.start(), range.end()));
    }

    private Session.Shown shown() {
        Map<String, Boolean> layers = new HashMap<>();
        for (Layer layer : Layers.ALL) {
            layers.put(layer.sessionName(), viewport.visible(layer).get());
        }
        return new Session.Shown(
                layers,
                Optional.of(document.flight().lookedThroughProperty().get()),
                Optional.of(showAs.stateProperty().getValue().chosen()).filter(id -> !id.isEmpty()),
                Optional.of(document.rootModeProperty().get()),
                Optional.of(document.playback().loopRuleProperty().get()),
                Optional.of(viewport.comparisonProperty().get().name()),
                Optional.of(document.md2().surfaceProperty().get()),
                Optional.of(document.md2().normalsProperty().get()));
    }

    /** Shows the open files, which are those of the session, as far as they are readable. */
    void restore(Session session, KindTabs right, KindTabs lower) {
        session.played().timeline().ifPresent(timeline -> document.playheads().show(timeline == Timeline.CAMERA));
        show(session.shown());
        select(session.selected());
        play(session.played());
        session.view().ifPresent(viewport::show);
        session.shown()
                .throughCamera()
                .filter(through -> document.getOpen().camera().isPresent())
                .ifPresent(document.flight().lookedThroughProperty()::set);
        session.panes().right().ifPresent(right::select);
        session.panes().lower().ifPresent(lower::select);
        session.panes().unfolded().ifPresent(fold.unfoldedProperty()::set);
    }

    private void show(Session.Shown shown) {
        for (Layer layer : Layers.ALL) {
            Optional.ofNullable(shown.layers().get(layer.sessionName())).ifPresent(viewport.visible(layer)::set);
        }
        shown.comparison()
                .flatMap(name -> Arrays.stream(Comparison.Mode.values())
                        .filter(mode -> mode.name().equals(name))
                        .findFirst())
                .ifPresent(viewport.comparisonProperty()::set);
        shown.surface().ifPresent(document.md2().surfaceProperty()::set);
        shown.normals().ifPresent(document.md2().normalsProperty()::set);
        shown.engine().ifPresent(showAs::choose);
        shown.root().ifPresent(document.rootModeProperty()::set);
        shown.loopRule().ifPresent(document.playback().loopRuleProperty()::set);
    }

    private void select(Session.Selected selected) {
        Rig rig = document.getOpen().model().rig();
        selected.joint()
                .flatMap(name -> IntStream.range(0, rig.size())
                        .filter(joint -> rig.name(joint).equals(name))
                        .boxed()
                        .findFirst())
                .ifPresent(joint -> select(joint, selected.component()));
        int meshes = document.getOpen().meshes().size();
        selected.hiddenMeshes().stream()
                .filter(mesh -> mesh >= 0 && mesh < meshes)
                .forEach(document.hiddenMeshes()::add);
    }

    private void select(int joint, Optional<Component> component) {
        document.selectJoint(joint);
        component.ifPresent(it -> document.select(joint, it));
    }

    private void play(Session.Played played) {
        Playback playback = document.playback();
        played.speed()
                .map(speed -> Math.clamp(speed, Playback.SLOWEST, Playback.FASTEST))
                .ifPresent(playback.speedProperty()::set);
        played.rate().ifPresent(playback::setFrameRate);
        played.loop().ifPresent(playback.loopModeProperty()::set);
        if (played.range().size() == 2) {
            playback.setRange(played.range().getFirst(), played.range().getLast());
        }
        played.frame().ifPresent(playback::seek);
        played.playing().filter(playing -> playback.canPlay()).ifPresent(playback.playingProperty()::set);
    }
}
