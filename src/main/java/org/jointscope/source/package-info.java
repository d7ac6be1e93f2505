/** The part of a model at each location of its text, and the location of each part. */
package org.jointscope.source;
