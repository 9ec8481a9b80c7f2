import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('a team that a correction sends to both sides of the grand final', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let field: FieldOfTeams
  /** First the game of teams 2 and 3, then that of the winners, of the losers, and the grand final. */
  let games: Body[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    field = await FieldOfTeams.make(office, 3)
    await office.make('brackets', {
      ...{ tournament_id: field.tournament, team_ids: field.teams, kind: 'double elimination' },
      ...{ start_time: '2026-06-13T09:00', time_between_rounds: 100 },
    })
    games = await field.games()
    for (const game of games.slice(0, 3)) await field.report(await field.game(game.id))
  })
  afterAll(() => server.stop())

  const teamsOf = async (at: number) => {
    const { team_1_id, team_2_id } = await field.game(games[at]?.id)
    return field.strengths([team_1_id, team_2_id])
  }

  test('is in the first alone, and a decision is open about the game before', async () => {
    expect([await teamsOf(1), await teamsOf(2), await teamsOf(3)]).toEqual([
      [1, 2],
      [2, 3],
      [1, 2],
    ])
    const correction = { game_id: games[1]?.id, is_final: true, team_1_score: 9, team_2_score: 15 }
    const preview = await office.post('/game_scores/?preview=true', correction)
    expect(objectsIn(preview.body.consequences).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Grand final · Game \d: no longer with Team 2$/),
    )
    await office.make('game_scores', correction)
    expect(await teamsOf(3)).toEqual([2, 0])
    expect((await field.openDecisions()).map(({ game_id }) => game_id)).toEqual([games[2]?.id])
  })

  test('is in none of them twice once the office has said who played', async () => {
    await office.put(`/games/${String(games[2]?.id)}/`, { teams_decided: true })
    expect(await teamsOf(3)).toEqual([1, 2])
    expect(await field.openDecisions()).toEqual([])
  })

  test('leaves a game without an opponent to the office, if that keeps it in both games before', async () => {
    const four = await FieldOfTeams.make(office, 4)
    await office.make('brackets', {
      ...{ tournament_id: four.tournament, team_ids: four.teams, kind: 'double elimination' },
      ...{ start_time: '2026-06-13T09:00', time_between_rounds: 100 },
    })
    const ids = (await four.games()).map(({ id }) => id)
    const sides = async (id: unknown) => {
      const { team_1_id, team_2_id } = await four.game(id)
      return four.strengths([team_1_id, team_2_id])
    }
    const between = async (one: number, two: number) => {
      for (const id of ids) if (String((await sides(id)).sort()) === `${one},${two}`) return id
      throw new Error(`Nobody plans ${one} against ${two}`)
    }
    const win = async (id: unknown, winner: number) =>
      four.report(
        await four.game(id),
        (await sides(id))[0] === winner
          ? { team_1_score: 15, team_2_score: 9 }
          : { team_1_score: 9, team_2_score: 15 },
      )
    const first = await between(2, 3)
    await win(await between(1, 4), 1)
    await win(first, 2)
    const winners = await between(1, 2)
    await win(winners, 1)
    // Team 3 has won after all, so team 2 goes on among the losers, where it wins; and it has lost to team 1.
    await win(first, 3)
    const losers = await between(2, 4)
    await win(losers, 2)
    for (const id of [winners, losers]) await office.put(`/games/${String(id)}/`, { teams_decided: true })
    const alone = ids[4]
    expect(await sides(alone)).toEqual([2, 0])
    expect((await four.openDecisions()).map(({ kind, game_id }) => [kind, game_id])).toEqual([
      ['teams of a game', alone],
    ])
    await office.put(`/games/${String(alone)}/`, { team_1_id: four.team(2), team_2_id: four.team(3) })
    expect(await four.openDecisions()).toEqual([])
    await four.playAll()
    expect((await four.standings()).map(({ place }) => place)).toEqual([1, 2, 3, 4])
  })
})
