/** The user interface: the only packages that use JavaFX. */
package org.jointscope.ui;
