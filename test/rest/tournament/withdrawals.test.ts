import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('forfeits, withdrawals and disqualifications', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  async function pool(settings: Record<string, unknown>) {
    const field = await FieldOfTeams.make(office, 3, settings)
    await office.make('pools', {
      tournament_id: field.tournament,
      name: 'A',
      team_ids: field.teams,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 60,
      generate_matchups: true,
    })
    const games = await field.games()
    const gameOf = (one: number, two: number) => {
      const game = games.find(
        ({ team_1_id, team_2_id }) =>
          field.strengths([team_1_id, team_2_id]).sort().join() === [one, two].join(),
      )
      if (!game) throw new Error(`no game of ${one} and ${two}`)
      return game
    }
    const table = async () =>
      objectsIn((await office.list(`/pools/?tournament_id=${field.tournament}`)).objects[0]?.standings).map(
        line => [field.strengths([line.team_id])[0], line.wins, line.losses, line.ties, line.plus_minus],
      )
    const leave = (strength: number, status: string, query = '') =>
      office.put(`/tournament_teams/${field.tournament}/${field.team(strength)}/${query}`, { status })
    return { field, gameOf, table, leave }
  }

  test('a forfeit is lost by the points that win a game of the tournament, or of its season', async () => {
    const { field, gameOf } = await pool({ tie_break_preset: 'WFDF' })
    const forfeited = async (game: Record<string, unknown>) => {
      const score = await office.make('game_scores', { game_id: game.id, forfeit_team_ids: [field.team(1)] })
      return Number(score.team_1_score) + Number(score.team_2_score)
    }
    await office.put(`/seasons/${field.season}/`, { points_to_win: 11 })
    expect(await forfeited(gameOf(1, 2))).toBe(11)
    await office.put(`/tournaments/${field.tournament}/`, { points_to_win: 13 })
    expect(await forfeited(gameOf(1, 3))).toBe(13)
  })

  test.each([
    ['WFDF', 15],
    ['FIFA 2026', 3],
    ['Bundesliga', 2],
  ])('a forfeit under %s is lost with 0 to %i', async (tie_break_preset, points) => {
    const { field, gameOf } = await pool({ tie_break_preset })
    const game = gameOf(1, 2)
    const score = await office.make('game_scores', {
      game_id: game.id,
      forfeit_team_ids: [field.team(1)],
      forfeit_reason: 'no show',
    })
    const isTeam1 = game.team_1_id === field.team(1)
    expect(score).toMatchObject({
      is_final: true,
      forfeit_reason: 'no show',
      team_1_score: isTeam1 ? 0 : points,
      team_2_score: isTeam1 ? points : 0,
    })
    expect(await field.game(game.id)).toMatchObject({
      status: 'final',
      winner_id: field.team(2),
      forfeit_team_ids: [field.team(1)],
    })
  })

  test('an abandoned game keeps its score, and the team that left has lost it', async () => {
    const { field, gameOf } = await pool({})
    const game = gameOf(1, 2)
    await office.make('game_scores', {
      game_id: game.id,
      team_1_score: 9,
      team_2_score: 9,
      forfeit_team_ids: [field.team(1)],
      forfeit_reason: 'abandoned',
    })
    expect(await field.game(game.id)).toMatchObject({
      team_1_score: 9,
      team_2_score: 9,
      winner_id: field.team(2),
    })
  })

  test('a game that both forfeit is lost by both', async () => {
    const { field, gameOf, table } = await pool({})
    await office.make('game_scores', {
      game_id: gameOf(1, 2).id,
      forfeit_team_ids: [field.team(1), field.team(2)],
    })
    expect(await field.game(gameOf(1, 2).id)).toMatchObject({
      status: 'final',
      winner_id: null,
      team_1_score: 0,
      team_2_score: 0,
    })
    expect((await table()).filter(([team]) => team !== 3)).toEqual([
      [1, 0, 1, 0, 0],
      [2, 0, 1, 0, 0],
    ])
    const team = (await office.get(`/teams/${field.team(1)}/`)).body
    expect([team.wins, team.losses, team.ties]).toEqual([0, 1, 0])
  })

  test('only a team of the game can forfeit it', async () => {
    const { field, gameOf } = await pool({})
    const { status, body } = await office.post('/game_scores/', {
      game_id: gameOf(1, 2).id,
      forfeit_team_ids: [field.team(3)],
    })
    expect([status, body.error_message]).toEqual([
      400,
      `forfeit_team_ids names teams that do not play this game: ${field.team(3)}`,
    ])
  })

  test('under WFDF a team that withdraws forfeits what it has not played; a preview says so first', async () => {
    const { field, gameOf, table, leave } = await pool({ tie_break_preset: 'WFDF' })
    await field.report(gameOf(1, 2))
    const preview = await leave(1, 'withdrawn', '?preview=true')
    expect(
      objectsIn(preview.body.consequences)
        .filter(one => one.kind === 'result')
        .map(one => one.game_id),
    ).toEqual([gameOf(1, 3).id])
    expect((await leave(1, 'withdrawn')).status).toBe(202)
    expect(await field.game(gameOf(1, 3).id)).toMatchObject({
      winner_id: field.team(3),
      forfeit_team_ids: [field.team(1)],
    })
    expect(await table()).toEqual([
      [3, 1, 0, 0, 15],
      [2, 0, 1, 0, -1],
      [1, 1, 1, 0, -14],
    ])
    await leave(1, 'playing')
    expect(await field.game(gameOf(1, 3).id)).toMatchObject({
      status: 'scheduled',
      winner_id: null,
      forfeit_team_ids: [],
    })
    expect(await field.game(gameOf(1, 2).id)).toMatchObject({ status: 'final', winner_id: field.team(1) })
  })

  test('under FIFA rules none of the games of a disqualified team count', async () => {
    const { field, gameOf, table, leave } = await pool({ tie_break_preset: 'FIFA 2026' })
    await field.report(gameOf(1, 2))
    await leave(1, 'disqualified')
    expect(await table()).toEqual([
      [2, 0, 0, 0, 0],
      [3, 0, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ])
  })

  test('in a bracket the opponents of a team that is out go on, round after round', async () => {
    const field = await FieldOfTeams.make(office, 4)
    await office.make('brackets', {
      tournament_id: field.tournament,
      team_ids: field.teams,
      kind: 'full placement',
      start_time: '2026-06-13T09:00:00',
    })
    await office.put(`/tournament_teams/${field.tournament}/${field.team(1)}/`, { status: 'withdrawn' })
    expect(await field.playAll()).toBe(2)
    const standings = await field.standings()
    expect(field.strengths(standings.map(line => line.team_id))).toEqual([2, 4, 3, 1])
  })

  test('swiss rounds pair without it', async () => {
    const field = await FieldOfTeams.make(office, 5, { scheduling_format: 'swiss' })
    await office.put(`/tournament_teams/${field.tournament}/${field.team(5)}/`, { status: 'withdrawn' })
    const round = await office.make('swiss_rounds', {
      tournament_id: field.tournament,
      start_time: '2026-06-13T09:00:00',
    })
    expect(
      objectsIn(round.games)
        .flatMap(game => field.strengths([game.team_1_id, game.team_2_id]))
        .sort(),
    ).toEqual([1, 2, 3, 4])
  })
})
