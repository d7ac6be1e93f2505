package org.jointscope.exercise;

import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Content;
import org.jointscope.scene.MeshVertex;

/**
 * A change that makes a model wrong.
 *
 * @param content with the fault
 * @param meshBytes the .md5mesh with the fault; empty if the fault is in the animation
 * @param joints the wrong joints of the animation; empty if the fault is that of the bounds
 * @param frames in which the fault is
 * @param vertices the wrong vertices; empty unless they have wrong weights
 * @param facts the arguments of the texts
 */
public record Fault(
        Content content,
        Optional<byte[]> meshBytes,
        List<Integer> joints,
        FrameSpan frames,
        List<MeshVertex> vertices,
        List<Object> facts) {}
