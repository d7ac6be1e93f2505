/** Md5 models and animations on their way into the kernel, and explained. */
package org.jointscope.pose.md5;
