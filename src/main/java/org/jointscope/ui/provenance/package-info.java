/** Where the numbers of a frame come from. */
package org.jointscope.ui.provenance;
