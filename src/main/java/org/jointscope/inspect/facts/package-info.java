/** The facts about a file: one list per format, which the window and the command line print. */
package org.jointscope.inspect.facts;
