/** What plots have in common: canvases, scrolling, bars of frames. */
package org.jointscope.ui.plot;
