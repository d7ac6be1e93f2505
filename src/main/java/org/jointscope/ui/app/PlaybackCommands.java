package org.jointscope.ui.app;

import javafx.beans.property.ObjectProperty;

import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.playback.Playback;

/** Commands of the playhead. */
final class PlaybackCommands {

    private PlaybackCommands() {}

    static void add(Commands commands, Playback playback) {
        commands.add("play", playback::toggle).keys(Scope.FREE, "Space");
        commands.add("stepForward", () -> playback.step(1))
                .keys(Scope.PICTURE, "Right")
                .keys(Scope.WINDOW, "Ignore Shift+Period");
        commands.add("stepBack", () -> playback.step(-1))
                .keys(Scope.PICTURE, "Left")
                .keys(Scope.WINDOW, "Ignore Shift+Comma");
        commands.add("first", () -> playback.seek(0)).keys(Scope.PICTURE, "Home");
        commands.add("last", () -> playback.seek(playback.lastFrame())).keys(Scope.PICTURE, "End");
        ObjectProperty<LoopMode> mode = playback.loopModeProperty();
        addMode(commands, "loop", mode, LoopMode.LOOP);
        addMode(commands, "once", mode, LoopMode.ONCE);
        addMode(commands, "pingPong", mode, LoopMode.PING_PONG);
        commands.add("nextLoop", playback::nextLoopMode).keys(Scope.FREE, "L");
    }

    private static void addMode(
            Commands commands, String id, ObjectProperty<LoopMode> mode, LoopMode one) {
        commands.add(id, () -> mode.set(one)).chosen(mode.isEqualTo(one));
    }
}
