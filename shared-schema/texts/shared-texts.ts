import type { TFunction } from 'i18next'
import type { English } from './english.d.ts'

/** Says what tablet and server both say, in the language of whoever reads it. */
export type SharedTexts = TFunction<'shared'>

/** What a kind of plays is called, as a key of the texts: `shared('plays.goal')`. */
export type PlayWord = keyof English['plays']

/** What a player is in a play: `shared('roles.scorer')`. */
export type RoleWord = keyof English['roles']

/** What a play says beside its players: `shared('values.yards')`. */
export type ValueWord = keyof English['values']

/** A column of a box score: `shared('columns.goals.short')`. */
export type ColumnWord = keyof English['columns']

/** A part of a box score: `shared('groups.goalkeepers')`. */
export type GroupWord = keyof English['groups']
