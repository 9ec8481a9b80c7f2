import type { EntryOf } from '../../../shared-schema/replication/entry.ts'

/**
 * The recording of points for one of the two teams; negative points are taken away.
 * @param score the present score, as the scorekeeper sees it
 */
export function addedPoints(
  [one, two]: readonly [number, number],
  side: 1 | 2,
  points: number,
): { kind: 'score'; data: EntryOf<'score'>['data'] } {
  const after = (score: number, isIts: boolean): number => (isIts ? Math.max(0, score + points) : score)
  return {
    kind: 'score',
    data: {
      team_1_score: after(one, side === 1),
      team_2_score: after(two, side === 2),
      ...(side === 1 ? { team_1_added: points } : { team_2_added: points }),
      is_final: false,
      game_sets: [],
      what_happened: '',
    },
  }
}

/** `+2`, `−1`, `0` */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points === 0 ? '0' : `+${points}`
