/** The folders of the user, the log, and the window that opens the files of later starts. */
package org.jointscope.ui.desktop;
