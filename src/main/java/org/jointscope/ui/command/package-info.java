/** Commands of the window, each defined once for menus, buttons, keys and the shortcut list. */
package org.jointscope.ui.command;
