package org.jointscope.ui.md5.flags;

import java.util.Optional;

/**
 * Something that the table can be narrowed to.
 *
 * @param status of the joints to show; all of them if empty
 * @param count how many joints there are with it
 */
public record StatusChoice(Optional<FlagStatus> status, int count) {}
