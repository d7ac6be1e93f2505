/** How plausible the numbers of all joints in all frames are, as a picture. */
package org.jointscope.ui.md5.sanity;
