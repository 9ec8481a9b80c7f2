import type { Sides } from '../../rules/progress/sent-on.ts'
import { otherThan } from './course.ts'
import { placesOf, roleOf, teamAttributes, teamOfPlay, type PlayKind } from './play-kind.ts'
import type { Play } from './play.ts'

/** A contradiction within a play, and the attribute that causes it. */
export interface Contradiction {
  readonly field: string
  readonly what: 'side' | 'assist to oneself' | 'before the beginning'
}

/**
 * Finds two attributes of a play of which one must be wrong: a scorer of one team with an assist of the
 * other, a D by a team-mate of the thrower, an assist to oneself, a clock before the game began. Missing
 * attributes contradict nothing.
 */
export function contradictionIn(kind: PlayKind, play: Play, sides: Sides): Contradiction | undefined {
  const own = teamOfPlay(kind, play)
  const other = otherThan(own, sides)
  const wrong = teamAttributes(kind).find(([name, side]) => {
    const team = play[name]
    return team !== null && other !== null && team === (side === 'own' ? other : own)
  })
  if (wrong) return { field: wrong[0], what: 'side' }
  if (play.int_4 !== null && play.int_4 < 0) return { field: 'int_4', what: 'before the beginning' }
  const placeOf = (...words: string[]) =>
    placesOf(kind).find(place => words.includes(kind.roles[place - 1]?.word ?? ''))
  const [assist, scorer] = [placeOf('assist'), placeOf('scorer', 'pointScorer')]
  if (assist === undefined || scorer === undefined) return undefined
  const { player } = roleOf(play, assist)
  return player !== null && player === roleOf(play, scorer).player
    ? { field: `player_${assist}_id`, what: 'assist to oneself' }
    : undefined
}
