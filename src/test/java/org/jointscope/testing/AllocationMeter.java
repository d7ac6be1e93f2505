package org.jointscope.testing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Bytes that the current thread has allocated, as the JVM counts them. */
public final class AllocationMeter {

    private static final ThreadMXBean THREADS = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

    private AllocationMeter() {}

    public static long allocatedBy(Runnable action) {
        long before = allocated();
        action.run();
        return allocated() - before;
    }

    /** All bytes that the current thread has allocated. */
    public static long allocated() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }
}
