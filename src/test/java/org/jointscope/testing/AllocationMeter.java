package org.jointscope.testing;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Bytes that the current thread has allocated, as the JVM counts them. Tests are compiled as a part
 * of our module, which has no use for {@code jdk.management}: so the bean is found by name.
 */
public final class AllocationMeter {

    private static final MethodHandle ALLOCATED_BYTES = allocatedBytes();

    private AllocationMeter() {}

    public static long allocatedBy(Runnable action) {
        long before = now();
        action.run();
        return now() - before;
    }

    private static long now() {
        try {
            return (long) ALLOCATED_BYTES.invoke();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static MethodHandle allocatedBytes() {
        try {
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            Class<?> bean = Class.forName("com.sun.management.ThreadMXBean");
            Class<?> factory = Class.forName("java.lang.management.ManagementFactory");
            Class<?> plainBean = Class.forName("java.lang.management.ThreadMXBean");
            Object threads =
                    lookup.findStatic(factory, "getThreadMXBean", MethodType.methodType(plainBean))
                            .invoke();
            return lookup.findVirtual(
                            bean,
                            "getCurrentThreadAllocatedBytes",
                            MethodType.methodType(long.class))
                    .bindTo(threads);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
