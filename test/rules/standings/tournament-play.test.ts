import { describe, expect, test } from 'vitest'
import { decidedPlaces } from '../../../shared-schema/rules/standings/pool-places.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import {
  finalTable,
  groupStage,
  isOfBracket,
  isOver,
  poolTable,
  swissTable,
  type TournamentGame,
  type TournamentPlay,
} from '../../../shared-schema/rules/standings/tournament-play.ts'
import { links } from '../progress/links.ts'
import { game, seeded } from './games.ts'

let made = 0

/** A final game of a tournament, as in '1-2 15-11'. */
function played(text: string, more: Partial<TournamentGame> = {}): TournamentGame {
  const one = game(text)
  const winner_id = one.team_1_score > one.team_2_score ? one.team_1_id : one.team_2_id
  const nowhere = { pool_id: null, bracket_id: null, round_number: null }
  const everybodyComes = { no_team_1: false, no_team_2: false }
  const noPlaces = { place_for_winner: null, place_for_loser: null }
  return {
    ...one,
    id: ++made,
    winner_id,
    ...links(null),
    ...nowhere,
    ...everybodyComes,
    ...noPlaces,
    ...more,
  }
}

const tournament = (more: Partial<TournamentPlay>): TournamentPlay => ({
  rule: TIE_BREAK_PRESETS.plain,
  scoring: {
    swiss_scoring_system: 'victory points',
    swiss_victory_points_games_to: 15,
    swiss_victory_points_cap: 25,
    swiss_points_for_bye: 15,
  },
  entrants: seeded(1, 2, 3, 4),
  games: [],
  pools: [],
  last_round: null,
  decisions: [],
  ...more,
})

const order = (standings: readonly { team_id: number }[]): number[] => standings.map(({ team_id }) => team_id)

describe('the table of a pool', () => {
  const pool = { id: 5, name: 'Pool A', team_ids: [1, 2, 3] }
  const coin = (pool_id: number | null, ...team_ids: number[]) => ({ pool_id, team_ids, method: 'coin flip' })

  test('counts the games of the pool alone', () => {
    const games = [played('1-2 9-15', { pool_id: 5 }), played('3-2 15-1', { pool_id: 6 }), played('3-1 15-1')]
    expect(order(poolTable(tournament({ games }), pool))).toEqual([2, 3, 1])
  })

  test('goes by what was decided in this pool alone', () => {
    const decisions = [coin(5, 3, 1, 2), coin(6, 2, 1, 3), coin(null, 1, 2, 3)]
    expect(order(poolTable(tournament({ decisions }), pool))).toEqual([3, 1, 2])
  })

  test('has its teams as the tournament knows them, and plays with one that it does not know', () => {
    const [one, two] = seeded(1, 2)
    const entrants = [{ team_id: 1, seed: 1, status: 'withdrawn' as const }, ...(two ? [two] : [])]
    expect(poolTable(tournament({ entrants }), pool)).toMatchObject([
      { team_id: 2, separation: { below_id: 3 } },
      { team_id: 3, separation: { below_id: 1, cause: { kind: 'status', status: 'withdrawn' } } },
      { team_id: 1 },
    ])
    expect(
      order(poolTable(tournament({ entrants: one ? [one] : [] }), { ...pool, team_ids: [9, 1] })),
    ).toEqual([1, 9])
  })
})

describe('the places of a pool from which teams go on', () => {
  const pool = { id: 5, name: 'Pool A', team_ids: [1, 2, 3] }
  const inPool = (text: string, more: Partial<TournamentGame> = {}) => played(text, { pool_id: 5, ...more })
  const games = [inPool('1-2 15-9'), inPool('1-3 15-9'), inPool('2-3 15-9')]
  const status = (...out: number[]) =>
    seeded(1, 2, 3).map(one => (out.includes(one.team_id) ? { ...one, status: 'withdrawn' as const } : one))

  test('are decided when its games are over, whatever is open elsewhere', () => {
    const elsewhere = played('1-2 0-0', { pool_id: 6, status: 'scheduled' })
    expect(decidedPlaces(tournament({ games: [...games, elsewhere] }), pool)).toEqual([1, 2, 3])
    const open = inPool('2-3 0-0', { status: 'scheduled' })
    expect(decidedPlaces(tournament({ games: [...games.slice(0, 2), open] }), pool)).toEqual([])
  })

  test('are open while a round is to be drawn, and teams that have not been drawn against each other', () => {
    const planned = { ...pool, has_empty_round: true }
    const first = [inPool('1-2 15-9')]
    expect(decidedPlaces(tournament({ games: first }), planned)).toEqual([])
    expect(decidedPlaces(tournament({ games: first }), pool)).toEqual([1, 3, 2])
    expect(decidedPlaces(tournament({ games }), planned)).toEqual([1, 2, 3])
    expect(decidedPlaces(tournament({ games: first, entrants: status(3) }), planned)).toEqual([1, 2])
  })

  test('are nobody’s as long as there is a tie about them', () => {
    const level = [inPool('1-2 15-9'), inPool('2-3 15-9'), inPool('3-1 15-9')]
    expect(decidedPlaces(tournament({ games: level }), pool)).toEqual([null, null, null])
  })

  test('go to the next one if a team is out, unless it plays on already', () => {
    expect(decidedPlaces(tournament({ games, entrants: status(1) }), pool)).toEqual([2, 3])
    const semiFinal = (status: TournamentGame['status']) => played('1-3 0-0', { bracket_id: 7, status })
    const goesOn = [...games, semiFinal('live')]
    expect(decidedPlaces(tournament({ games: goesOn, entrants: status(1) }), pool)).toEqual([1, 2, 3])
    const waits = [...games, semiFinal('scheduled')]
    expect(decidedPlaces(tournament({ games: waits, entrants: status(1) }), pool)).toEqual([2, 3])
    const isAgain = [...games, played('1-3 0-0', { status: 'live' })]
    expect(decidedPlaces(tournament({ games: isAgain, entrants: status(1) }), pool)).toEqual([2, 3])
  })

  test('are first those of the others if a team is level with them that is out and plays on', () => {
    const level = [inPool('1-2 9-9'), inPool('1-3 15-9'), inPool('2-3 15-9')]
    const goesOn = [...level, played('1-3 0-0', { bracket_id: 7, status: 'live' })]
    expect(decidedPlaces(tournament({ games: goesOn }), pool)).toEqual([null, null, 3])
    expect(decidedPlaces(tournament({ games: goesOn, entrants: status(1) }), pool)).toEqual([2, 1, 3])
  })
})

describe('the table of swiss rounds', () => {
  const games = [
    played('1-2 15-10', { round_number: 1 }),
    played('3-4 15-5', { round_number: 1 }),
    played('1-3 15-14', { round_number: 2 }),
    played('4-2 15-0', { round_number: 2 }),
    played('2-1 15-0'),
  ]

  test('counts the rounds up to and including one, and no other games', () => {
    expect(order(swissTable(tournament({ games }), 1, []))).toEqual([3, 1, 2, 4])
    expect(order(swissTable(tournament({ games }), 2, []))).toEqual([1, 3, 4, 2])
  })

  test('has all teams, or those that are asked for', () => {
    expect(order(swissTable(tournament({ games }), 1, [4, 1]))).toEqual([1, 4])
  })

  test('goes by what was decided of no pool', () => {
    const decided = (pool_id: number | null, ...team_ids: number[]) => ({ pool_id, team_ids, method: '' })
    const decisions = [decided(null, 4, 3, 2, 1), decided(5, 1, 2, 3, 4)]
    expect(order(swissTable(tournament({ decisions }), 1, []))).toEqual([4, 3, 2, 1])
  })
})

describe('before the brackets', () => {
  const pools = [
    { id: 5, name: 'Pool A', team_ids: [1, 2] },
    { id: 6, name: 'Pool B', team_ids: [3, 4] },
  ]
  const poolGames = [played('1-2 3-15', { pool_id: 5 }), played('3-4 3-15', { pool_id: 6 })]

  test('stand the pools, over once all of their games are', () => {
    const stage = groupStage(tournament({ pools, games: poolGames }))
    expect(stage).toMatchObject({ kind: 'pools', is_over: true })
    expect(stage?.standings.flat().map(({ team_id }) => team_id)).toEqual([2, 1, 4, 3])
    const open = played('1-2 0-0', { pool_id: 5, status: 'live' })
    expect(groupStage(tournament({ pools, games: [...poolGames, open] }))?.is_over).toBe(false)
    const final = played('2-4 0-0', { bracket_id: 9, status: 'scheduled' })
    expect(groupStage(tournament({ pools, games: [...poolGames, final] }))?.is_over).toBe(true)
  })

  test('stand swiss rounds rather than pools, up to the last one that is no draft', () => {
    const rounds = [
      played('2-1 15-3', { round_number: 1 }),
      played('4-3 15-4', { round_number: 1 }),
      played('3-2 0-0', { round_number: 2, status: 'scheduled' }),
    ]
    const stage = groupStage(tournament({ pools, games: [...poolGames, ...rounds], last_round: 1 }))
    expect(stage).toMatchObject({ kind: 'swiss rounds', is_over: true })
    expect(stage?.standings.flat().map(({ team_id }) => team_id)).toEqual([4, 2, 3, 1])
    expect(groupStage(tournament({ games: rounds, last_round: 2 }))?.is_over).toBe(false)
  })

  test('stands nothing if there are neither', () => {
    expect(groupStage(tournament({}))).toBeNull()
  })

  test('is over what is played, a bye being nothing to play; without any game nothing is over', () => {
    expect(isOver([])).toBe(false)
    expect(isOver([game('1-2 15-3')])).toBe(true)
    const bye = { ...game('3-0 0-0'), team_2_id: null, status: 'scheduled' as const }
    expect(isOver([game('1-2 15-3'), bye])).toBe(true)
    expect(isOver([game('1-2 15-3'), { ...game('3-4 0-0'), status: 'live' }])).toBe(false)
  })
})

describe('the table of the whole tournament', () => {
  test('goes by the brackets, whose games count in the order of play, and then by the groups', () => {
    const [final, third] = [
      played('2-1 15-14', { id: 101, bracket_id: 9, place_for_winner: 1, place_for_loser: 2 }),
      played('3-4 14-15', { id: 102, bracket_id: 9, place_for_winner: 3, place_for_loser: 4 }),
    ]
    const semifinals = [
      played('1-3 15-3', { id: 103, bracket_id: 9, ...links([101, 2], [102, 2]) }),
      played('4-2 3-15', { id: 104, bracket_id: 9, ...links([101, 1], [102, 1]) }),
    ]
    const table = finalTable(
      tournament({ entrants: seeded(5, 1, 2, 3, 4), games: [final, third, ...semifinals] }),
    )
    expect(order(table)).toEqual([2, 1, 4, 3, 5])
    expect(table.map(({ is_decided }) => is_decided)).toEqual([true, true, true, true, false])
  })

  test('knows of no loser before there is a winner', () => {
    const final = played('1-2 0-0', {
      bracket_id: 9,
      winner_id: null,
      place_for_winner: 1,
      place_for_loser: 2,
    })
    expect(finalTable(tournament({ entrants: seeded(1, 2), games: [final] }))).toMatchObject([
      { team_id: 1, is_decided: false },
      { team_id: 2, is_decided: false },
    ])
  })

  test('has the groups behind the brackets', () => {
    const pools = [{ id: 5, name: 'Pool A', team_ids: [1, 2] }]
    const games = [played('2-1 15-3', { pool_id: 5 })]
    expect(order(finalTable(tournament({ entrants: seeded(1, 2), pools, games })))).toEqual([2, 1])
  })

  test('takes for a game of a bracket whatever gives a place', () => {
    expect(isOfBracket(played('1-2 15-3'))).toBe(false)
    expect(isOfBracket(played('1-2 15-3', { bracket_id: 9 }))).toBe(true)
    expect(isOfBracket(played('1-2 15-3', { place_for_winner: 3 }))).toBe(true)
    expect(isOfBracket(played('1-2 15-3', { place_for_loser: 4 }))).toBe(true)
  })
})

describe('pools after swiss rounds', () => {
  const rounds = [
    played('1-2 15-5', { round_number: 1 }),
    played('3-4 15-10', { round_number: 1 }),
    played('1-3 15-9', { round_number: 2 }),
    played('4-2 15-3', { round_number: 2 }),
  ]
  const pool = { id: 9, name: 'A', team_ids: [1, 3], first_place: 1 }
  const open = { ...played('1-3 0-0', { pool_id: 9 }), status: 'scheduled' as const, winner_id: null }
  const table = (more: Partial<TournamentPlay>) =>
    finalTable(tournament({ games: rounds, last_round: 2, ...more }))

  test('leave the places of the other teams decided', () => {
    const lines = table({ games: [...rounds, open], pools: [pool] })
    expect(lines.map(({ team_id, is_decided }) => [team_id, is_decided])).toEqual([
      [1, false],
      [3, false],
      [4, true],
      [2, true],
    ])
  })

  test('count the games of the rounds between their teams, if they are to', () => {
    const again = played('1-3 15-14', { pool_id: 9 })
    const play = tournament({ games: [...rounds, again], pools: [pool], last_round: 2 })
    expect(poolTable(play, pool).map(({ games_played }) => games_played)).toEqual([1, 1])
    expect(
      poolTable(play, { ...pool, counts_earlier_games: true }).map(({ games_played }) => games_played),
    ).toEqual([2, 2])
  })
})
