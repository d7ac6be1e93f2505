/** The plausibility of all joints in all frames, as a plot. */
package org.jointscope.ui.md5.anomalies;
