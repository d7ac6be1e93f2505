/** Colorings of surfaces that show a property of the model: one class each, and their legends. */
package org.jointscope.render.coloring;
