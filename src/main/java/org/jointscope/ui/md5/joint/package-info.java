/** How the pose of the selected joint comes about. */
package org.jointscope.ui.md5.joint;
