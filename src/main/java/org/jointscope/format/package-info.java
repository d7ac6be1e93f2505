/** Bytes ↔ model + issues: the result that the readers of all formats share. */
package org.jointscope.format;
