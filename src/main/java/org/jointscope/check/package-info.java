/** Rules for models and for pairs, and engine compatibility. */
package org.jointscope.check;
