/** Inspection in one call: {@code Inspector.inspect(paths)} → {@code Inspection} (models, issues, figures). */
package org.jointscope.inspect;
