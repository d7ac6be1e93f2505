/** The common parts of plots: canvases, scrolling, bars of frames, images. */
package org.jointscope.ui.plot;
