/** Commands and exit codes; prints. */
package org.jointscope.cli;
