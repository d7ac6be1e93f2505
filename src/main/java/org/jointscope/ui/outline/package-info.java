/** The joint hierarchy. */
package org.jointscope.ui.outline;
