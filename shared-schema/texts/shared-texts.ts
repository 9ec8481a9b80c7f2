import type { TFunction } from 'i18next'
import type { English } from './english.d.ts'

/** The texts that tablet and server share, in the language of a reader. */
export type SharedTexts = TFunction<'shared'>

/** The name of a kind of plays, as a key of the texts: `shared('plays.goal')`. */
export type PlayWord = keyof English['plays']

/** The role of a player in a play: `shared('roles.scorer')`. */
export type RoleWord = keyof English['roles']

/** A value that a play has besides its players: `shared('values.yards')`. */
export type ValueWord = keyof English['values']

/** A column of a box score: `shared('columns.goals.short')`. */
export type ColumnWord = keyof English['columns']

/** A number of the board besides the score: `shared('board.downAndDistance', { down: 2, distance: 7 })`. */
export type BoardWord = keyof English['board']

/** A part of a box score: `shared('groups.goalkeepers')`. */
export type GroupWord = keyof English['groups']
