package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small files to run commands on. */
final class Samples {

    /** A triangle on an arm of two joints. */
    static final String MESH = """
        MD5Version 10
        commandline ""
        numJoints 2
        numMeshes 1
        joints {
        	"root"	-1 ( 0 0 0.5 ) ( 0 0 0 )
        	"arm"	0 ( 10 0 0 ) ( 0 0 0 )
        }
        mesh {
        	shader "models/triangle"
        	numverts 3
        	vert 0 ( 0 0 ) 0 1
        	vert 1 ( 1 0 ) 1 1
        	vert 2 ( 0 1 ) 2 2
        	numtris 1
        	tri 0 0 1 2
        	numweights 4
        	weight 0 0 1 ( 0 0 0 )
        	weight 1 0 1 ( 0 1 0 )
        	weight 2 0 0.5 ( 1 0 0 )
        	weight 3 0 0.5 ( 1 0 0 )
        }
        """;

    /** A camera that moves along x, cuts to another shot and moves along it. */
    static final String CAMERA = """
        MD5Version 10
        commandline ""
        numFrames 4
        frameRate 24
        numCuts 1
        cuts {
        	1
        }
        camera {
        	( 0 0 0 ) ( 0 0 0 ) 90
        	( 1 0 0 ) ( 0 0 0 ) 90
        	( 50 0 0 ) ( 0 0 0 ) 60
        	( 51 0 0 ) ( 0 0 0 ) 60
        }
        """;

    /** The root moves from x = 0 to 3 in three intervals, the arm does not move. */
    static final String ANIM = """
        MD5Version 10
        commandline ""
        numFrames 4
        numJoints 2
        frameRate 24
        numAnimatedComponents 1
        hierarchy {
        	"root"	-1 1 0
        	"arm"	0 0 0
        }
        bounds {
        	( 0 0 0 ) ( 1 1 1 )
        	( 0 0 0 ) ( 1 1 1 )
        	( 0 0 0 ) ( 1 1 1 )
        	( 0 0 0 ) ( 1 1 1.5 )
        }
        baseframe {
        	( 1 0 0 ) ( 0 0 0 )
        	( 10 0 0 ) ( 0 0 0 )
        }
        frame 0 { 0 }
        frame 1 { 1 }
        frame 2 { 2 }
        frame 3 { 3 }
        """;

    private Samples() {}

    static String mesh(Path folder) throws IOException {
        return write(folder, "a.md5mesh", MESH);
    }

    static String anim(Path folder) throws IOException {
        return write(folder, "a.md5anim", ANIM);
    }

    static String write(Path folder, String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
