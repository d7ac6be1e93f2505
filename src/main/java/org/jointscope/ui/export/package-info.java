/** File &gt; Export: formats, their options, a preview of what is written, and the progress. */
package org.jointscope.ui.export;
