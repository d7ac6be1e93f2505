/** The figures of an .md2 beside those of its MD5 replacement. */
package org.jointscope.ui.compare;
