/** Checks of any number of files, with few of them in memory at a time. */
package org.jointscope.batch;
