import { expect, test } from 'vitest'
import { drawSwissRound } from '../../../server/rules/swiss/swiss-pairing.ts'
import { playedPairings, swissEntrants } from '../../../server/rules/swiss/swiss-entrant.ts'
import { describeRecorded } from '../../support/recorded-data.ts'
import { readSwiss2012 } from './swiss-2012.ts'
import { told } from './teams.ts'

describeRecorded('the draws of tournament 18055 (swiss-2012)', () => {
  const rounds = readSwiss2012()

  const redrawn = (roundNumber: number) => {
    const before = rounds
      .filter(round => round.round_number < roundNumber)
      .flatMap(({ round_number, games }) => games.map(game => ({ ...game, round_number })))
    const standings = rounds.find(round => round.round_number === roundNumber - 1)?.standings ?? []
    return drawSwissRound(swissEntrants(standings, before), playedPairings(before), 'adjacent pairing')
  }

  test.each([2, 3, 4])('round %i follows from the standings before it, in the same order', roundNumber => {
    const drawn = redrawn(roundNumber)
    const recorded = rounds.find(round => round.round_number === roundNumber)?.games ?? []
    expect([
      ...drawn.games.map(({ team_1_id, team_2_id }) => ({ team_1_id, team_2_id })),
      { team_1_id: drawn.bye_team_id, team_2_id: null },
    ]).toEqual(recorded.map(({ team_1_id, team_2_id }) => ({ team_1_id, team_2_id })))
  })

  const reasonsOf = (roundNumber: number) => redrawn(roundNumber).games.map(({ reason }) => told(reason))
  const isOfNeighbours = (reason: string) => reason.endsWith(': neighbours in the ranking')

  test('in round 2 neighbours met everywhere', () => {
    expect(reasonsOf(2).every(isOfNeighbours)).toBe(true)
  })

  test('in round 3 neighbours met, but for earlier meetings', () => {
    expect(reasonsOf(3).filter(isOfNeighbours)).toHaveLength(10)
    expect(reasonsOf(3).filter(reason => !isOfNeighbours(reason))).toEqual([
      '11th against 13th: 11th and 12th have met in round 1',
      '12th against 14th: the next in the ranking, as 13th meets 11th',
      '15th against 17th: 15th and 16th have met in round 1',
      '16th against 18th: the next in the ranking, as 17th meets 15th',
      '19th against 21st: 19th and 20th have met in round 1',
      '20th against 22nd: the next in the ranking, as 21st meets 19th',
      '23rd against 25th: 23rd and 24th have met in round 1',
      '24th against 27th: 24th against 26th would leave 27th against 28th, who have met in round 1',
      '26th against 28th: the next in the ranking, as 27th meets 24th',
    ])
  })

  test('in round 4 neighbours met, but for earlier meetings', () => {
    expect(reasonsOf(4).filter(isOfNeighbours)).toHaveLength(13)
    expect(reasonsOf(4).filter(reason => !isOfNeighbours(reason))).toEqual([
      '11th against 13th: 11th and 12th have met in round 3',
      '12th against 14th: the next in the ranking, as 13th meets 11th',
      '15th against 17th: 15th and 16th have met in round 3',
      '16th against 18th: the next in the ranking, as 17th meets 15th',
      '27th against 29th: 27th and 28th have met in round 3',
      '28th against 30th: the next in the ranking, as 29th meets 27th',
    ])
  })

  test.each([2, 3, 4])('the bye of round %i is explained', roundNumber => {
    const { bye_reason } = redrawn(roundNumber)
    expect(bye_reason && told(bye_reason)).toBe(
      '39th has the bye: lowest ranked of the teams with the fewest byes',
    )
  })
})
