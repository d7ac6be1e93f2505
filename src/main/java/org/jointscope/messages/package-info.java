/** All texts of the program: one bundle, and the way to fill in its placeholders. */
package org.jointscope.messages;
