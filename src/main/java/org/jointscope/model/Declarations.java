package org.jointscope.model;

import java.util.List;
import java.util.Optional;

/**
 * A .def or .skin as written: the model, skin and entity declarations of Doom 3, in file order.
 *
 * @param others number of declarations of other types, which are skipped
 */
public record Declarations(List<ModelDef> models, List<SkinDef> skins, List<EntityDef> entities, int others)
        implements ModelFile {

    public Declarations {
        models = List.copyOf(models);
        skins = List.copyOf(skins);
        entities = List.copyOf(entities);
    }

    /** A word or string of the file; empty if it is missing. */
    public record Word(String text, TextLocation location) {}

    /**
     * A {@code model} declaration.
     *
     * @param statements in file order, in which Doom 3 applies them
     * @param intact false if it has a fault for which Doom 3 ignores the declaration
     */
    public record ModelDef(Word name, List<Statement> statements, boolean intact) {

        public ModelDef {
            statements = List.copyOf(statements);
        }
    }

    /** A line of a {@code model} declaration; its location is that of the keyword. */
    public sealed interface Statement {
        TextLocation location();
    }

    /** Replaces all statements before it with those of another {@code model} declaration. */
    public record Inherit(Word model, TextLocation location) implements Statement {}

    public record MeshFile(Word path, TextLocation location) implements Statement {}

    public record UseSkin(Word skin, TextLocation location) implements Statement {}

    /** Removes inherited animations. */
    public record Remove(Word anim, TextLocation location) implements Statement {}

    /**
     * Moves the root joint.
     *
     * @param value {@link Vector3#MISSING} if unreadable
     */
    public record Offset(Vector3 value, TextLocation location) implements Statement {}

    /**
     * An animation under a name.
     *
     * @param paths of one file, or of up to three that are blended
     */
    public record NamedAnim(
            Word name, List<Word> paths, List<Word> flags, List<FrameCommand> commands, TextLocation location)
            implements Statement {

        public NamedAnim {
            paths = List.copyOf(paths);
            flags = List.copyOf(flags);
            commands = List.copyOf(commands);
        }
    }

    /**
     * An action that the game performs when an animation reaches a frame.
     *
     * @param frame from 1; {@link ModelFile#MISSING} if unreadable
     * @param type empty if the command is unknown
     */
    public record FrameCommand(
            int frame, Word name, Optional<FrameCommandType> type, List<Word> arguments, TextLocation location) {

        public FrameCommand {
            arguments = List.copyOf(arguments);
        }

        /** The command with its arguments, as in the file. */
        public String text() {
            StringBuilder text = new StringBuilder(name.text());
            arguments.forEach(argument -> text.append(' ').append(argument.text()));
            return text.toString();
        }
    }

    /**
     * The joints that animate independently of the others.
     *
     * @param joints names, each possibly preceded by {@code -}, by {@code *}, or by both
     */
    public record Channel(Word name, List<Word> joints, TextLocation location) implements Statement {

        public Channel {
            joints = List.copyOf(joints);
        }
    }

    /**
     * A {@code skin} declaration: other materials for a model.
     *
     * @param models the paths of the models for which it was made
     */
    public record SkinDef(Word name, List<Word> models, List<SkinRow> rows) {

        /** Matches every material. */
        public static final String WILDCARD = "*";

        public SkinDef {
            models = List.copyOf(models);
            rows = List.copyOf(rows);
        }
    }

    /** A material, and the one that replaces it. */
    public record SkinRow(Word from, Word to) {

        public boolean isWildcard() {
            return from.text().equals(SkinDef.WILDCARD);
        }
    }

    /**
     * An {@code entityDef} declaration.
     *
     * @param keys those that concern models and their joints
     */
    public record EntityDef(Word name, List<EntityKey> keys) {

        public EntityDef {
            keys = List.copyOf(keys);
        }
    }

    /** A key of an entity, with its value. */
    public record EntityKey(Word key, Word value) {}
}
