/** Checks of any number of files, of which few are in memory at a time. */
package org.jointscope.batch;
