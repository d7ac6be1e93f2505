package org.jointscope.model;

/**
 * A row of the {@code bounds} block: the box that an engine culls the model by in one frame, in
 * model space.
 */
public record BoundsRow(Vector3 min, Vector3 max, Place place) {}
