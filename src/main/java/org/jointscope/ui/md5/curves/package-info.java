/** Components and computed numbers of joints over all frames, as curves. */
package org.jointscope.ui.md5.curves;
