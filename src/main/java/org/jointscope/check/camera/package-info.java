/** Rules for cameras. */
package org.jointscope.check.camera;
