import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameResultId } from '../../shared-schema/replication/result.ts'
import { Client, objectsIn } from '../rest/client.ts'
import { FieldOfTeams } from '../rest/tournament/field-of-teams.ts'
import { postgresDatabases } from '../support/database.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('L8: who plays in a bracket, whatever arrives first', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let token: string
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    token = await server.signIn('owner')
    office = new Client(server.url, token)
  })
  afterAll(() => server.stop())

  /** A bracket of four: its semifinals 1-4 and 2-3, and its final. */
  async function bracketOfFour() {
    const field = await FieldOfTeams.make(office, 4)
    const { id } = await office.make('brackets', {
      tournament_id: field.tournament,
      team_ids: field.teams,
      start_time: '2026-06-13T09:00:00',
    })
    const games = objectsIn((await office.get(`/brackets/${id}/`)).body.rounds).flatMap(round =>
      objectsIn(round.games).map(game => Number(game.id)),
    )
    const [one = 0, two = 0, final = 0] = games
    return { field, one, two, final, device: new Device(server.url, `tournament:${field.tournament}`, token) }
  }

  const score = (team_1_score: number, team_2_score: number) => ({
    team_1_score,
    team_2_score,
    is_final: true,
    game_sets: [],
    what_happened: '',
  })

  async function standing(field: FieldOfTeams, final: number) {
    const { team_1_id, team_2_id, winner_id, needs_decision, status } = await field.game(final)
    return {
      teams: field.strengths([team_1_id, team_2_id]),
      winner: field.strengths([winner_id])[0],
      needs_decision,
      status,
    }
  }

  test('a tablet without a network plays the final too: its plays arrive before the semifinals do', async () => {
    const { field, one, two, final, device } = await bracketOfFour()
    const teams = { team_1_id: field.team(1), team_2_id: field.team(3) }
    const played = [
      device.entry(final, 'claim', { term: 1, ...teams }),
      device.entry(final, 'score', score(15, 9)),
    ]
    const semis = [
      device.entry(one, 'claim', { term: 1 }),
      device.entry(one, 'score', score(15, 8)),
      device.entry(two, 'claim', { term: 1 }),
      device.entry(two, 'score', score(10, 15)),
    ]
    await device.push(played)
    expect(await standing(field, final)).toEqual({
      teams: [1, 3],
      winner: 1,
      needs_decision: false,
      status: 'final',
    })
    await device.push(semis)
    expect(await standing(field, final)).toEqual({
      teams: [1, 3],
      winner: 1,
      needs_decision: false,
      status: 'final',
    })
    expect(await device.verdicts()).toEqual([])
  })

  test('one push brings the final before the semifinals: tablets are told who won it, as the office is', async () => {
    const { field, one, two, final, device } = await bracketOfFour()
    await device.push([
      device.entry(final, 'claim', { term: 1 }),
      device.entry(final, 'score', score(15, 9)),
      device.entry(one, 'claim', { term: 1 }),
      device.entry(one, 'score', score(15, 8)),
      device.entry(two, 'claim', { term: 1 }),
      device.entry(two, 'score', score(10, 15)),
    ])
    expect(await standing(field, final)).toMatchObject({ teams: [1, 3], winner: 1, status: 'final' })
    const told = (await device.results()).find(({ id }) => id === gameResultId(final))
    expect(told?.data).toMatchObject({ winner_id: field.team(1), status: 'final' })
  })

  test('a tablet cannot put a team into a game that takes no part', async () => {
    const { field, final, device } = await bracketOfFour()
    const other = await FieldOfTeams.make(office, 1)
    await device.push([
      device.entry(final, 'claim', { term: 1, team_1_id: other.team(1), team_2_id: 4711 }),
      device.entry(final, 'score', score(15, 9)),
    ])
    expect(await standing(field, final)).toMatchObject({ teams: [0, 0], status: 'final' })
  })

  test('a correction of a semifinal keeps the teams that played the final in it, in every order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        fc.integer({ min: 1, max: 7 }),
        async (order, size) => {
          const { field, one, two, final, device } = await bracketOfFour()
          const entries = [
            device.entry(one, 'claim', { term: 1 }),
            device.entry(one, 'score', score(15, 8)),
            device.entry(two, 'claim', { term: 1 }),
            device.entry(two, 'score', score(15, 10)),
            device.entry(final, 'claim', { term: 1, team_1_id: field.team(1), team_2_id: field.team(2) }),
            device.entry(final, 'score', score(9, 15)),
            device.entry(one, 'score', score(14, 15)),
          ]
          const shuffled = entries
            .map(entry => ({ entry, key: Number(order.next().value) }))
            .sort((a, b) => a.key - b.key)
            .map(({ entry }) => entry)
          for (let start = 0; start < shuffled.length; start += size)
            expect((await device.push(shuffled.slice(start, start + size))).status).toBe(200)
          expect(await standing(field, final)).toEqual({
            teams: [1, 2],
            winner: 2,
            needs_decision: true,
            status: 'final',
          })
          expect(await device.verdicts()).toEqual([])
        },
      ),
      { numRuns: 6 },
    )
  })

  test('a final that was played and withdrawn again takes the teams that are sent', async () => {
    const { field, one, final, device } = await bracketOfFour()
    const claim = device.entry(final, 'claim', {
      term: 1,
      team_1_id: field.team(4),
      team_2_id: field.team(2),
    })
    const start = device.entry(final, 'status', { status: 'live' })
    await device.push([claim, start])
    expect(await standing(field, final)).toMatchObject({ teams: [4, 2], status: 'live' })
    await device.push([device.entry(final, 'withdrawal', { entry_id: String(Reflect.get(start, 'id')) })])
    expect(await standing(field, final)).toMatchObject({ teams: [0, 0], status: 'scheduled' })
    await device.push([device.entry(one, 'claim', { term: 1 }), device.entry(one, 'score', score(15, 8))])
    expect(await standing(field, final)).toMatchObject({ teams: [1, 0], status: 'scheduled' })
  })
})
