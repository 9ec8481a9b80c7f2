import type { Level } from '../../shared-schema/sports/model/play-kind.ts'
import { kindOf, type SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { choicesAt } from './play-choices.ts'
import type { TimelineLine } from './timeline.ts'

/**
 * The level of detail of a game so far: the level that offers all its plays, but at least the sport's usual
 * one, unless only sets were recorded of a game of sets. A scorekeeper who continues it, on another tablet or
 * on one that forgot the chosen level, continues at that level.
 */
export function recordedLevel(sport: SportDefinition, lines: readonly TimelineLine[]): Level {
  const { more } = choicesAt('score', sport)
  const levels = new Set(
    lines.flatMap(({ entry, mark }) => {
      const kind = entry.kind === 'play' ? kindOf(sport.rules, entry.data) : undefined
      if (kind?.level === undefined || kind.assigns || mark === 'undone' || more.includes(kind)) return []
      return kind.level === 'plays' ? ['plays' as const] : ['players' as const]
    }),
  )
  const { usualLevel } = sport
  if (levels.has('plays') || usualLevel === 'plays') return 'plays'
  if (levels.has('players')) return 'players'
  return lines.some(({ entry }) => entry.kind === 'score') ? 'score' : usualLevel
}
