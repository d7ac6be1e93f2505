/** JavaFX, and only here. */
package org.jointscope.ui;
