package org.jointscope.scene;

/**
 * A vertex of an .md5mesh.
 *
 * @param mesh index of its mesh
 * @param vertex its row
 */
public record MeshVertex(int mesh, int vertex) {}
