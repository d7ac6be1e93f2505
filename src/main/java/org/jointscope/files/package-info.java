/** Where the files of a game are: folders around a model, and folders of the user. */
package org.jointscope.files;
