/** The layers of the viewport, and what draws them over the surfaces. */
package org.jointscope.ui.viewport.overlay;
