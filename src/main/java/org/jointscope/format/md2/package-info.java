/** Reads .md2. */
package org.jointscope.format.md2;
