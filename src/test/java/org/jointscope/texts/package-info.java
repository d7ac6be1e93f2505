/** Tests of what people read: the wording of all texts, and the links of the documents. */
package org.jointscope.texts;
