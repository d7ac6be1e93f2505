/** Models as Wavefront .obj and .mtl files. */
package org.jointscope.export.obj;
