/** Shader name → picture: where the textures and skins of models lie, and their pixels. */
package org.jointscope.material;
