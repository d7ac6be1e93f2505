/** Rules for declarations of Doom 3: models and skins. */
package org.jointscope.check.decl;
