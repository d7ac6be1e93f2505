package org.jointscope.benchmark;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Time that the current thread has spent on a processor. Benchmarks are compiled as a part of our module, which has no
 * use for {@code java.management}: so the bean is found by name.
 */
final class CpuClock {

    private static final MethodHandle NANOS = nanosHandle();

    private CpuClock() {}

    static long nanos() {
        try {
            return (long) NANOS.invoke();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static MethodHandle nanosHandle() {
        try {
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            Class<?> factory = Class.forName("java.lang.management.ManagementFactory");
            Class<?> bean = Class.forName("java.lang.management.ThreadMXBean");
            Object threads = lookup.findStatic(factory, "getThreadMXBean", MethodType.methodType(bean))
                    .invoke();
            return lookup.findVirtual(bean, "getCurrentThreadCpuTime", MethodType.methodType(long.class))
                    .bindTo(threads);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
