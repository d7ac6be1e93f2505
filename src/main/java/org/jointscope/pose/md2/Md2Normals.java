package org.jointscope.pose.md2;

/**
 * The predefined normals of .md2 vertices, by index (Quake II, ref_gl/anorms.h). They are the 162 corners of an
 * icosahedron with edges divided into four, projected to the unit sphere. Their coordinates consist of 21 numbers, with
 * a sign. Their order follows no rule, so it is stored: a letter for each coordinate, upper case if it is negative.
 */
public final class Md2Normals {

    public static final int COUNT = 162;

    private static final float[] MAGNITUDES = {
        0.000000f, 0.147621f, 0.162460f, 0.238856f, 0.262866f, 0.295242f, 0.309017f, 0.425325f,
        0.442863f, 0.500000f, 0.525731f, 0.587785f, 0.681718f, 0.688191f, 0.716567f, 0.809017f,
        0.850651f, 0.864188f, 0.951056f, 0.955423f, 1.000000f
    };

    private static final String LETTERS = "KaqIdrFatGjpCesaauaqkBombomakqgjpkaqfatidrcesMboPgjLhnQkaRid"
            + "OmbNlhJpgDriHnlOmBJpGKqaaqKDrIatFEsCauaatfEscdriescjpgdrIesC"
            + "jpGqkaombomBkqahnlridnlhpgjmbolhntfauaasceqKatFarIdsCepGjmBo"
            + "qakriDpgJscEkaQmbOmBOqaKpGJrIDsCEboMgjPhnLidRlhNnlHBoMGjPakQ"
            + "KaQIdRFaTCeSaaUfaTceSIDRGJPCESaQKBOMbOMaKQgJPiDRcESdRIjPGhNL"
            + "oMBnLHlHNaTFaUaeSCaQkaTfdRieScjPgoMbkQaDRIJPGESCQKaOMBOMbKQa"
            + "JPgDRiEScRIdPGjNLhMBoIDrLHnGJpBOmHNlCEsiDrcEsgJpbOmaKqhNllHn"
            + "nLhTfaSceUaaQakTFaSCeRiDScEPgJRIDSCEPGJMbOMBOQaKNlHLhNHnLHNL"
            + "LHNNLH";

    private static final float[] COORDINATES = coordinates();

    private Md2Normals() {}

    private static float[] coordinates() {
        float[] coordinates = new float[LETTERS.length()];
        for (int i = 0; i < coordinates.length; i++) {
            char letter = LETTERS.charAt(i);
            coordinates[i] = letter >= 'a' ? MAGNITUDES[letter - 'a'] : -MAGNITUDES[letter - 'A'];
        }
        return coordinates;
    }

    /**
     * A coordinate of a normal; 0 if there is no such normal.
     *
     * @param axis 0 to 2
     */
    public static float get(int normal, int axis) {
        return normal >= 0 && normal < COUNT ? COORDINATES[normal * 3 + axis] : 0;
    }
}
