/** The line at the foot of the window. */
package org.jointscope.ui.status;
