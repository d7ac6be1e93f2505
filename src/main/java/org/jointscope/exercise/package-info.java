/** Exercises in which students find a fault in a model, and repair it. */
package org.jointscope.exercise;
