/** Findings for other programs: JSON, SARIF. */
package org.jointscope.export;
