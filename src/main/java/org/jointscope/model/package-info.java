/** The content of a file as written: records, with the source line of every row. */
package org.jointscope.model;
