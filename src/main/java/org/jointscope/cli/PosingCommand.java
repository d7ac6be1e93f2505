package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.analysis.PairFit;
import org.jointscope.export.Json;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Declarations;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.pose.md2.Md2Kernel;
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

    private Optional<Md5Mesh> mesh = Optional.empty();
    private Optional<Md5Anim> anim = Optional.empty();
    private Optional<Md2> md2 = Optional.empty();
    private Optional<Md5Scale> scale = Optional.empty();

    /** Reads the files; false, with a message printed, if one cannot be read. */
    final boolean read(List<Path> files) {
        boolean searches = files.stream().anyMatch(PosingCommand::isSearched);
        Inspection inspection =
                searches ? search(files) : Inspector.inspect(files).withoutUnread();
        for (InspectedFile file : inspection.files()) {
            if (file.kind() == FileKind.MD5CAMERA) {
                throw wrongUse("cli.pose.camera", file.path());
            }
            if (file.content() instanceof Declarations) {
                throw wrongUse("cli.pose.declarations", file.path());
            }
        }
        if (reportUnreadable(inspection)) {
            return false;
        }
        if (inspection.files().isEmpty()) {
            Words.report(err(), files.getFirst(), Words.text("cli.pose.nothing"));
            return false;
        }
        md2 = inspection.contents(Md2.class).findFirst();
        if (md2.isPresent() && files.size() > 1) {
            throw wrongUse("cli.pose.md2");
        }
        if (md2.filter(model -> model.frames().isEmpty()).isPresent()) {
            Words.report(err(), files.getFirst(), Words.text("cli.pose.noFrames"));
            return false;
        }
        if (inspection.meshes().count() > 1 || inspection.anims().count() > 1) {
            throw wrongUse("cli.pose.files");
        }
        mesh = inspection.meshes().findFirst();
        anim = inspection.anims().findFirst();
        scale = inspection.contents(Md5Scale.class).findFirst();
        if (scale.isPresent() && anim.isEmpty()) {
            throw wrongUse("cli.pose.scale");
        }
        return true;
    }

    /** Whether a path has other files that belong to it: a folder, a .def or a .skin. */
    private static boolean isSearched(Path path) {
        return Files.isDirectory(path)
                || FileKind.ofName(path)
                        .filter(kind -> kind == FileKind.DEF || kind == FileKind.SKIN)
                        .isPresent();
    }

    /** The model that the window would show, without declarations and camera; names its files. */
    private Inspection search(List<Path> files) {
        Opened opened = new SceneReader(root, game.tree(), folder -> Optional.empty())
                .read(files, OpenModel.NONE, Request.LAST);
        List<InspectedFile> posed = opened.model().files().stream()
                .filter(file -> !(file.content() instanceof Declarations) && file.kind() != FileKind.MD5CAMERA)
                .toList();
        if (!posed.isEmpty()) {
            String names = posed.stream().map(file -> file.path().toString()).collect(Collectors.joining(", "));
            Words.report(err(), Words.text("cli.pose.found", names));
        }
        return new Inspection(posed, opened.unreadable());
    }

    final Optional<Md5Mesh> mesh() {
        return mesh;
    }

    /** The model without joints. */
    final Optional<Md2> md2() {
        return md2;
    }

    private void requireFrame(int frameCount) {
        int last = Math.max(0, frameCount - 1);
        if (!(frame >= 0 && frame <= last)) {
            throw wrongUse("cli.pose.frame", last, frame);
        }
    }

    /** The frame of the pose; null for a bind pose. */
    final void writeFrame(Json json) throws IOException {
        json.member("frame", anim.isEmpty() && md2.isEmpty() ? null : (Object) frame);
    }

    /** The model at the requested frame. */
    final SkinnedModel posed() {
        if (md2.isPresent()) {
            requireFrame(md2.get().frames().size());
            SkinnedModel model = Md2Kernel.model(md2.get());
            model.pose(frame, new PoseOptions(blend, root, KeyframeMorph.LOOP_RULE));
            return model;
        }
        if (anim.isEmpty()) {
            return SkinnedModel.of(Md5Kernel.skin(mesh.orElseThrow()));
        }
        Clip clip = Md5Kernel.clip(anim.get(), scale);
        requireFrame(clip.frameCount());
        mesh.flatMap(skin -> PairFit.misfit(Md5Kernel.rig(skin), clip.rig()))
                .ifPresent(reason -> Words.report(err(), Words.text("cli.misfit", reason)));
        SkinnedModel model =
                mesh.map(skin -> SkinnedModel.of(Md5Kernel.skin(skin), clip)).orElseGet(() -> SkinnedModel.of(clip));
        model.pose(frame, new PoseOptions(blend, root, clip.ownLoopRule()));
        return model;
    }
}
