/** Which engine takes which file, and what it makes of it: a table of rules for each engine. */
package org.jointscope.check.engine;
