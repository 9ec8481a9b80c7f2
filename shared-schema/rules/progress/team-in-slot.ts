import type { Comer } from './sent-on.ts'

/** What is known of one slot of a game: who could be in it. */
export interface Slot {
  /** The team that the game's record names. */
  readonly held: number | null
  /** Who comes from the game before; null while that is not decided. */
  readonly sent: Comer
  /** The team that those who recorded the game saw in it; null if they did not say. */
  readonly stated: number | null
  /** Whether a game before it sends a team to this slot. */
  readonly isFed: boolean
}

/** Who plays in a slot. */
export interface Occupant {
  readonly team_id: Comer
  /** The game before sends another team than the one that has begun to play: somebody must decide. */
  readonly needs_decision: boolean
}

/**
 * Which team plays in a slot of a game.
 *
 * As long as nothing was recorded the team that is sent takes its place, and a correction moves
 * another one there. Once the game has begun, whoever played it stays: a team is never taken out of
 * a game behind its back. But where nobody can come any more the game is not to be played at all, and what
 * was recorded at it does not count, unless the office names who plays. It does not matter in which order
 * results, corrections and plays arrive.
 *
 * @param isPlayed whether anything that counts was recorded at the game
 * @param isDecided whether the office has said who plays; where it names nobody the games before decide, and
 *   where there are none it says that nobody plays
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
