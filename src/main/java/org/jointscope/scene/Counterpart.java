package org.jointscope.scene;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.ReplacementPair;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.FoundCounterpart;
import org.jointscope.inspect.Inspection;
import org.jointscope.material.Picture;
import org.jointscope.material.PictureReader;
import org.jointscope.material.PictureReading;
import org.jointscope.material.Skin;
import org.jointscope.material.SkinFinder;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.RootMode;

/**
 * The counterpart of the open model: the MD5 replacement of an .md2, or the .md2 that is replaced. Only its pose
 * changes.
 *
 * @param found the files; empty if the model has no counterpart
 * @param model made of the files; {@link OpenModel#NONE} if there is none that can be drawn
 * @param skin of an .md2; without one it is drawn in a plain color
 */
public record Counterpart(Optional<FoundCounterpart> found, OpenModel model, Optional<Picture> skin) {

    /** The open model has no counterpart. */
    public static final Counterpart NONE = new Counterpart(Optional.empty(), OpenModel.NONE, Optional.empty());

    /** Reads the counterpart of a model, if it has one. */
    public static Counterpart of(Path ofModel, GameTree tree) {
        return FoundCounterpart.of(ofModel).map(found -> of(found, tree)).orElse(NONE);
    }

    private static Counterpart of(FoundCounterpart found, GameTree tree) {
        OpenModel model = found.files().isEmpty()
                ? OpenModel.NONE
                : OpenModel.of(
                        new Inspection(found.files(), List.of()), OpenDef.NONE, OpenModel.NONE, RootMode.FILE, tree);
        return new Counterpart(
                Optional.of(found), model, model.md2Model().flatMap(md2 -> skin(tree, found.path(), md2)));
    }

    /** The first likely skin that can be read, in its own colors. */
    private static Optional<Picture> skin(GameTree tree, Path file, Md2 md2) {
        List<String> listed = md2.skins().stream().map(Md2Skin::name).toList();
        return SkinFinder.find(tree, file, listed).stream()
                .filter(Skin::isLikely)
                .flatMap(skin -> skin.found().stream())
                .map(picture -> PictureReader.read(picture, Optional.empty()))
                .map(PictureReading::picture)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Whether there is a counterpart, readable or not. */
    public boolean isThere() {
        return found.isPresent();
    }

    /** Whether there is a counterpart that can be drawn. */
    public boolean isDrawn() {
        return !model.isEmpty();
    }

    /** The name of the model's file; empty if there is none. */
    public String name() {
        return found.map(it -> String.valueOf(it.path().getFileName())).orElse("");
    }

    /** The reason why it cannot be drawn; empty if it can, or if there is none. */
    public String failure() {
        return found.flatMap(FoundCounterpart::failure).orElse("");
    }

    /** Both models; empty if there is no counterpart that can be drawn. */
    public Optional<ReplacementPair> with(OpenModel open) {
        return found.flatMap(it -> ReplacementPair.of(it.with(open.files())));
    }
}
