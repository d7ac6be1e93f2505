/** Engine compatibility: a table of rules for each engine, and their evaluation for a file. */
package org.jointscope.check.engine;
