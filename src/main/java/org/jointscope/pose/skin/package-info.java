/** Meshes on skeletons: points, normals, bounding boxes, limits on weights. */
package org.jointscope.pose.skin;
