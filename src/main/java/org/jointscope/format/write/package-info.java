/** Writes animations, into their files or completely, and saves files safely. */
package org.jointscope.format.write;
