import { groupWord } from '../../shared-schema/sports/model/own-words.ts'
import type { GameView } from './game-view.ts'
import { capital } from '../base/formats/capital.ts'
import { sharedT } from '../texts/t.ts'

/** The score of a shoot-out, `Shoot-out 4–3`, or null if there is none. */
export function shootoutText({ sport, sides: [one, two] }: Pick<GameView, 'sport' | 'sides'>): string | null {
  if (one.shootout === null || two.shootout === null) return null
  return `${capital(sharedT(`groups.${groupWord(sport, 'shootout')}`))} ${one.shootout}–${two.shootout}`
}
