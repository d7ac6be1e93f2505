/** Tables and tables with expandable rows: their columns, rows and selection. */
package org.jointscope.ui.table;
