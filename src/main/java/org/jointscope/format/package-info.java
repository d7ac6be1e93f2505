/** Bytes ↔ model + issues: what the readers of all formats share. */
package org.jointscope.format;
