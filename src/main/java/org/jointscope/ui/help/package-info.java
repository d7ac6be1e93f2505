/** The reference pages of the program: the format, the issues, and the rules of the engines. */
package org.jointscope.ui.help;
