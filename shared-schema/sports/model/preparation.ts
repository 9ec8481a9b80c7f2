import { generalPlays } from './general-plays.ts'
import { isLineUp } from './on-field.ts'
import type { Play } from './play.ts'
import { kindOf, type SportRules } from './sport.ts'

/**
 * True if a play is recorded in advance and does not start the game: a line-up, positions on the court, who
 * serves or bats first, or a note.
 */
export function isPreparation(rules: Pick<SportRules, 'kinds'>, play: Pick<Play, 'type'>): boolean {
  if (isLineUp(play) || play.type === generalPlays.note) return true
  const kind = kindOf(rules, play)
  return kind?.assigns === true || kind?.setsBoard === true
}
