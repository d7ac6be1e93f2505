package org.jointscope.format;

import java.nio.charset.Charset;
import java.util.List;
import org.jointscope.diagnostics.Issue;
import org.jointscope.model.ModelFile;

/**
 * The result of reading a file: as much of the model as could be read, and all issues.
 *
 * @param encoding of the text, for writing it back
 */
public record ReadResult<T extends ModelFile>(T model, List<Issue> issues, Charset encoding) {}
