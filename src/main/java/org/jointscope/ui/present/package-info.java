/** The window for an audience. */
package org.jointscope.ui.present;
