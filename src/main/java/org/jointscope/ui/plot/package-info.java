/** The common parts of plots: canvases, scrolling, bars of frames. */
package org.jointscope.ui.plot;
