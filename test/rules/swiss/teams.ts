// Teams, meetings and whole situations to draw a swiss round from.
import fc from 'fast-check'
import { expect } from 'vitest'
import { drawReasonText } from '../../../server/tournament/draw-reason-text.ts'
import { inEnglish } from '../../../server/texts/say.ts'
import { drawReason, type DrawReason } from '../../../server/rules/swiss/pair-reason.ts'
import type { PlayedPairing } from '../../../server/rules/swiss/meetings.ts'
import { pairingTypes } from '../../../shared-schema/rules/swiss/pairing-types.ts'
import type { SwissEntrant } from '../../../server/rules/swiss/swiss-entrant.ts'
import type { SwissDraw } from '../../../server/rules/swiss/swiss-pairing.ts'

/** Teams whose ids are their ranks, from the wins of each. */
export function teams(...wins: readonly number[]): SwissEntrant[] {
  return wins.map((own, index) => ({ team_id: index + 1, wins: own, byes: 0, last_float: null }))
}

export function equalTeams(count: number): SwissEntrant[] {
  return teams(...Array.from({ length: count }, () => 0))
}

/** Pairs that have met: `1-2`, or `1-2 in 3` for round 3. */
export function met(...pairs: readonly string[]): PlayedPairing[] {
  return pairs.map(pair => {
    const [teams = '', round] = pair.split(' in ')
    const [a = 0, b = 0] = teams.split('-').map(Number)
    return { team_1_id: a, team_2_id: b, round_number: round === undefined ? null : Number(round) }
  })
}

/** A reason as it is stored and read again. */
export function stored<R extends DrawReason>(reason: R): R {
  expect(drawReason.parse(reason)).toEqual(reason)
  return reason
}

/** Why teams were drawn, as REST tells it from what is stored. */
export const told = (reason: DrawReason): string =>
  inEnglish((t, shared) => drawReasonText(stored(reason), t, shared))

export function shown({ games, bye_team_id }: SwissDraw): string {
  return [
    ...games.map(game => `${game.team_1_id}-${game.team_2_id}`),
    ...(bye_team_id === null ? [] : [`bye ${bye_team_id}`]),
  ].join(' ')
}

/** Teams with some history: any pairs may have met, in round 1. */
export const situation = fc
  .record({
    ranked: fc.array(
      fc.record({
        wins: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 9 })),
        byes: fc.integer({ min: 0, max: 1 }),
        last_float: fc.constantFrom(null, 'down' as const, 'up' as const),
      }),
      { minLength: 1, maxLength: 10 },
    ),
    pairingType: fc.constantFrom(...pairingTypes),
    chances: fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 45, maxLength: 45 }),
    density: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ ranked, pairingType, chances, density }) => ({
    ranked: ranked.map((team, index) => ({ team_id: index + 1, ...team })),
    pairingType,
    played: ranked.flatMap((_, low) =>
      ranked.slice(0, low).flatMap((_, high) => {
        const [chance, isTurned] = chances[(low * (low - 1)) / 2 + high] ?? [0, false]
        if (chance % 10 >= density) return []
        const [one, two] = isTurned ? [low + 1, high + 1] : [high + 1, low + 1]
        return [{ team_1_id: one, team_2_id: two, round_number: 1 }]
      }),
    ),
  }))

export function haveMet(played: readonly PlayedPairing[], a: number, b: number): boolean {
  return played.some(
    ({ team_1_id, team_2_id }) =>
      (team_1_id === a && team_2_id === b) || (team_1_id === b && team_2_id === a),
  )
}

/** All pairings of these teams, the highest ranked with each of the others, and so on. */
export function allPairings(ids: readonly number[]): [number, number][][] {
  const [first, ...others] = ids
  if (first === undefined) return [[]]
  return others.flatMap(other =>
    allPairings(others.filter(id => id !== other)).map((rest): [number, number][] => [
      [first, other],
      ...rest,
    ]),
  )
}
