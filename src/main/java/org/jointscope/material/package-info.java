/** Shader name → picture: where a mesh's texture lies. */
package org.jointscope.material;
