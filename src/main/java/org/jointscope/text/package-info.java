/** Bytes as text, independent of its meaning: encoding, lines, rows, tokens and numbers. */
package org.jointscope.text;
