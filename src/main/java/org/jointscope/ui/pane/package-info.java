/** The parts that panes have in common. */
package org.jointscope.ui.pane;
