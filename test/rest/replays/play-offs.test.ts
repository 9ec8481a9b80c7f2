import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { enterTeams, makeSeason, makeTeams } from './league.ts'
import { putBack } from './put-back.ts'

describe('the script of a tournament director runs play-offs and pools', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let script: Client
  let season: number
  let tournament: number
  let teams: number[]
  const brackets = new Map<string, Body>()

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    script = new Client(server.url, await server.signIn('owner'))
    season = (await makeSeason(script)).season
    tournament = (
      await script.make('tournaments', {
        name: 'Windmill',
        season_id: season,
        timezone: 'Europe/Amsterdam',
        uses_seeds: true,
      })
    ).id
    teams = await makeTeams(script, season, ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'])
    await enterTeams(script, tournament, teams)
  })
  afterAll(() => server.stop())

  const roundsOf = (name: string) =>
    objectsIn(brackets.get(name)?.rounds).map(round => ({
      number: round.round_number,
      games: objectsIn(round.games),
    }))
  const gameOf = (name: string, round: number, slot: number): Body => {
    const game = roundsOf(name).find(({ number }) => number === round)?.games[slot]
    if (!game) throw new Error(`${name} has no game ${slot} in round ${round}`)
    return game
  }
  const read = async (game: Body) => (await script.get(`/games/${String(game.id)}/`)).body
  const change = async (game: Body, values: Body) => {
    const { status, body } = await script.put(`/games/${String(game.id)}/`, putBack(await read(game), values))
    expect(status).toBe(202)
    return body
  }
  const report = (game: Body, one: number, two: number) =>
    script.make('game_scores', {
      game_id: String(game.id),
      team_1_score: String(one),
      team_2_score: String(two),
      is_final: 'True',
    })

  test.each([
    ['playoff', 3, 1, 1],
    ['bronze game', 1, 3, 2],
    ['playoff losers', 2, 2, 3],
    ['game for 7-8', 1, 3, 4],
  ])('the bracket "%s" is made, and its rounds are read from its item', async (name, rounds, column, row) => {
    const { status, body } = await script.post('/brackets/', {
      tournament_id: String(tournament),
      start_time: '2012-06-17T09:00:00+02:00',
      number_of_rounds: String(rounds),
      time_between_rounds: '180',
      column_position: String(column),
      row_position: String(row),
      name,
    })
    expect(status).toBe(201)
    brackets.set(name, (await script.get(`/brackets/${String(body.id)}/`)).body)
    expect(brackets.get(name)).toMatchObject({
      name,
      number_of_rounds: rounds,
      column_position: column,
      row_position: row,
      time_between_rounds: 180,
    })
    expect(roundsOf(name).map(({ number, games }) => [number, games.length])).toEqual(
      Array.from({ length: rounds }, (_, index) => [rounds - 1 - index, 2 ** (rounds - 1 - index)]),
    )
  })

  test('the rounds follow each other by the time between them', () => {
    expect(roundsOf('playoff').map(({ games }) => games[0]?.start_time)).toEqual([
      '2012-06-17T09:00:00+02:00',
      '2012-06-17T12:00:00+02:00',
      '2012-06-17T15:00:00+02:00',
    ])
  })

  test('games of the first round feed those of the next in slot order, and the final has the lowest id', () => {
    const [quarters, halves, finals] = roundsOf('playoff').map(({ games }) => games)
    expect(quarters?.map(game => [game.next_game_for_winner_id, game.next_team_for_winner])).toEqual([
      [halves?.[0]?.id, 1],
      [halves?.[0]?.id, 2],
      [halves?.[1]?.id, 1],
      [halves?.[1]?.id, 2],
    ])
    expect(Number(finals?.[0]?.id)).toBeLessThan(Number(quarters?.[0]?.id))
  })

  test('losers are linked by PUT, and the link shows both ways it is read', async () => {
    for (const [slot, [to, place]] of [
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ].entries()) {
      const next = gameOf('playoff losers', 1, Number(to))
      const changed = await change(gameOf('playoff', 2, slot), {
        next_game_for_loser_id: String(next.id),
        next_team_for_loser: String(place),
      })
      expect(changed).toMatchObject({
        next_game_for_loser_id: next.id,
        next_game_for_loser: { id: next.id },
        next_team_for_loser: place,
      })
    }
    for (const slot of [0, 1]) {
      await change(gameOf('playoff', 1, slot), {
        next_game_for_loser_id: String(gameOf('bronze game', 0, 0).id),
        next_team_for_loser: String(slot + 1),
      })
      await change(gameOf('playoff losers', 1, slot), {
        next_game_for_loser_id: String(gameOf('game for 7-8', 0, 0).id),
        next_team_for_loser: String(slot + 1),
      })
    }
  })

  test('the quarter-finals are seeded and re-timed by PUT', async () => {
    for (const [slot, [one, two]] of [
      [1, 8],
      [5, 4],
      [3, 6],
      [7, 2],
    ].entries()) {
      const sent = {
        team_1_id: String(teams[Number(one) - 1]),
        team_2_id: String(teams[Number(two) - 1]),
        start_time: '2012-06-17T09:30:00+02:00',
      }
      expect(await change(gameOf('playoff', 2, slot), sent)).toMatchObject({
        team_1_id: teams[Number(one) - 1],
        team_2_id: teams[Number(two) - 1],
        start_time: '2012-06-17T09:30:00+02:00',
        timezone: 'Europe/Amsterdam',
        winner_id: null,
      })
    }
  })

  test('winners and losers move on, down to the last place', async () => {
    for (const slot of [0, 1, 2, 3]) await report(gameOf('playoff', 2, slot), 15, 5)
    expect(
      await Promise.all(
        [0, 1].map(async slot => {
          const { team_1_id, team_2_id } = await read(gameOf('playoff', 1, slot))
          return [team_1_id, team_2_id]
        }),
      ),
    ).toEqual([
      [teams[0], teams[4]],
      [teams[2], teams[6]],
    ])
    expect(await read(gameOf('playoff losers', 1, 0))).toMatchObject({
      team_1_id: teams[7],
      team_2_id: teams[3],
    })
    for (const slot of [0, 1]) {
      await report(gameOf('playoff', 1, slot), 9, 13)
      await report(gameOf('playoff losers', 1, slot), 15, 14)
    }
    expect(await read(gameOf('playoff', 0, 0))).toMatchObject({ team_1_id: teams[4], team_2_id: teams[6] })
    expect(await read(gameOf('bronze game', 0, 0))).toMatchObject({
      team_1_id: teams[0],
      team_2_id: teams[2],
    })
    expect(await read(gameOf('playoff losers', 0, 0))).toMatchObject({
      team_1_id: teams[7],
      team_2_id: teams[5],
    })
    expect(await read(gameOf('game for 7-8', 0, 0))).toMatchObject({
      team_1_id: teams[3],
      team_2_id: teams[1],
    })
  })

  test("a score taken back takes the winner back, and leaves the game's own stamp alone", async () => {
    const semi = gameOf('playoff', 1, 0)
    const before = await read(semi)
    const [last] = (await script.list(`/game_scores/?game_id=${String(semi.id)}&order_by=[-id]&limit=1`))
      .objects
    expect((await script.delete(`/game_scores/${String(last?.id)}/`)).status).toBe(204)
    expect(await read(semi)).toMatchObject({
      winner_id: null,
      team_1_score: 0,
      team_2_score: 0,
      time_last_updated: before.time_last_updated,
    })
    expect(await read(gameOf('playoff', 0, 0))).toMatchObject({ team_1_id: null, team_2_id: teams[6] })
    await report(semi, 9, 13)
  })

  test('brackets are listed by their ids, and one that is deleted takes its games along', async () => {
    const { id } = await script.make('brackets', {
      tournament_id: tournament,
      start_time: '2012-06-17T09:00:00+02:00',
      number_of_rounds: '2',
      name: 'mistake',
    })
    const ids = await script.column(`/brackets/?tournament_id=${tournament}&limit=50&fields=[id]`, 'id')
    expect(ids).toHaveLength(5)
    expect(ids[0]).toBe(id)
    expect((await script.list(`/games/?bracket_id=${id}`)).meta.total_count).toBe(3)
    expect((await script.delete(`/brackets/${id}/`)).status).toBe(204)
    expect((await script.list(`/games/?bracket_id=${id}`)).meta.total_count).toBe(0)
  })

  test('an empty pool gets a round and then its games, which count in its standings', async () => {
    const pool = await script.make('pools', {
      tournament_id: String(tournament),
      start_time: '2012-06-15T10:00:00+02:00',
      name: 'A',
      time_between_rounds: '120',
      generate_matchups: false,
      team_ids: teams.slice(0, 3),
    })
    expect(pool).toMatchObject({ time_between_rounds: 120, team_ids: teams.slice(0, 3) })
    expect(pool).not.toHaveProperty('generate_matchups')
    const round = await script.make('pool_rounds', {
      pool_id: String(pool.id),
      start_time: '2012-06-15T10:00:00+02:00',
    })
    expect(round).toMatchObject({ pool_id: pool.id, round_number: 1 })
    expect(await script.column(`/pool_rounds/?tournament_id=${tournament}`, 'id')).toEqual([round.id])
    const game = await script.make('games', {
      season_id: String(season),
      tournament_id: String(tournament),
      start_time: '2012-06-15T10:00:00+02:00',
      pool_round_id: String(round.id),
      team_1_id: String(teams[0]),
      team_2_id: String(teams[1]),
    })
    expect(game).toMatchObject({ pool_id: pool.id, pool: { name: 'A' }, pool_round: { round_number: 1 } })
    expect(await script.column(`/games/?pool_id=${pool.id}`, 'id')).toEqual([game.id])
    await report(game, 11, 15)
    const {
      objects: [shown],
    } = await script.list(
      `/pools/?tournament_id=${tournament}&name=a&fields=[name,standings]&order_by=[name]`,
    )
    expect(shown?.standings).toMatchObject([
      {
        team_id: teams[1],
        team: { name: 'Two' },
        wins: 1,
        losses: 0,
        games_played: 1,
        points_scored: 15,
        points_allowed: 11,
        plus_minus: 4,
      },
      {
        team_id: teams[0],
        wins: 0,
        losses: 1,
        plus_minus: -4,
        reason: 'level with Three on all criteria: disc throw to the brick mark needed',
        is_unresolved: true,
      },
      { team_id: teams[2], wins: 0, games_played: 0, reason: null, is_unresolved: true },
    ])
  })

  test('spirit scores are sent as lists by the side that gives them, and come back as their text', async () => {
    const [game] = (await script.list(`/games/?tournament_id=${tournament}&limit=1`)).objects
    const given = { game_id: game?.id, team_1_id: game?.team_1_id, team_2_id: game?.team_2_id }
    const { status, body } = await script.post('/game_sportsmanship_scores/', {
      ...given,
      team_2_score: [2, 2, 3, 1, 2],
      team_2_comment: 'Nice game!',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      team_1_score: '',
      team_2_comment: 'Nice game!',
      created_by: { first_name: 'Test' },
    })
    expect(JSON.parse(String(body.team_2_score))).toEqual([2, 2, 3, 1, 2])
    const list = `/game_sportsmanship_scores/?tournament_id=${tournament}&season_id=${season}&game_ids=[${String(game?.id)}, 4711]&limit=150&order_by=[-time_last_updated]`
    expect(await script.column(list, 'id')).toEqual([body.id])
    expect(
      (await script.list(`/game_sportsmanship_scores/?tournament_id=${tournament}&limit=200&offset=1`))
        .objects,
    ).toEqual([])
    expect((await script.delete(`/game_sportsmanship_scores/${String(body.id)}/`)).status).toBe(204)
    const gone = await script.get(`/game_sportsmanship_scores/${String(body.id)}/`)
    expect(gone.body).not.toHaveProperty('game_id')
    expect(gone.body).toHaveProperty('error_message')
  })
})
