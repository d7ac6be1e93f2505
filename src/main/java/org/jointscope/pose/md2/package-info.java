/** Models of Quake II: vertices that move without joints. */
package org.jointscope.pose.md2;
