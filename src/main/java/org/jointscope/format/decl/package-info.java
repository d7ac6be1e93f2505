/** Readers of Doom 3's declarations: .def and .skin. */
package org.jointscope.format.decl;
