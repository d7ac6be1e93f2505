/** The text of the open files. */
package org.jointscope.ui.source;
