/** The bundled sample: Dapple, the generator that makes it, and the tests that keep both equal. */
package org.jointscope.sample;
