import { isOfferedAt, levels, type Level } from '../../shared-schema/sports/model/play-kind.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import type { Situation } from '../../shared-schema/sports/model/situation.ts'
import { assigningKind } from './play-choices.ts'

/** The parts of a situation that the plays of a level change: at a lower one they would stay as they are. */
export function situationAt(level: Level, sport: SportDefinition, situation: Situation): Situation {
  const movesRunners = sport.rules.kinds.some(
    kind => kind.ofRunner && kind.points === undefined && isOfferedAt(level, kind),
  )
  return {
    ...situation,
    facts: situation.facts.filter(({ from }) => isAt(level, from)),
    bases: movesRunners ? situation.bases : null,
    recent: level === 'score' ? [] : situation.recent.filter(({ from }) => isAt(level, from)),
    players: situation.players.filter(({ role, isQuiet }) => {
      const kind = assigningKind(sport, role)
      return kind !== undefined && !isQuiet && isOfferedAt(level, kind)
    }),
    next: level === 'plays' ? situation.next : [],
    positions: level === 'score' ? null : situation.positions,
    lines: level === 'plays' ? situation.lines : [],
  }
}

/** The players with a role in the next plays that the plays of a level pass on. */
export const playersAt = (level: Level, { players }: Situation): Situation['players'] =>
  players.filter(({ from }) => isAt(level, from))

const isAt = (level: Level, from: Level = 'score'): boolean => levels.indexOf(from) <= levels.indexOf(level)
