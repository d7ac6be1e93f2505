package org.jointscope.export.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import org.jointscope.export.gltf.ClipTracks.Channel;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;
import org.junit.jupiter.api.Test;

class ClipTracksTest {

    private final Clip clip;

    ClipTracksTest() throws IOException {
        clip = Md5Kernel.clip(
                Md5AnimReader.read(Files.readAllBytes(Sample.files().getLast())).model());
    }

    @Test
    void jointsThatAreNotKeptAreReadAgain() throws IOException {
        byte[] all = bytes(new ClipTracks(clip, Long.MAX_VALUE));
        assertThat(all).hasSize(2 * clip.rig().size() * clip.frameCount() * 7 * Float.BYTES);
        assertThat(bytes(new ClipTracks(clip, 3L * clip.frameCount()))).isEqualTo(all);
        assertThat(bytes(new ClipTracks(clip))).isEqualTo(all);
    }

    /** Another clip of the document can have scales for the joint. */
    @Test
    void clipWithoutScalesHasOneScaleOfOne() throws IOException {
        ClipTracks tracks = new ClipTracks(clip, Long.MAX_VALUE);
        tracks.load(0);
        assertThat(tracks.keys(Channel.SCALE)).isEqualTo(1);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LittleEndian out = new LittleEndian(bytes);
        tracks.write(Channel.SCALE, 1, out);
        out.flush();
        byte[] one = {0, 0, (byte) 0x80, 0x3f};
        assertThat(bytes.toByteArray()).startsWith(one).endsWith(one).hasSize(3 * Float.BYTES);
    }

    /** All joints, twice. */
    private byte[] bytes(ClipTracks tracks) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LittleEndian out = new LittleEndian(bytes);
        for (int i = 0; i < 2 * clip.rig().size(); i++) {
            tracks.load(i % clip.rig().size());
            tracks.write(Channel.TRANSLATION, clip.frameCount(), out);
            tracks.write(Channel.ROTATION, clip.frameCount(), out);
        }
        out.flush();
        return bytes.toByteArray();
    }
}
