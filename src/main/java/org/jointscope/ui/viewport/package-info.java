/** The 3D viewport. */
package org.jointscope.ui.viewport;
