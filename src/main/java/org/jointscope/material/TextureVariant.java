package org.jointscope.material;

/**
 * A skin that can be chosen for a model.
 *
 * @param name of the image, as in the list of the .md2, or of the shader with the numbers of skin and frame
 */
public record TextureVariant(int skin, int frame, String name) {}
