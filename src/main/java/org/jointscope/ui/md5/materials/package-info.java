/** The materials of the meshes, and the images that they use. */
package org.jointscope.ui.md5.materials;
