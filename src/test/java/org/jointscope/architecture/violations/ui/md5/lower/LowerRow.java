package org.jointscope.architecture.violations.ui.md5.lower;

/** A part of a feature. */
public final class LowerRow {}
