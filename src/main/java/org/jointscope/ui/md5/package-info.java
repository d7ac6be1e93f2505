/** Features for .md5mesh, .md5anim and .md5camera files. */
package org.jointscope.ui.md5;
