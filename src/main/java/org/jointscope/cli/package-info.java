/** The command line: commands, their output and exit codes. */
package org.jointscope.cli;
