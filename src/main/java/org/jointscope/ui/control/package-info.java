/** Reusable controls of Jointscope. */
package org.jointscope.ui.control;
