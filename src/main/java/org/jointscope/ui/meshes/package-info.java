/** What the meshes are made of. */
package org.jointscope.ui.meshes;
