package org.jointscope.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.cli.WriteReport.Product;
import org.jointscope.edit.Edit.FrameRateEdit;
import org.jointscope.edit.TransformModel;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "transform", mixinStandardHelpOptions = true, sortOptions = false)
final class TransformCommand extends EditingCommand<TransformCommand.Transformed> {

    @Option(names = "--scale", order = 10, paramLabel = "FACTOR")
    private double scale = 1;

    @Option(names = "--rotate", order = 11, paramLabel = "X,Y,Z", split = ",")
    private double[] angles = {0, 0, 0};

    @Option(names = "--frame-rate", order = 12, paramLabel = "FPS")
    private Optional<Integer> frameRate;

    /**
     * The result for a file.
     *
     * @param done what changed, as a phrase
     * @param added the flags that roots have got, a line per joint
     * @param loose whether the bounds are larger than necessary
     */
    record Transformed(Changed changed, String done, List<String> added, boolean loose) implements Product {

        @Override
        public byte[] bytes() {
            return changed.bytes();
        }

        @Override
        public String summary() {
            return done;
        }

        @Override
        public List<String> details() {
            List<String> details = new ArrayList<>(added);
            if (loose) {
                details.add(Words.text("cli.transform.bounds"));
            }
            details.addAll(changed.details());
            return details;
        }

        @Override
        public void write(Json json) throws IOException {
            json.member("flagsAdded", added)
                    .member("losses", changed.losses().stream().map(Enum::name).toList());
        }
    }

    @Override
    Transformed product(InspectedFile file) throws UnsuitableException {
        requireCurrent(file);
        TransformModel edit = edit();
        ModelFile edited = switch (file.content()) {
            case Md5Mesh mesh when edit.leavesNormals(mesh) -> throw new UnsuitableException("cli.transform.normals");
            case Md5Mesh mesh -> edit.applyTo(mesh);
            case Md5Anim anim -> withRate(edit.applyTo(anim));
            case Md5Camera camera -> edit.applyTo(camera);
            default -> throw new UnsuitableException("cli.convert.kind");
        };
        if (edited == file.content() && !hasRate(edited)) {
            throw new UnsuitableException(edit.isPossible() ? "cli.transform.not" : "cli.transform.noRate");
        }
        boolean loose = edited instanceof Md5Anim && !edit.isOfRightAngles();
        return new Transformed(changed(file, edited), done(edit, edited), added(file.content(), edited), loose);
    }

    /** Whether it is an animation with the frame rate of the option, which it can have had before. */
    private boolean hasRate(ModelFile edited) {
        return edited instanceof Md5Anim anim
                && frameRate.isPresent()
                && anim.frameRate().map(Declared::value).equals(frameRate.map(Integer::doubleValue));
    }

    private Md5Anim withRate(Md5Anim anim) {
        return frameRate.map(rate -> new FrameRateEdit(rate).applyTo(anim)).orElse(anim);
    }

    private String done(TransformModel edit, ModelFile edited) {
        List<String> done = new ArrayList<>();
        if (edit.isPossible()) {
            done.add(Words.text(
                    "cli.transform.summary",
                    Words.number(edit.scale()),
                    Words.number(edit.x()),
                    Words.number(edit.y()),
                    Words.number(edit.z())));
        }
        if (hasRate(edited)) {
            frameRate.ifPresent(rate -> done.add(Words.text("cli.transform.frameRate", rate)));
        }
        return String.join(", ", done);
    }

    private TransformModel edit() {
        if (angles.length != 3) {
            throw wrongUse("cli.transform.angles");
        }
        TransformModel edit = new TransformModel(scale, angles[0], angles[1], angles[2]);
        if (frameRate.filter(rate -> rate < 1).isPresent()) {
            throw wrongUse("cli.transform.rate");
        }
        if (!edit.isValid() || !edit.isPossible() && frameRate.isEmpty()) {
            throw wrongUse("cli.transform.none");
        }
        return edit;
    }

    private static List<String> added(ModelFile before, ModelFile after) {
        List<String> added = new ArrayList<>();
        if (before instanceof Md5Anim old && after instanceof Md5Anim edited) {
            for (int joint = 0; joint < old.hierarchy().size(); joint++) {
                int flags = edited.hierarchy().get(joint).flags()
                        & ~old.hierarchy().get(joint).flags();
                if (flags != 0) {
                    String names = String.join(" ", Component.labels(flags));
                    String name = Terminal.safe(old.hierarchy().get(joint).name());
                    added.add(Words.text("cli.transform.flags", name, names));
                }
            }
        }
        return added;
    }

    @Override
    Optional<Objection> objection(List<Transformed> products) {
        return Optional.empty();
    }
}
