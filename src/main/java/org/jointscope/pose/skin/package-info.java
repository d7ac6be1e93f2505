/** Skinned meshes: points, normals, bounding boxes, limits on weights. */
package org.jointscope.pose.skin;
