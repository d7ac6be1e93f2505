/** The pictures that an .md2 can wear. */
package org.jointscope.ui.md2.skins;
