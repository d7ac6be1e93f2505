/** Exercises in the window: a model with a fault, which is repaired with the tools of the program. */
package org.jointscope.ui.exercises;
