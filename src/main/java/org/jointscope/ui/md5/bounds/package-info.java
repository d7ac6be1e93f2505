/** The bounds that engines use for culling, and the actual bounds of the mesh. */
package org.jointscope.ui.md5.bounds;
