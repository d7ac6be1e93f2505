package org.jointscope.ui.md2.skins;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Which palette gives pictures of 8 bits their colours.
 *
 * @param colormap of a game; empty for the picture's own
 * @param label what the choice is called
 */
public record PaletteChoice(Optional<Path> colormap, String label) {}
