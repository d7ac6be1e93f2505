/** The configuration of models in Cube 2 games, {@code md5.cfg}. */
package org.jointscope.format.cube;
