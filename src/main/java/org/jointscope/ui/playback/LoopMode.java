package org.jointscope.ui.playback;

/** The behavior of the playhead at the end of the range. */
public enum LoopMode {
    /** Continues at the start, by the loop rule. */
    LOOP,
    /** Stops. */
    ONCE,
    /** Reverses at both ends. The last frame is never interpolated to the first. */
    PING_PONG
}
