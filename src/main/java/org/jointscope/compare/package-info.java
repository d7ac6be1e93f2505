/** What differs between two files of one format: joints aligned, causes apart from their consequences. */
package org.jointscope.compare;
