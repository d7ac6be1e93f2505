/** What the meshes are made of. */
package org.jointscope.ui.md5.meshes;
