/** The bar about open files that have changed on the disk. */
package org.jointscope.ui.reload;
