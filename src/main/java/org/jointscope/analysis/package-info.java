/** Facts about models and pairs: layout of frames, motion, plausibility, matching joints. */
package org.jointscope.analysis;
