/** Engine compatibility of the open files, and the differences in each engine. */
package org.jointscope.ui.compatibility;
