package org.jointscope.architecture.violations.elsewhere;

/** Stands in no layer. */
final class NowhereReader {}
