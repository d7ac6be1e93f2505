package org.jointscope.format.decl;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jointscope.messages.Phrase;

/**
 * Words of declarations that games of the same engine have in addition to those of Doom 3: Quake 4, Prey, The Dark Mod
 * and RBDOOM 3 BFG (anim/Anim_Blend.cpp of each, prey/anim_baseanim.cpp), and Enemy Territory: Quake Wars
 * (anim/Anim.h).
 */
final class OtherGames {

    enum Game {
        QUAKE_4,
        PREY,
        DARK_MOD,
        RBDOOM,
        QUAKE_WARS;

        Phrase phrase() {
            return Phrase.of("fact.game." + name());
        }
    }

    /**
     * A word of a game.
     *
     * @param arguments the largest number of words that follow it on its line
     */
    record GameWord(Game game, int arguments) {}

    /** All words to the end of the line. */
    private static final int LINE = Integer.MAX_VALUE;

    /** Types of declarations, in lower case. */
    private static final Map<String, GameWord> TYPES = new HashMap<>();

    private static final Map<String, GameWord> STATEMENTS = new HashMap<>();
    private static final Map<String, GameWord> FLAGS = new HashMap<>();

    /** Frame commands; those that Doom 3 also has can have more arguments. */
    private static final Map<String, GameWord> COMMANDS = new HashMap<>();

    static {
        add(TYPES, Game.QUAKE_4, 0, "playermodel", "effect", "lipsync", "playback", "materialtype");

        add(STATEMENTS, Game.RBDOOM, LINE, "options", "addoptions");

        add(FLAGS, Game.QUAKE_4, 0, "sync_cycle", "ai_no_look", "ai_look_head_only");
        add(FLAGS, Game.QUAKE_4, 1, "rate");
        add(FLAGS, Game.DARK_MOD, 0, "no_random_headturning");
        add(FLAGS, Game.QUAKE_WARS, 0, "ai_fixed_forward", "no_pitch");

        add(COMMANDS, Game.QUAKE_4, 0, "enableBlinking", "disableBlinking", "enableAutoBlink");
        add(COMMANDS, Game.QUAKE_4, 0, "disableAutoBlink", "ai_enablePain", "ai_disablePain");
        add(COMMANDS, Game.QUAKE_4, 0, "ai_enableDamage", "ai_disableDamage", "ai_lockEnemyOrigin");
        add(COMMANDS, Game.QUAKE_4, 1, "ai_attack_melee", "guievent", "speak", "speak_random");
        add(COMMANDS, Game.QUAKE_4, 1, "attachment_hide", "attachment_show");
        add(COMMANDS, Game.QUAKE_4, 2, "ai_attack");
        add(COMMANDS, Game.QUAKE_4, 3, "fx");
        add(COMMANDS, Game.QUAKE_4, LINE, "eventArgs");

        add(COMMANDS, Game.PREY, 0, "stopSnd", "stopSnd_voice", "stopSnd_voice2", "stopSnd_body");
        add(COMMANDS, Game.PREY, 0, "stopSnd_body2", "stopSnd_body3", "stopSnd_weapon", "stopSnd_item");
        add(COMMANDS, Game.PREY, 0, "leftfootprint", "rightfootprint", "trigger_anim_ent");
        add(COMMANDS, Game.PREY, 1, "launch_altMissile", "mood", "kick_obstacle");
        add(COMMANDS, Game.PREY, LINE, "event_args", "set_key");
        add(COMMANDS, Game.PREY, LINE, "launch_missile", "launch_missile_bonedir");

        add(COMMANDS, Game.DARK_MOD, 0, "pause", "melee_hold");
        add(COMMANDS, Game.DARK_MOD, 1, "setRate", "destroy", "drop", "putdown", "activate_at_joint");
        add(COMMANDS, Game.DARK_MOD, 1, "melee_attack_stop", "melee_parry_stop");
        add(COMMANDS, Game.DARK_MOD, 1, "set_combat_flag", "clear_combat_flag");
        add(COMMANDS, Game.DARK_MOD, 2, "create_missile_from_def", "reattach", "activate_near");
        add(COMMANDS, Game.DARK_MOD, 2, "melee_attack_start", "melee_parry_start");
        add(COMMANDS, Game.DARK_MOD, 3, "attach", "pickup");
    }

    private OtherGames() {}

    private static void add(Map<String, GameWord> table, Game game, int arguments, String... words) {
        List.of(words).forEach(word -> table.put(word, new GameWord(game, arguments)));
    }

    /** Types are not case-sensitive. */
    static Optional<GameWord> type(String word) {
        return Optional.ofNullable(TYPES.get(word.toLowerCase(Locale.ROOT)));
    }

    static Optional<GameWord> statement(String word) {
        return Optional.ofNullable(STATEMENTS.get(word));
    }

    static Optional<GameWord> flag(String word) {
        return Optional.ofNullable(FLAGS.get(word));
    }

    static Optional<GameWord> command(String word) {
        return Optional.ofNullable(COMMANDS.get(word));
    }
}
