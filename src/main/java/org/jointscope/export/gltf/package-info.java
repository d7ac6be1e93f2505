/** Models with their animations as glTF 2.0. */
package org.jointscope.export.gltf;
