import { generalPlays as p } from './general-plays.ts'
import type { PlayKind, PlayRole } from './play-kind.ts'

const player: readonly PlayRole[] = [{ word: 'player', side: 'own' }]

/** A team's timeout, available in every sport. */
const timeout: PlayKind<'timeouts'> = {
  type: p.timeout,
  word: 'timeout',
  roles: [],
  team: 'int_1',
  teamCounts: { timeouts: 1 },
  level: 'score',
}

/** The kinds of plays of every sport. */
export const generalKinds: readonly PlayKind<'timeouts'>[] = [
  { type: p.on, word: 'substitutedOn', roles: player },
  { type: p.off, word: 'substitutedOff', roles: player },
  { type: p.onForInjury, word: 'onForInjury', roles: player },
  { type: p.offForInjury, word: 'offForInjury', roles: player },
  // Before its time, of a player or of some player of the team. The board offers it.
  { type: p.suspensionOver, word: 'suspensionOver', roles: player },
  timeout,
  { type: p.injuryTimeout, word: 'injuryTimeout', roles: [], team: 'int_1' },
  { type: p.note, word: 'note', roles: [] },
  { type: p.endOfPeriod, word: 'endOfPeriod', roles: [], endsPeriod: true },
  { type: p.endOfFirstQuarter, word: 'endOfFirstQuarter', roles: [], endsPeriod: true },
  { type: p.halfTime, word: 'halfTime', roles: [], endsPeriod: true },
  { type: p.endOfThirdQuarter, word: 'endOfThirdQuarter', roles: [], endsPeriod: true },
  { type: p.gameOver, word: 'gameOver', roles: [] },
]
