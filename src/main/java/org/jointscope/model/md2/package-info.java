/** Parts of an .md2 file as written. */
package org.jointscope.model.md2;
