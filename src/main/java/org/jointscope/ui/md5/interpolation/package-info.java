/** The ways from one frame to another, compared for a joint. */
package org.jointscope.ui.md5.interpolation;
