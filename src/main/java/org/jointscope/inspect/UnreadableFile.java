package org.jointscope.inspect;

import java.nio.file.Path;

/**
 * A file that could not be looked into at all.
 *
 * @param reason a clause without the path, such as "there is no such file"
 */
public record UnreadableFile(Path path, String reason) {}
