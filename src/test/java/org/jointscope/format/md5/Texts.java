package org.jointscope.format.md5;

import java.nio.charset.StandardCharsets;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/** A small mesh and a small animation in the layout of id's exporter, to vary from. */
public final class Texts {

    public static final String MESH = """
        MD5Version 10
        commandline "mesh/a.mb"

        numJoints 2
        numMeshes 1

        joints {
        	"root"	-1 ( 0 0 0.5 ) ( 0 0 0 )		//
        	"arm"	0 ( 10 -2.5 0 ) ( 0 0 0.6 )		// root
        }

        mesh {
        	// meshes: triangle
        	shader "models/triangle"

        	numverts 3
        	vert 0 ( 0 0.25 ) 0 1
        	vert 1 ( 1 0 ) 1 1
        	vert 2 ( 0 1 ) 2 2

        	numtris 1
        	tri 0 0 1 2

        	numweights 4
        	weight 0 0 1 ( 0 0 0 )
        	weight 1 1 1 ( 5 0 0 )
        	weight 2 0 0.5 ( 0 4 0 )
        	weight 3 1 0.5 ( 0 4 -2 )
        }
        """;

    public static final String ANIM = """
        MD5Version 10
        commandline "anim/a.mb"

        numFrames 2
        numJoints 2
        frameRate 24
        numAnimatedComponents 4

        hierarchy {
        	"root"	-1 7 0	// ( Tx Ty Tz )
        	"arm"	0 32 3	// root ( Qz )
        }

        bounds {
        	( 0 0 0 ) ( 15 4 2 )
        	( 1 0 0 ) ( 16 4 2.5 )
        }

        baseframe {
        	( 0 0 -0.5 ) ( 0 0 0 )
        	( 10 0 0 ) ( 0 0 0.6 )
        }

        frame 0 {
        	 0 0 -5
        	 0.6
        }

        frame 1 {
        	 1 0.5 0.00001
        	 0.5
        }
        """;

    private Texts() {}

    public static ReadResult<Md5Mesh> mesh(String text) {
        return Md5MeshReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    public static ReadResult<Md5Anim> anim(String text) {
        return Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Replaces the one place where something stands. */
    public static String with(String text, String old, String replacement) {
        int at = text.indexOf(old);
        if (at < 0 || text.indexOf(old, at + 1) >= 0) {
            throw new IllegalArgumentException("not there exactly once: " + old);
        }
        return text.replace(old, replacement);
    }

    public static String cut(String text, String from, String to) {
        return text.substring(0, text.indexOf(from)) + text.substring(text.indexOf(to));
    }

    public static String part(String text, String from, String to) {
        return text.substring(text.indexOf(from), text.indexOf(to));
    }
}
