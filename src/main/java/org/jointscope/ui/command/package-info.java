/** Commands of the window, each defined once for menus, buttons, keys and the list of keys. */
package org.jointscope.ui.command;
