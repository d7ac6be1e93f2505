/** Edits that would make sense of the animation: searched for, listed, and made with a click. */
package org.jointscope.ui.md5.suggest;
