/** Scene nodes: mesh, skeleton, grid, camera; no FXML, no view models. */
package org.jointscope.ui.scene3d;
