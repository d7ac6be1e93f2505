package org.jointscope.ui.md5.meshes;

import org.jointscope.ui.md5.meshes.MeshRow.Bucket;

import java.util.List;

/**
 * What the pane says about the chosen mesh below the table.
 *
 * @param textureText what became of the search for a texture
 * @param texturePath the picture that was found; empty if none
 * @param names of files that would have been taken; empty if one was found
 * @param folders in which they were looked for; empty if one was found
 */
public record MeshDetails(
        String heading,
        String shader,
        String place,
        boolean textureFound,
        String textureText,
        String texturePath,
        String names,
        List<String> folders,
        String pointsText,
        List<Bucket> weightsPerVertex) {}
