/** Images of models in software: viewpoint, depth buffer, lit triangles, lines. No display is required. */
package org.jointscope.render;
