/** The playhead, the camera's flight, and the engine as which the model is shown. */
package org.jointscope.ui.playback;
