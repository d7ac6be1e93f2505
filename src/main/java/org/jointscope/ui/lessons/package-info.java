/** The lessons in the window: their texts, the parts that they show, and the checks of what the user does. */
package org.jointscope.ui.lessons;
