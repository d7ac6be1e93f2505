/** Images of the viewport: their size, background and files. */
package org.jointscope.ui.image;
