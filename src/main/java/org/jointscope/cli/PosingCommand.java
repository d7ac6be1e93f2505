package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jointscope.analysis.PairFit;
import org.jointscope.export.Json;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Declarations;
import org.jointscope.model.Materials;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Scale;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Mistake;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.SceneReader;
import org.jointscope.scene.SceneReader.Opened;
import org.jointscope.scene.SceneReader.Request;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that poses a model. */
abstract class PosingCommand extends JsonCommand {

    @Mixin
    private GameFolders game;

    @Option(names = "--frame", descriptionKey = "jointscope.frame", paramLabel = "F", defaultValue = "0")
    private double frame;

    @Option(
            names = "--interpolate",
            descriptionKey = "jointscope.interpolate",
            paramLabel = "HOW",
            defaultValue = "local")
    private Blend blend;

    @Option(names = "--root", descriptionKey = "jointscope.root", paramLabel = "MODE", defaultValue = "file")
    private RootMode root;

    @Option(
            names = "--mistake",
            descriptionKey = "jointscope.mistake",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = Converters.MistakeNames.class)
    private Set<Mistake> mistakes = Set.of();

    private OpenModel open = OpenModel.NONE;

    /** Reads the files; false, with a message printed, if one cannot be read. */
    final boolean read(List<Path> files) {
        if (files.stream().anyMatch(PosingCommand::isSearched)) {
            return search(files);
        }
        Inspection inspection = Inspector.inspect(files).withoutUnread();
        for (InspectedFile file : inspection.files()) {
            if (file.kind() == FileKind.MD5CAMERA) {
                throw wrongUse("cli.pose.camera", file.path());
            }
            if (file.content() instanceof Declarations || file.content() instanceof Materials) {
                throw wrongUse("cli.pose.declarations", file.path());
            }
        }
        if (reportUnreadable(inspection)) {
            return false;
        }
        boolean md2 = inspection.contents(Md2.class).findFirst().isPresent();
        if (md2 && files.size() > 1) {
            throw wrongUse("cli.pose.md2");
        }
        if (inspection.meshes().count() > 1 || inspection.anims().count() > 1) {
            throw wrongUse("cli.pose.files");
        }
        boolean scale = inspection.contents(Md5Scale.class).findFirst().isPresent();
        if (scale && inspection.anims().findFirst().isEmpty()) {
            throw wrongUse("cli.pose.scale");
        }
        return show(files, OpenModel.of(inspection, OpenModel.NONE, root));
    }

    /** Sets the model; false, with a message printed, if there is nothing to pose. */
    private boolean show(List<Path> files, OpenModel model) {
        open = model;
        boolean there = model.hasModel() || model.md2().isPresent();
        boolean posable = model.md2Model().filter(md2 -> md2.frames().isEmpty()).isEmpty();
        if (!there || !posable) {
            String reason = Words.text(there ? "cli.pose.noFrames" : "cli.pose.nothing");
            Words.report(err(), files.getFirst(), reason);
        }
        return there && posable;
    }

    /** Whether a path has other files that belong to it: a folder, a .def or a .skin. */
    private static boolean isSearched(Path path) {
        return StoredFiles.isFolder(path)
                || FileKind.ofName(path)
                        .filter(kind -> kind == FileKind.DEF || kind == FileKind.SKIN)
                        .isPresent();
    }

    /** Reads the model that the window would show, and names its files. */
    private boolean search(List<Path> files) {
        Opened opened = new SceneReader(root, game.tree(), folder -> Optional.empty())
                .read(files, OpenModel.NONE, Request.LAST);
        if (Terminal.reportUnreadable(opened.unreadable(), err()) || !show(files, opened.model())) {
            return false;
        }
        String names = opened.model().files().stream()
                .map(file -> file.path().toString())
                .collect(Collectors.joining(", "));
        Words.report(err(), Words.text("cli.pose.found", names));
        return true;
    }

    /** The files that were read. */
    final OpenModel open() {
        return open;
    }

    private void requireFrame(double at, int frameCount) {
        int last = Math.max(0, frameCount - 1);
        if (!(at >= 0 && at <= last)) {
            throw wrongUse("cli.pose.frame", last, at == (long) at ? String.valueOf((long) at) : at);
        }
    }

    /** The frame of the pose; null for a bind pose. */
    final void writeFrame(Json json) throws IOException {
        json.member("frame", isMoving() ? (Object) frame : null);
    }

    private boolean isMoving() {
        return open.anim().isPresent() || open.md2().isPresent();
    }

    /** The model at the requested frame; without an animation, in its bind pose. */
    final SkinnedModel posed() {
        reportMisfit();
        pose(frame);
        return open.model();
    }

    /** The requested frame. */
    final double frame() {
        return frame;
    }

    /** Sets the model to a frame; without an animation, to its bind pose. */
    final void pose(double at) {
        if (isMoving()) {
            SkinnedModel model = open.model();
            requireFrame(at, model.frameCount());
            model.pose(at, options());
        }
    }

    /** How the frames are posed. */
    final PoseOptions options() {
        return new PoseOptions(blend, root, open.timelineFrames().loop()).with(mistakes);
    }

    /** Warns if mesh and animation do not match. */
    private void reportMisfit() {
        if (isMoving()) {
            open.md5Mesh()
                    .flatMap(mesh ->
                            open.md5Anim().flatMap(anim -> PairFit.misfit(Md5Kernel.rig(mesh), Md5Kernel.rig(anim))))
                    .ifPresent(reason -> Words.report(err(), Words.text("cli.misfit", reason)));
        }
    }
}
