/** The window's texts, and numbers as text. */
package org.jointscope.ui.text;
