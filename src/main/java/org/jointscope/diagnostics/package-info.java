/** The vocabulary of issues: {@code IssueCode}, {@code Severity}, {@code Issue}, {@code Location}, {@code IssueLog}. */
package org.jointscope.diagnostics;
