/** A tour of the window: cards that explain its parts. */
package org.jointscope.ui.tour;
