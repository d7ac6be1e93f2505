/** Bytes as text, whatever it means: encoding, lines, rows, tokens and numbers. */
package org.jointscope.text;
