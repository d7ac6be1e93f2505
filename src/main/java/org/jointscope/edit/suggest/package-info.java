/** Edits that would make sense of a broken animation, found by what its numbers look like. */
package org.jointscope.edit.suggest;
