/** The coloring of the surfaces in the viewport: the choice, its menus and its legend. */
package org.jointscope.ui.viewport.colors;
