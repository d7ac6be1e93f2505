/** How Assimp 5.2 reads the text of an MD5 file, as far as it decides whether the file loads. */
package org.jointscope.check.engine.assimp;
