/** What was edited, and back and forth through it. */
package org.jointscope.ui.edits;
