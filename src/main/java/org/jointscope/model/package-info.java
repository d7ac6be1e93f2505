/** What a file says, as written: records, with the source line of every row. */
package org.jointscope.model;
