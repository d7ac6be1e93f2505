package org.jointscope.ui.md5.suggest;

import org.jointscope.edit.suggest.Suggestion;

/**
 * A suggestion in the list.
 *
 * @param joint whose row is wrong; empty if it is those of several
 * @param what is to be changed
 * @param cost of the animation before and after
 * @param confidence how certain the suggestion is
 * @param reasons what is better afterwards
 */
public record SuggestLine(
        Suggestion suggestion,
        String joint,
        String what,
        String cost,
        String confidence,
        String reasons) {}
