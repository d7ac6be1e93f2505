/** Tools that repair or rewrite the whole animation, as edits. */
package org.jointscope.ui.md5.repair;
