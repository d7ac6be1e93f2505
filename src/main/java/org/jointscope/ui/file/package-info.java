/** What the headers say. */
package org.jointscope.ui.file;
