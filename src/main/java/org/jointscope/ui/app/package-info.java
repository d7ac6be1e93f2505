/** The application, its window, and the assembly of its parts. */
package org.jointscope.ui.app;
