/** Rules over cameras. */
package org.jointscope.check.camera;
