import type { Comer } from './sent-on.ts'

/** The known facts about one slot of a game and its possible occupants. */
export interface Slot {
  /** The team that the game's record names. */
  readonly held: number | null
  /** The team sent by the game before; null while undecided. */
  readonly sent: Comer
  /** The team that the recorders of the game saw in it; null if they did not say. */
  readonly stated: number | null
  /** Whether a game before it sends a team to this slot. */
  readonly isFed: boolean
}

/** The occupant of a slot. */
export interface Occupant {
  readonly team_id: Comer
  /** The game before sends a different team than the one that has begun to play: somebody must decide. */
  readonly needs_decision: boolean
}

/**
 * The team in a slot of a game.
 *
 * Until something is recorded the team that is sent takes its place, and a correction moves another one
 * there. Once the game has begun, the team that played stays: a team is never taken out of a game behind its
 * back. But if the slot can never be filled any more, the game is not to be played at all, and its recordings
 * do not count, unless the office names who plays. The order in which results, corrections and plays arrive
 * makes no difference.
 *
 * @param isPlayed whether anything that counts was recorded at the game
 * @param isDecided whether the office has decided who plays; if it names nobody the games before decide, and
 * without games before nobody plays
 */
export function teamInSlot(
  { held, sent, stated, isFed }: Slot,
  isPlayed: boolean,
  isDecided: boolean,
): Occupant {
  if (!isFed) {
    const isVacant = held === null && (isDecided || sent === 'nobody')
    return { team_id: isVacant ? 'nobody' : held, needs_decision: false }
  }
  if (isDecided && held !== null) return { team_id: held, needs_decision: false }
  if (!isPlayed || isDecided || sent === 'nobody') return { team_id: sent, needs_decision: false }
  const team = stated ?? held ?? sent
  return { team_id: team, needs_decision: sent !== null && sent !== team }
}
