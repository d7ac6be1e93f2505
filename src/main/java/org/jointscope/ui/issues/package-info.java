/** The issues of the files. */
package org.jointscope.ui.issues;
