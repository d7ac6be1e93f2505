/** The playhead, the camera animation, and the engine preview. */
package org.jointscope.ui.playback;
