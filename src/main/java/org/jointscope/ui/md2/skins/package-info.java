/** The images that can be applied to an .md2. */
package org.jointscope.ui.md2.skins;
