/** The lessons on skeletal animation, read from their document. */
package org.jointscope.lesson;
