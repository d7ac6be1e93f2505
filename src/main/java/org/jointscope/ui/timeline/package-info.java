/** Play, step, scrub. */
package org.jointscope.ui.timeline;
