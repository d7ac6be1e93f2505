/** Reads .md5mesh, .md5anim and .md5camera. */
package org.jointscope.format.md5;
