/** What is drawn of a model, whatever its format: triangles between points, a ray against them, values per vertex. */
package org.jointscope.pose.surface;
