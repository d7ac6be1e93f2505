package org.jointscope.ui.md2.skins;

import org.jointscope.material.Skin;
import org.jointscope.material.SkinFinder;
import org.jointscope.model.md2.Md2Skin;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What was found for a model.
 *
 * @param colormap with the colours of the game
 */
record FoundSkins(List<Skin> skins, Optional<Path> colormap) {

    static FoundSkins of(Path model, List<Md2Skin> listed) {
        return new FoundSkins(
                SkinFinder.find(model, listed.stream().map(Md2Skin::name).toList()),
                SkinFinder.findColormap(model).found());
    }
}
