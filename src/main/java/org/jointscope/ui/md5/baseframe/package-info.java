/** The pose that the frames change. */
package org.jointscope.ui.md5.baseframe;
