/** The computation of the pose of the selected joint. */
package org.jointscope.ui.md5.joint;
