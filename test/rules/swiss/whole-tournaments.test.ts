import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairingTypes } from '../../../shared-schema/rules/swiss/pairing-types.ts'
import { playedPairings, swissEntrants, type SwissGame } from '../../../server/rules/swiss/swiss-entrant.ts'
import { drawSwissRound } from '../../../server/rules/swiss/swiss-pairing.ts'

/** Teams, and which of two wins in each game. */
const tournament = fc.record({
  size: fc.integer({ min: 2, max: 10 }),
  rounds: fc.integer({ min: 1, max: 7 }),
  winners: fc.array(fc.boolean(), { minLength: 35, maxLength: 35 }),
})

/** Whether these teams can all play somebody new, found by trying. */
function canSpareRematches(ids: readonly number[], haveMet: (a: number, b: number) => boolean): boolean {
  const [first, ...others] = ids
  return (
    first === undefined ||
    others.some(
      other =>
        !haveMet(first, other) &&
        canSpareRematches(
          others.filter(id => id !== other),
          haveMet,
        ),
    )
  )
}

function byWins(size: number, games: readonly SwissGame[]): { team_id: number; wins: number }[] {
  return Array.from({ length: size }, (_, index) => index + 1)
    .map(team_id => ({
      team_id,
      wins: games.filter(
        ({ team_1_id, team_2_id, team_1_score }) =>
          team_2_id !== null && (team_1_score > 0 ? team_1_id : team_2_id) === team_id,
      ).length,
    }))
    .sort((a, b) => b.wins - a.wins || a.team_id - b.team_id)
}

test.each(pairingTypes)(
  '%s of whole tournaments: each team once a round, nobody twice while it can be spared, byes in turn',
  pairingType => {
    fc.assert(
      fc.property(tournament, ({ size, rounds, winners }) => {
        const games: SwissGame[] = []
        for (let round_number = 1; round_number <= rounds; round_number++) {
          const entrants = swissEntrants(byWins(size, games), games)
          const met = new Set(
            playedPairings(games).flatMap(({ team_1_id: a, team_2_id: b }) => [`${a} ${b}`, `${b} ${a}`]),
          )
          const haveMet = (a: number, b: number) => met.has(`${a} ${b}`)
          const draw = drawSwissRound(entrants, playedPairings(games), pairingType)

          const ids = entrants.map(({ team_id }) => team_id)
          const present = [
            ...draw.games.flatMap(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]),
            ...(draw.bye_team_id === null ? [] : [draw.bye_team_id]),
          ]
          expect(present.toSorted()).toEqual(ids.toSorted())

          const fewestByes = Math.min(...entrants.map(({ byes }) => byes))
          const candidates = entrants
            .filter(({ byes }) => size % 2 === 1 && byes === fewestByes)
            .map(({ team_id }): number | null => team_id)
          if (size % 2 === 1) expect(candidates).toContain(draw.bye_team_id)
          const isSpared = draw.games.every(({ team_1_id, team_2_id }) => !haveMet(team_1_id, team_2_id))
          const canBeSpared = (size % 2 === 1 ? candidates : [null]).some(bye =>
            canSpareRematches(
              ids.filter(id => id !== bye),
              haveMet,
            ),
          )
          expect(isSpared).toBe(canBeSpared)

          const scores = draw.games.map(
            (_, index) => winners[(round_number * 5 + index) % winners.length] === true,
          )
          games.push(
            ...draw.games.map(({ team_1_id, team_2_id }, index): SwissGame => ({
              round_number,
              team_1_id,
              team_2_id,
              team_1_score: scores[index] === true ? 13 : 0,
              team_2_score: scores[index] === true ? 0 : 13,
              status: 'final',
              forfeit_team_ids: [],
            })),
          )
          if (draw.bye_team_id !== null) {
            games.push({
              round_number,
              team_1_id: draw.bye_team_id,
              team_2_id: null,
              team_1_score: 0,
              team_2_score: 0,
              status: 'final',
              forfeit_team_ids: [],
            })
          }
        }
      }),
      { numRuns: 500 },
    )
  },
)
