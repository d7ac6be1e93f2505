package org.jointscope.ui;

import java.util.List;
import java.util.stream.Collectors;

/** Small camera animations with known values, as the text of their files. */
public final class SmallCamera {

    /** At the origin, looking along +X. */
    public static final String STRAIGHT = "( 0 0 0 ) ( 0 0 0 ) 90";

    private SmallCamera() {}

    /** One row per frame: {@code ( x y z ) ( qx qy qz ) fov}. */
    public static String of(double rate, List<Integer> cuts, List<String> rows) {
        return """
            MD5Version 10
            commandline ""

            numFrames %d
            frameRate %s
            numCuts %d

            cuts {
            %s
            }

            camera {
            %s
            }
            """.formatted(
                        rows.size(),
                        Double.toString(rate),
                        cuts.size(),
                        cuts.stream().map(String::valueOf).collect(Collectors.joining("\n")),
                        String.join("\n", rows));
    }

    /**
     * Two shots of three frames each with a cut between: the first along x from −60, the second, for which 3 is the
     * last frame of the first, far to the side: file frames 0 1 2 3 | 4 5 6.
     */
    public static String twoShots() {
        return of(
                10,
                List.of(3),
                List.of(
                        "( -60 0 10 ) ( 0 0 0 ) 60",
                        "( -58 0 10 ) ( 0 0 0 ) 60",
                        "( -56 0 10 ) ( 0 0 0 ) 60",
                        "( -54 0 10 ) ( 0 0 0 ) 60",
                        // Rotated by 90 degrees to the left about z: looks along +Y.
                        "( 0 -80 10 ) ( 0 0 -0.70710678 ) 90",
                        "( 0 -78 10 ) ( 0 0 -0.70710678 ) 90",
                        "( 0 -76 10 ) ( 0 0 -0.70710678 ) 90"));
    }
}
