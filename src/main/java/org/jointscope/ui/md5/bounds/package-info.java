/** The boxes that an engine culls by, and those that the mesh really fills. */
package org.jointscope.ui.md5.bounds;
