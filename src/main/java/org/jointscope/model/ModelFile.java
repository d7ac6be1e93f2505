package org.jointscope.model;

/** The content of one file of a format that Jointscope reads. */
public sealed interface ModelFile permits Md5Mesh, Md5Anim, Md5Camera, Md2 {

    /** What an integer is when its row could not be read: no legal index, flag or count. */
    int MISSING = Integer.MIN_VALUE;
}
