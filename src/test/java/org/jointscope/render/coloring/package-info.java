/** Tests of the colorings of surfaces. */
package org.jointscope.render.coloring;
