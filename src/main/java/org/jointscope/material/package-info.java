/** Textures and skins: the image files for shader names, and their pixels. */
package org.jointscope.material;
