/** The model in three dimensions. */
package org.jointscope.ui.viewport;
