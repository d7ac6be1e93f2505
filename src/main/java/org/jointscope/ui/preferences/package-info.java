/** The preferences of the user, and the dialog that changes them. */
package org.jointscope.ui.preferences;
