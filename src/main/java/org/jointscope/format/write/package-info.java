/** Writes animations, into their files or anew, and saves files without risk. */
package org.jointscope.format.write;
