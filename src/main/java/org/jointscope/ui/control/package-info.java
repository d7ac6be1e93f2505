/** Our own reusable controls. */
package org.jointscope.ui.control;
