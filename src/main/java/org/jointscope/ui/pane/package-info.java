/** The parts that panes are made of: tables, trees, labels and the selection they share. */
package org.jointscope.ui.pane;
