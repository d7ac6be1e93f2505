package org.jointscope.testing;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Gives every test run its display before the first test class loads; JUnit finds it as a service. */
public final class DisplaySession implements LauncherSessionListener {
    @Override
    public void launcherSessionOpened(LauncherSession session) {
        TestDisplay.current();
    }
}
