/** The part of a model at each place of its text, and the places of each part. */
package org.jointscope.source;
