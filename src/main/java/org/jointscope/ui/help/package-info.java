/** The reference pages of the program, its versions and licenses, and the diagnostics. */
package org.jointscope.ui.help;
