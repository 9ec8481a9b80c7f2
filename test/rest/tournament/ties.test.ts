import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('ties that no rule breaks', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let field: FieldOfTeams
  let pool: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    field = await FieldOfTeams.make(office, 4)
    const made = await office.make('pools', {
      tournament_id: field.tournament,
      name: 'A',
      team_ids: field.teams,
      start_time: '2026-06-13T09:00:00',
      generate_matchups: true,
    })
    pool = made.id
    // Teams 1, 2 and 3 beat each other in a circle by the same score, and all of them beat team 4.
    for (const game of await field.games()) {
      const [one = 0, two = 0] = field.strengths([game.team_1_id, game.team_2_id])
      const isWon = two === 4 || (one !== 4 && (two - one + 3) % 3 === 1)
      await field.report(
        game,
        isWon ? { team_1_score: 15, team_2_score: 11 } : { team_1_score: 11, team_2_score: 15 },
      )
    }
  })
  afterAll(() => server.stop())

  const lines = async (): Promise<Body[]> => objectsIn((await office.get(`/pools/${pool}/`)).body.standings)
  const bracket = () =>
    office.post('/brackets/', {
      tournament_id: field.tournament,
      pool_ids: [pool],
      to_place: 2,
      start_time: '2026-06-14T09:00:00',
    })

  test('are marked at every team, and listed for the organizer', async () => {
    expect(
      (await lines()).map(line => [field.strengths([line.team_id])[0], line.is_unresolved, line.reason]),
    ).toEqual([
      [1, true, 'level with Team 2 on all criteria: disc throw to the brick mark needed'],
      [2, true, 'level with Team 3 on all criteria: disc throw to the brick mark needed'],
      [3, true, 'ahead of Team 4: more games won (2 against 0)'],
      [4, false, null],
    ])
    expect(await field.openDecisions()).toEqual([
      {
        kind: 'tie',
        game_id: null,
        pool_id: pool,
        team_ids: [field.team(1), field.team(2), field.team(3)],
        text: 'Pool A: Team 1, Team 2 and Team 3 are level on all criteria. Record a tie decision with their order: disc throw to the brick mark, or as the organizer decides.',
      },
    ])
  })

  test('are told without the name of a team of which the reader may not know', async () => {
    const closed = await office.make('organizations', { name: 'Closed', is_public: false })
    const [, team = 0] = field.teams
    const { owner_id, name } = await server.db
      .selectFrom('teams')
      .select(['owner_id', 'name'])
      .where('id', '=', team)
      .executeTakeFirstOrThrow()
    const change = (values: { owner_id: number | null; name: string }) =>
      server.db.updateTable('teams').set(values).where('id', '=', team).execute()
    await server.db
      .updateTable('tournaments')
      .set({ is_public: false })
      .where('id', '=', field.tournament)
      .execute()
    await change({ owner_id: closed.id, name: 'Secret' })
    const told = async (who: Client) =>
      JSON.stringify((await who.get(`/tournaments/${field.tournament}/open_decisions/`)).body)
    expect(await told(office)).toContain('Secret')
    const stranger = new Client(server.url)
    expect(await told(stranger)).toContain('Team 1')
    expect(await told(stranger)).not.toContain('Secret')
    const other = new Client(server.url, await server.signIn('viewer', closed.id))
    const refused = await other.send('POST', `/tournaments/${field.tournament}/standings/`, {})
    expect(refused.status).toBe(403)
    await change({ owner_id, name })
    await server.db
      .updateTable('tournaments')
      .set({ is_public: true })
      .where('id', '=', field.tournament)
      .execute()
  })

  test('are none before anything was played', async () => {
    const fresh = await FieldOfTeams.make(office, 3)
    await office.make('pools', { tournament_id: fresh.tournament, name: 'A', team_ids: fresh.teams })
    expect(await fresh.openDecisions()).toEqual([])
    expect((await fresh.standings()).map(line => line.is_decided)).toEqual([false, false, false])
  })

  test('let nobody go on by accident', async () => {
    const { status, body } = await bracket()
    expect([status, body.error_message]).toEqual([
      409,
      'Pool A: Team 1, Team 2 are level with another team on all criteria. Record a tie decision first.',
    ])
  })

  test('are broken by a decision, which is recorded with who made it, how and when', async () => {
    const decision = {
      tournament_id: field.tournament,
      pool_id: pool,
      team_ids: [3, 1, 2].map(field.team.bind(field)),
      method: 'coin toss',
      note: 'On field 1, both captains present.',
    }
    for (const method of ['play-off', 'disciplinary points', 'ranking of the qualifiers']) {
      expect((await office.post('/tie_decisions/?preview=true', { ...decision, method })).status).toBe(200)
    }
    const preview = await office.post('/tie_decisions/?preview=true', decision)
    expect(objectsIn(preview.body.consequences).map(one => one.text)).toContain(
      'Pool A: Team 3 from place 3 to 1',
    )

    const made = await office.make('tie_decisions', decision)
    expect(made).toMatchObject({ method: 'coin toss', note: 'On field 1, both captains present.' })
    expect(
      (await lines()).map(line => [field.strengths([line.team_id])[0], line.is_unresolved, line.reason]),
    ).toEqual([
      [3, false, 'ahead of Team 1 by coin toss'],
      [1, false, 'ahead of Team 2 by coin toss'],
      [2, false, 'ahead of Team 4: more games won (2 against 0)'],
      [4, false, null],
    ])
    expect(await field.openDecisions()).toEqual([])
    expect((await office.list(`/audit/?family=tie_decisions&record=${made.id}`)).objects).toMatchObject([
      { operation: 'create', person: { name: 'Test owner' } },
    ])
    const { status, body } = await bracket()
    expect([
      status,
      objectsIn(objectsIn(body.rounds)[0]?.games).flatMap(game =>
        field.strengths([game.team_1_id, game.team_2_id]),
      ),
    ]).toEqual([201, [3, 1]])
  })

  test('must be decided about teams of the pool, at least two of them', async () => {
    const post = (values: Body) =>
      office.post('/tie_decisions/', { tournament_id: field.tournament, pool_id: pool, ...values })
    expect((await post({ team_ids: [field.team(1)] })).body.error_message).toBe(
      'team_ids must name at least two teams, best first',
    )
    const other = await FieldOfTeams.make(office, 2)
    const { status, body } = await post({ team_ids: [field.team(1), other.team(1)] })
    expect([status, body.error_message]).toEqual([
      400,
      `team_ids names teams that are not in the pool: ${other.team(1)}`,
    ])
  })

  test('a tournament may have criteria of its own', async () => {
    const own = [
      { metric: 'wins' },
      { metric: 'goal difference', margin_cap: 3 },
      { metric: 'away goals', scope: 'tied', per_game: true },
    ]
    const { status, body } = await office.put(`/tournaments/${field.tournament}/`, {
      tie_break_criteria: own,
    })
    expect([status, body.tie_break_criteria]).toEqual([
      202,
      [
        { metric: 'wins', scope: 'pool', per_game: false, margin_cap: null },
        { metric: 'goal difference', scope: 'pool', per_game: false, margin_cap: 3 },
        { metric: 'away goals', scope: 'tied', per_game: true, margin_cap: null },
      ],
    ])
    const wrong = await office.put(`/tournaments/${field.tournament}/`, {
      tie_break_criteria: [{ metric: 'luck' }],
    })
    expect(wrong.status).toBe(400)
  })
})
