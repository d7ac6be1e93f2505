/** Playback, stepping and scrubbing. */
package org.jointscope.ui.timeline;
