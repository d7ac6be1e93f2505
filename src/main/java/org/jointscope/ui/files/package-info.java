/** The choice of mesh and animation among the available files. */
package org.jointscope.ui.files;
