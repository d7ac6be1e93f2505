/** The application, its window, and how its parts are put together. */
package org.jointscope.ui.app;
