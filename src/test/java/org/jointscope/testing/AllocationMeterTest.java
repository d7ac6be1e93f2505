package org.jointscope.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllocationMeterTest {

    private byte[] kept;

    @Test
    void allocationIsCounted() {
        assertThat(AllocationMeter.allocatedBy(() -> kept = new byte[1 << 20])).isGreaterThanOrEqualTo(kept.length);
    }
}
