/** Edits that make the animation more plausible: searched for, listed, and made with a click. */
package org.jointscope.ui.md5.suggest;
