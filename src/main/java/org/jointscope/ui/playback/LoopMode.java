package org.jointscope.ui.playback;

/** What the playhead does at the end of what is played. */
public enum LoopMode {
    /** It goes on at the beginning, as the loop rule says. */
    LOOP,
    /** It stops there. */
    ONCE,
    /**
     * It turns round, and again at the beginning. The last frame is never blended into the first.
     */
    PING_PONG
}
