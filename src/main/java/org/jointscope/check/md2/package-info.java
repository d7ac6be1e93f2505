/** Rules for Quake II models. */
package org.jointscope.check.md2;
