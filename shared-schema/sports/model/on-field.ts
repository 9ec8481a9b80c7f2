import { generalPlays as p } from './general-plays.ts'
import type { Play } from './play.ts'
import type { PlayerReference } from './player-reference.ts'

/**
 * The players on the field after some plays, by their substitutions; starters are substituted on before the
 * start.
 */
export function onFieldAfter(plays: readonly Play[]): ReadonlySet<PlayerReference> {
  const on = new Set<PlayerReference>()
  for (const { type, player_1_id: player } of plays) {
    if (player === null) continue
    const substituted = substitutionIn({ type })
    if (substituted === 'on') on.add(player)
    if (substituted === 'off') on.delete(player)
  }
  return on
}

/** The direction in which a play substitutes its player; null if it is no substitution. */
export function substitutionIn({ type }: Pick<Play, 'type'>): 'on' | 'off' | null {
  if (type === p.on || type === p.onForInjury) return 'on'
  return type === p.off || type === p.offForInjury ? 'off' : null
}

/** True if a play only records who is on the field. */
export const isLineUp = ({ type }: Pick<Play, 'type'>): boolean => type === p.on || type === p.off
