/** Findings and models for other programs: JSON and SARIF. */
package org.jointscope.export;
