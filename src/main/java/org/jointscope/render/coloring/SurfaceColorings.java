package org.jointscope.render.coloring;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.pose.skin.WeightLimit.Base;

/** All colorings of surfaces, in the order of the menus. */
public final class SurfaceColorings {

    /** The colors of the vertices in the file. */
    public static final SurfaceColoring FILE = new FileColoring();

    /**
     * The limits of weights are those of vkQuake (8) and of Doom 3 BFG, Cube 2 and others (4), and, treated as these
     * do, a single joint per vertex.
     */
    public static final List<SurfaceColoring> ALL = List.of(
            new MeshColoring(),
            FILE,
            new JointWeightColoring(),
            new InfluenceColoring(),
            new BiasColoring(),
            new SpreadColoring(),
            new DisplacementColoring("limit8", 8, Base.OFFSETS),
            new DisplacementColoring("limit4", 4, Base.BIND_POSE),
            new DisplacementColoring("limit1", 1, Base.BIND_POSE),
            new DistanceColoring(),
            new SpeedColoring(),
            new GridColoring(),
            new NormalColoring(),
            new CheckerColoring());

    /** The id of that of a model that is compared with another one. */
    public static final String COMPARED = "compared";

    /** With that of a model that is compared with another one, as in the window. */
    public static final List<SurfaceColoring> WITH_COMPARED =
            Stream.concat(ALL.stream(), Stream.of(new ComparedColoring())).toList();

    private SurfaceColorings() {}

    public static Optional<SurfaceColoring> find(String id) {
        return WITH_COMPARED.stream()
                .filter(coloring -> coloring.id().equals(id))
                .findFirst();
    }
}
