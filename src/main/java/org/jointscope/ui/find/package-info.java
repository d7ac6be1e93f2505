/** Find Anything: commands, panes, joints, frames, issues, files and lessons by their names. */
package org.jointscope.ui.find;
