/** Changes to a mesh and its animation as values, and their history. */
package org.jointscope.edit;
