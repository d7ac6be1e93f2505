/** The file headers. */
package org.jointscope.ui.file;
