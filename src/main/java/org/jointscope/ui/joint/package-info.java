/** How the pose of the selected joint comes about. */
package org.jointscope.ui.joint;
