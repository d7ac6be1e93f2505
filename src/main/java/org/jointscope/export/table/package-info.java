/** The content of models as tables, and tables as .csv, .tsv and .json. */
package org.jointscope.export.table;
