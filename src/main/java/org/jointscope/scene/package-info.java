/**
 * The files that are open together: their model, issues, marks and engine compatibility, and how they are found and
 * read.
 */
package org.jointscope.scene;
