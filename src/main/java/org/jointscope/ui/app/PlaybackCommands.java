package org.jointscope.ui.app;

import javafx.beans.binding.BooleanBinding;
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
        BooleanBinding playable = playback.frameCountProperty().greaterThan(1);
        BooleanBinding normal = playback.speedProperty().isEqualTo(1.0, 0);
        commands.add("slower", () -> playback.changeSpeed(-1))
                .keys(Scope.WINDOW, "Shortcut+Comma")
                .when(playback.speedProperty().greaterThan(Playback.SLOWEST));
        commands.add("faster", () -> playback.changeSpeed(1))
                .keys(Scope.WINDOW, "Shortcut+Period")
                .when(playback.speedProperty().lessThan(Playback.FASTEST));
        commands.add("normalSpeed", () -> playback.speedProperty().set(1))
                .keys(Scope.WINDOW, "Shortcut+0")
                .when(normal.not());
        commands.add("rangeStart", playback::startRangeHere)
                .keys(Scope.WINDOW, "Alt+Home")
                .when(playable);
        commands.add("rangeEnd", playback::endRangeHere)
                .keys(Scope.WINDOW, "Alt+End")
                .when(playable);
        commands.add("rangeAll", playback::clearRange)
                .keys(Scope.WINDOW, "Alt+Shift+Home")
                .when(playback.rangeProperty().map(range -> !range.isWhole()));
        commands.add("nextLoop", playback::nextLoopMode).keys(Scope.FREE, "L");
    }

    private static void addMode(Commands commands, String id, ObjectProperty<LoopMode> mode, LoopMode one) {
        commands.add(id, () -> mode.set(one)).chosen(mode.isEqualTo(one));
    }
}
