/** MD5 models and animations as arrays of the kernel, and explanations of their poses. */
package org.jointscope.pose.md5;
