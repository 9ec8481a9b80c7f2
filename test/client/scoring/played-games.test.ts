import { definitionOf } from '../../../shared-schema/sports/index.ts'
import { describe, expect, test } from 'vitest'
import type { GameResult } from '../../../shared-schema/replication/result.ts'
import type { Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import { eventGames, groupedGames, presentGroup } from '../../../client/reading/events/event-view.ts'
import { feedersOf } from '../../../client/scoring/games-before.ts'
import { teamsOfGame } from '../../../client/scoring/teams-of-game.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { gameOf, played, scored, semisAndFinals } from '../event.ts'

const semis = [
  ...scored({ id: 1, team_1_id: 1, team_2_id: 4 }, 15, 9),
  ...scored({ id: 2, team_1_id: 2, team_2_id: 3 }, 10, 15),
]
const sides = (id: number, entries: readonly Entry[]) => {
  const game = played(semisAndFinals, entries).find(one => one.id === id)
  return [game?.team_1_id, game?.team_2_id]
}
const counted = (more: Partial<GameResult>): GameResult => ({
  status: 'final',
  team_1_score: 15,
  team_2_score: 9,
  winner_id: 1,
  periods: [[15, 9]],
  box_score: { teams: [], players: [] },
  settled: true,
  last_entry_id: null,
  term: 1,
  ...more,
})

describe('L10: who plays, as far as this tablet knows', () => {
  test('nobody is in the final before the semi-finals are over', () => {
    expect(sides(3, [])).toEqual([null, null])
    expect(sides(3, semis.slice(0, 2))).toEqual([1, null])
  })

  test('the winners of the semi-finals are in the final, the losers in the game for place 3', () => {
    expect(sides(3, semis)).toEqual([1, 3])
    expect(sides(4, semis)).toEqual([4, 2])
  })

  test('the final can be scored on the same tablet, before the office has heard of its teams', () => {
    const final = played(semisAndFinals, [
      ...semis,
      ...scored({ id: 3, team_1_id: 1, team_2_id: 3 }, 12, 13),
    ])[2]
    expect(final).toMatchObject({ team_1_score: 12, team_2_score: 13, status: 'final', winner_id: 3 })
  })

  test('results that the office counted count as well as what was recorded here', () => {
    const games = played(semisAndFinals, semis.slice(2), [[1, counted({})]])
    expect(games[2]).toMatchObject({ team_1_id: 1, team_2_id: 3 })
  })

  test('a forfeit sends the other team on, whatever the score says', () => {
    const [, , final] = played(
      semisAndFinals,
      scored({ id: 1, team_1_id: 1, team_2_id: 4 }, 15, 0, { forfeit_team_ids: [1] }),
    )
    expect(final).toMatchObject({ team_1_id: 4 })
  })

  test('a correction before a final that was played leaves its teams and asks for a decision', () => {
    const final = scored({ id: 3, team_1_id: 1, team_2_id: 3 }, 12, 13)
    const corrected = [...semis, ...final, ...scored({ id: 1, team_1_id: 1, team_2_id: 4 }, 9, 15)]
    expect(played(semisAndFinals, corrected)[2]).toMatchObject({
      team_1_id: 1,
      team_2_id: 3,
      winner_id: 3,
      needs_decision: true,
    })
  })

  test('D9: the second grand final is not needed once team 1 has won the first, also if somebody has played it by then', () => {
    const first = gameOf(1, {
      bracket_id: 5,
      next_game_for_winner_id: 2,
      next_team_for_winner: 2,
      next_game_for_loser_id: 2,
    })
    const finals = [first, gameOf(2, { bracket_id: 5, team_1_id: null, team_2_id: null })]
    const statuses = (...entries: Entry[]) => played(finals, entries).map(({ status }) => status)
    expect(statuses()).toEqual(['scheduled', 'scheduled'])
    expect(statuses(...scored(first, 15, 9))).toEqual(['final', 'not needed'])
    expect(statuses(...scored(first, 9, 15))).toEqual(['final', 'scheduled'])
    expect(statuses(...scored(first, 15, 9), ...scored({ id: 2, team_1_id: 2, team_2_id: 1 }, 3, 1))).toEqual(
      ['final', 'not needed'],
    )
  })

  test('what the office has struck out counts nothing, and what was recorded at it stays', () => {
    const won = scored({ id: 1, team_1_id: 1, team_2_id: 2 }, 15, 9)
    const withRuling = (ruling: Ruling) => played([gameOf(1, { ruling })], won)[0]
    for (const ruling of ['cancelled', 'abandoned', 'annulled'] as const)
      expect(withRuling(ruling)).toMatchObject({ status: 'not needed', winner_id: null, team_1_score: 15 })
    expect(withRuling('postponed')).toMatchObject({ status: 'final', winner_id: 1 })
  })

  test('an abandoned game whose score counts has ended as it stands', () => {
    const begun = scored({ id: 1, team_1_id: 1, team_2_id: 2 }, 7, 9, { is_final: false })
    const games = (ruling: Ruling) => played([gameOf(1, { ruling })], begun)
    expect(games('none')).toMatchObject([{ status: 'live', winner_id: null }])
    expect(games('abandoned with result')).toMatchObject([{ status: 'final', winner_id: 2 }])
  })

  test('games that wait for a new day stand after all others, without day, time and field', () => {
    const games = played([gameOf(1, { ruling: 'postponed', game_site_id: 4 }), gameOf(2)], [])
    const lines = eventGames({ games, teams: [], sites: [{ id: 4, name: 'Field 4' }] })
    expect(lines.map(({ id, day, time, field }) => [id, day, time, field])).toEqual([
      [2, '2012-06-15', expect.any(String), ''],
      [1, '', '', ''],
    ])
    expect(presentGroup(groupedGames(lines.slice(1)), 0)).toBe(-1)
  })

  test("a game's own screen says the same as the list", () => {
    const final = scored({ id: 3, team_1_id: 1, team_2_id: 3 }, 12, 13)
    for (const entries of [
      [],
      semis,
      [...semis, ...final],
      [...semis, ...final, ...scored({ id: 2, team_1_id: 2, team_2_id: 3 }, 15, 2)],
    ]) {
      const games = played(semisAndFinals, entries)
      const own = entries.filter(({ game_id }) => game_id === 3)
      const [, , game = gameOf(3)] = semisAndFinals
      const listed = games.find(({ id }) => id === 3)
      expect(
        teamsOfGame({
          game,
          feeders: feedersOf(3, games),
          sport: definitionOf('ultimate'),
          entries: own,
          judgement: { result: undefined, dispute: undefined, verdicts: [] },
        }),
      ).toEqual({
        team_1_id: listed?.team_1_id,
        team_2_id: listed?.team_2_id,
        no_team_1: listed?.no_team_1,
        no_team_2: listed?.no_team_2,
        needs_decision: listed?.needs_decision,
      })
    }
  })
})
