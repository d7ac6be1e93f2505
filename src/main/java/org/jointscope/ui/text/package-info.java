/** Numbers as text. */
package org.jointscope.ui.text;
