import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { SportRules } from '../../shared-schema/sports/model/sport.ts'
import type { Fact, Situation } from '../../shared-schema/sports/model/situation.ts'
import { device, sides } from '../scoring/sheet.ts'

/** The situation of a game of teams 1 and 2 after these plays. */
export function situationOf(sport: Sport, plays: readonly Play[]): Situation {
  const sheet = device(1)
  for (const play of plays) sheet.record('play', play)
  return foldGame(sides, rulesOf(sport), sheet.entries).situation
}

/** The facts of a situation in short: `teamFouls/1 3`, with the number of the team if one has it. */
export const inShort = (facts: readonly Fact[]): string[] =>
  facts.map(({ word, side, numbers }) =>
    [side === null ? word : `${word}/${side + 1}`, ...Object.values(numbers)].join(' '),
  )

/** The words of the plays that can come next, of each side. */
export const wordsOfNext = ({ kinds }: Pick<SportRules, 'kinds'>, { next }: Situation): string[][] =>
  ([0, 1] as const).map(side =>
    next
      .filter(one => one.side === side)
      .flatMap(({ type }) => kinds.filter(kind => kind.type === type).map(({ word }) => word)),
  )
