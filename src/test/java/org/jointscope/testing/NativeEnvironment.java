package org.jointscope.testing;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** The environment of this process as C libraries see it; System.getenv does not follow. */
final class NativeEnvironment {
    private NativeEnvironment() {}

    /** C's setenv, which overwrites. */
    @SuppressWarnings("restricted")
    static void set(String name, String value) {
        Linker linker = Linker.nativeLinker();
        FunctionDescriptor type = FunctionDescriptor.of(
                ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        MemorySegment function = linker.defaultLookup().findOrThrow("setenv");
        try (Arena arena = Arena.ofConfined()) {
            int failed = (int) linker.downcallHandle(function, type)
                    .invokeExact(arena.allocateFrom(name), arena.allocateFrom(value), 1);
            if (failed != 0) {
                throw new IllegalStateException("setenv refused " + name);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
