/** Rules over models of Quake II. */
package org.jointscope.check.md2;
