/** The sources of the numbers of a frame. */
package org.jointscope.ui.provenance;
