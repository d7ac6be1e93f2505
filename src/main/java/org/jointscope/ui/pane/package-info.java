/** The parts of panes: tables, trees, labels, and their common selection. */
package org.jointscope.ui.pane;
