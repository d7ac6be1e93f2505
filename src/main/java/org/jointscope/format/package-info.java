/** Bytes ↔ model + issues: lexer, one reader a format, writers. */
package org.jointscope.format;
