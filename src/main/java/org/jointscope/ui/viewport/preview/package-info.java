/** The choice of the engine as which the model is shown. */
package org.jointscope.ui.viewport.preview;
