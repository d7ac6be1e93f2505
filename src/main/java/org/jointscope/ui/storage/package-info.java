/** Opening and saving files. */
package org.jointscope.ui.storage;
