/** Conversion to another version of the format. */
package org.jointscope.ui.md5.convert;
