/** Features for .md2 files. */
package org.jointscope.ui.md2;
