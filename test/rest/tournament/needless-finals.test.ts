import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('a second grand final that was played by a wrong sheet', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let field: FieldOfTeams
  let first: Body
  let second: Body

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    field = await FieldOfTeams.make(office, 4)
    await office.make('brackets', {
      ...{ tournament_id: field.tournament, team_ids: field.teams, kind: 'double elimination' },
      ...{ start_time: '2026-06-13T09:00', time_between_rounds: 100 },
    })
    const games = await field.games()
    second = games.at(-1) ?? {}
    first = games.at(-2) ?? {}
    for (const game of games.slice(0, -2)) await field.report(await field.game(game.id))
    for (const game of [first, second]) await field.report(await field.game(game.id), lostByUnbeaten)
  })
  afterAll(() => server.stop())

  /** Team 1 came unbeaten, and is team 1 of both. */
  const lostByUnbeaten = { team_1_score: 9, team_2_score: 15 }
  const right = () => ({ game_id: first.id, team_1_score: 15, team_2_score: 9, is_final: true })
  const champion = async () => field.strengths([(await field.standings())[0]?.team_id])[0]

  test('does not count once the first is corrected: the preview names the champion, who follows from it', async () => {
    expect(await champion()).toBe(2)
    const { body } = await office.post('/game_scores/?preview=true', right())
    expect(objectsIn(body.consequences).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Grand final · Game \d: not needed instead of 9–15, won by Team 2$/),
        'Final standings: Team 1 from place 2 to 1',
      ]),
    )
    await office.make('game_scores', right())
    expect(await field.game(second.id)).toMatchObject({ status: 'not needed', winner_id: null })
    expect(await champion()).toBe(1)
    expect(await field.openDecisions()).toEqual([])
    const team = (await office.get(`/teams/${field.team(2)}/`)).body
    expect([team.wins, team.losses]).toEqual([2, 2])
  })

  test('counts again if the correction is corrected', async () => {
    await office.make('game_scores', { ...right(), ...lostByUnbeaten })
    expect(await field.game(second.id)).toMatchObject({ status: 'final', winner_id: field.team(2) })
    expect(await champion()).toBe(2)
  })

  test('counts as well if the office says who plays it', async () => {
    await office.make('game_scores', right())
    await office.put(`/games/${String(second.id)}/`, { team_1_id: field.team(1), team_2_id: field.team(2) })
    expect(await field.game(second.id)).toMatchObject({ status: 'final', winner_id: field.team(2) })
    expect(await champion()).toBe(2)
  })
})
