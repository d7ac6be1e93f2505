/** Images and animated images of a model, and a report about it on one page. */
package org.jointscope.export.report;
