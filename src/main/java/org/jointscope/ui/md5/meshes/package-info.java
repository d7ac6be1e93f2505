/** The contents of the meshes. */
package org.jointscope.ui.md5.meshes;
