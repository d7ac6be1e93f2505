package org.jointscope.model;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The frame commands of Doom 3 and Resurrection of Evil (anim/Anim_Blend.cpp, AddFrameCommand). */
public enum FrameCommandType {
    CALL("call", 1),
    OBJECT_CALL("object_call", 1),
    EVENT("event", 1),
    SOUND("sound", 1),
    SOUND_VOICE("sound_voice", 1),
    SOUND_VOICE2("sound_voice2", 1),
    SOUND_BODY("sound_body", 1),
    SOUND_BODY2("sound_body2", 1),
    SOUND_BODY3("sound_body3", 1),
    SOUND_WEAPON("sound_weapon", 1),
    SOUND_GLOBAL("sound_global", 1),
    SOUND_ITEM("sound_item", 1),
    SOUND_CHATTER("sound_chatter", 1),
    SKIN("skin", 1),
    FX("fx", 1),
    TRIGGER("trigger", 1),
    TRIGGER_SMOKE_PARTICLE("triggerSmokeParticle", 1),
    MELEE("melee", 1),
    DIRECT_DAMAGE("direct_damage", 1),
    ATTACK_BEGIN("attack_begin", 1),
    ATTACK_END("attack_end", 0),
    MUZZLE_FLASH("muzzle_flash", 1, 0),
    CREATE_MISSILE("create_missile", 1, 0),
    LAUNCH_MISSILE("launch_missile", 1, 0),
    FIRE_MISSILE_AT_TARGET("fire_missile_at_target", 2, 0),
    LAUNCH_PROJECTILE("launch_projectile", 1),
    TRIGGER_FX("trigger_fx", 2, 0),
    START_EMITTER("start_emitter", 3, 1),
    STOP_EMITTER("stop_emitter", 1),
    FOOTSTEP("footstep", 0),
    LEFTFOOT("leftfoot", 0),
    RIGHTFOOT("rightfoot", 0),
    ENABLE_EYE_FOCUS("enableEyeFocus", 0),
    DISABLE_EYE_FOCUS("disableEyeFocus", 0),
    DISABLE_GRAVITY("disableGravity", 0),
    ENABLE_GRAVITY("enableGravity", 0),
    JUMP("jump", 0),
    ENABLE_CLIP("enableClip", 0),
    DISABLE_CLIP("disableClip", 0),
    ENABLE_WALK_IK("enableWalkIK", 0),
    DISABLE_WALK_IK("disableWalkIK", 0),
    ENABLE_LEG_IK("enableLegIK", 1),
    DISABLE_LEG_IK("disableLegIK", 1),
    RECORD_DEMO("recordDemo", 0, 1, FrameCommandType.NO_JOINT),
    AVI_GAME("aviGame", 0, 1, FrameCommandType.NO_JOINT);

    /** No argument is a joint. */
    public static final int NO_JOINT = -1;

    private static final Map<String, FrameCommandType> BY_WORD =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(type -> type.word, Function.identity()));

    private final String word;
    private final int required;
    private final int most;
    private final int joint;

    FrameCommandType(String word, int arguments) {
        this(word, arguments, arguments, NO_JOINT);
    }

    FrameCommandType(String word, int arguments, int joint) {
        this(word, arguments, arguments, joint);
    }

    /** @param joint index of the argument that is a joint of the mesh */
    FrameCommandType(String word, int required, int most, int joint) {
        this.word = word;
        this.required = required;
        this.most = most;
        this.joint = joint;
    }

    /** Commands are case-sensitive. */
    public static Optional<FrameCommandType> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }

    /** The word in a file. */
    public String word() {
        return word;
    }

    /** Number of arguments that must follow on the line. */
    public int requiredArguments() {
        return required;
    }

    /** Number of arguments that are read. */
    public int mostArguments() {
        return most;
    }

    /** Index of the argument that is a joint of the mesh, or {@link #NO_JOINT}. */
    public int jointArgument() {
        return joint;
    }
}
