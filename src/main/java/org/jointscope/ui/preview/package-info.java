/** The engine preview: the choice of an engine whose behavior the viewport shows. */
package org.jointscope.ui.preview;
