/** Which mesh and which animation are shown, out of those at hand. */
package org.jointscope.ui.files;
