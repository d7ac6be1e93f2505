/** Rules over whole models and pairs, and which engine accepts what. */
package org.jointscope.check;
