package org.jointscope.cli;

import org.jointscope.analysis.PairFit;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The options of commands that pose a model, and the models in their files: a mixin. */
final class Posing {

    @Option(
            names = "--frame",
            paramLabel = "F",
            description =
                    "Zero-based; a fraction lies between two frames. Default: ${DEFAULT-VALUE}.",
            defaultValue = "0",
            converter = NumberConverter.class)
    private double frame;

    @Option(
            names = "--blend",
            paramLabel = "HOW",
            description = "Between two frames: local, model or none. Default: ${DEFAULT-VALUE}.",
            defaultValue = "local")
    private Blend blend;

    @Option(
            names = "--root",
            paramLabel = "MODE",
            description =
                    "Where the root stands: file, doom3 or in-place. Default: ${DEFAULT-VALUE}.",
            defaultValue = "file",
            converter = RootModeConverter.class)
    private RootMode root;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private final List<Md5Mesh> meshes = new ArrayList<>();
    private final List<Md5Anim> anims = new ArrayList<>();
    private final List<Md2> md2s = new ArrayList<>();

    /** Reads the files; false, with a message printed, if one cannot be read. */
    boolean read(List<Path> files) {
        Inspection inspection = Inspector.inspect(files);
        for (InspectedFile file : inspection.files()) {
            switch (file.content()) {
                case Md5Mesh mesh -> meshes.add(mesh);
                case Md5Anim anim -> anims.add(anim);
                case Md2 md2 -> md2s.add(md2);
                case Md5Camera camera ->
                        throw wrongUse(file.path() + " is a camera: it has no joints.");
            }
        }
        if (Terminal.reportUnreadable(inspection.unreadable(), spec.commandLine().getErr())) {
            return false;
        }
        if (!md2s.isEmpty() && files.size() > 1) {
            throw wrongUse("An .md2 is given alone.");
        }
        if (meshes.size() > 1 || anims.size() > 1) {
            throw wrongUse("Give one .md5mesh, one .md5anim, or one of each.");
        }
        return true;
    }

    boolean json() {
        return json;
    }

    Optional<Md5Mesh> mesh() {
        return meshes.stream().findFirst();
    }

    /** A model that moves without joints. */
    Optional<Md2> md2() {
        return md2s.stream().findFirst();
    }

    /**
     * The frame of the .md2 that was asked for, after which nothing is blended if that was, too.
     */
    double keyframe() {
        requireFrame(md2s.getFirst().frames().size());
        return blend == Blend.NONE ? Math.floor(frame) : frame;
    }

    private void requireFrame(int frameCount) {
        int last = Math.max(0, frameCount - 1);
        if (!(frame >= 0 && frame <= last)) {
            throw wrongUse("--frame takes a number from 0 to " + last + ", not " + frame + ".");
        }
    }

    /** The frame that the model is posed at; empty for a bind pose. */
    OptionalDouble frame() {
        return anims.isEmpty() && md2s.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(frame);
    }

    /** The model at the frame that was asked for. */
    SkinnedModel posed() {
        if (anims.isEmpty()) {
            return SkinnedModel.of(Md5Kernel.skin(meshes.getFirst()));
        }
        Clip clip = Md5Kernel.clip(anims.getFirst());
        requireFrame(clip.frameCount());
        mesh().ifPresent(mesh -> warnOfMisfit(Md5Kernel.rig(mesh), clip.rig()));
        SkinnedModel model =
                mesh().map(mesh -> SkinnedModel.of(Md5Kernel.skin(mesh), clip))
                        .orElseGet(() -> SkinnedModel.of(clip));
        model.pose(frame, blend, root, clip.ownLoopRule());
        return model;
    }

    private void warnOfMisfit(Rig mesh, Rig anim) {
        PairFit.misfit(mesh, anim)
                .ifPresent(
                        reason ->
                                spec.commandLine()
                                        .getErr()
                                        .println(
                                                "jointscope: the animation was not made for the"
                                                        + " mesh: "
                                                        + Terminal.safe(reason)));
    }

    ParameterException wrongUse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Says what is wanted in words that are not Java's. */
    static final class NumberConverter implements picocli.CommandLine.ITypeConverter<Double> {

        @Override
        public Double convert(String value) {
            try {
                return Double.valueOf(value);
            } catch (NumberFormatException e) {
                throw new picocli.CommandLine.TypeConversionException(
                        "expected a number, but was '" + value + "'");
            }
        }
    }

    /** Enum constants as the command line spells them: {@code in-place}. */
    static final class RootModeConverter implements picocli.CommandLine.ITypeConverter<RootMode> {

        @Override
        public RootMode convert(String value) {
            for (RootMode mode : RootMode.values()) {
                if (mode.name().replace('_', '-').equalsIgnoreCase(value)) {
                    return mode;
                }
            }
            throw new picocli.CommandLine.TypeConversionException(
                    "expected one of file, doom3, in-place, but was '" + value + "'");
        }
    }
}
