/** Shared state of the window: the open model, the selection, the playhead; no controls. */
package org.jointscope.ui.document;
