/** Session files: the open files and how they are shown. */
package org.jointscope.ui.session;
