package org.jointscope.ui.app;

import java.io.IOException;
import java.util.concurrent.TimeoutException;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.preferences.ColorTheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Contrast, and names for screen readers. */
@NeedsDisplay
class WindowTourTest extends WindowTour {

    private final ContrastCheck contrast = new ContrastCheck();
    private final NameCheck names = new NameCheck();

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void everyTextIsReadableAndEveryControlHasAName(ColorTheme theme) throws IOException, TimeoutException {
        startNew("playback.whenOpened=false\ntheme=" + theme);
        visit();
        contrast.assertAllReadable();
        names.assertAllNamed();
    }

    @Override
    void examine(String part) {
        contrast.examine(part);
        names.examine(part);
    }
}
