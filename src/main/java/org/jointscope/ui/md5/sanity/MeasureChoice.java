package org.jointscope.ui.md5.sanity;

import org.jointscope.analysis.Sanity.SanityMeasure;

/**
 * A measure that the picture can show.
 *
 * @param name what it is called
 * @param explanation what it measures, and against what
 */
public record MeasureChoice(SanityMeasure measure, String name, String explanation) {

    @Override
    public String toString() {
        return name;
    }
}
