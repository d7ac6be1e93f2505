package org.jointscope.format;

import org.jointscope.diagnostics.Issue;
import org.jointscope.model.ModelFile;

import java.nio.charset.Charset;
import java.util.List;

/**
 * What a reader made of a file: as much of the model as could be saved, and everything that was
 * wrong.
 *
 * @param encoding that the text was read in, for whoever writes it back
 */
public record ReadResult<T extends ModelFile>(T model, List<Issue> issues, Charset encoding) {}
