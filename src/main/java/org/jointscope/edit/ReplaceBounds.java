package org.jointscope.edit;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;

import java.util.ArrayList;
import java.util.List;

/**
 * Another bounds block.
 *
 * @param rows a row a frame, see {@link MeshBounds}; a row that there was keeps its place
 */
public record ReplaceBounds(List<BoundsRow> rows) implements Edit {

    public ReplaceBounds {
        rows = List.copyOf(rows);
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        List<BoundsRow> all = new ArrayList<>(rows);
        for (int row = 0; row < Math.min(all.size(), anim.bounds().size()); row++) {
            BoundsRow old = anim.bounds().get(row);
            BoundsRow there = new BoundsRow(all.get(row).min(), all.get(row).max(), old.place());
            all.set(row, there.equals(old) ? old : there);
        }
        return Rows.withBounds(anim, all);
    }
}
