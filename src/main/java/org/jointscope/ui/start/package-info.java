/** What the window shows while no file is open, and the files that were opened last. */
package org.jointscope.ui.start;
