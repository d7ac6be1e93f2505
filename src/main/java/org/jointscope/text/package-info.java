/** Bytes as text: line ends and tokens, whatever they mean. */
package org.jointscope.text;
