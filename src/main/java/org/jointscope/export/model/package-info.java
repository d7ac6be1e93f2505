/** The parts that all exporters share: what is exported, the options, and the files that are written. */
package org.jointscope.export.model;
