package org.jointscope.sample;

import java.util.List;

/** An animation before it is written: a name, the frame rate, and a pose a frame. */
record Clip(String name, int rate, List<Pose> poses) {}
