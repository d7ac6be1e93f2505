/** The list of the exporters. */
package org.jointscope.export.formats;
