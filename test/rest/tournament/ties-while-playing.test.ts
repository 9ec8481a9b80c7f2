import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'
import { makeSeason, makeTeams } from '../replays/league.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('teams that are level while games are to come', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  const draw = { team_1_score: 10, team_2_score: 10 }
  const linesOf = async (path: string) =>
    objectsIn((await office.get(path)).body.standings).map(({ is_unresolved, reason }) => ({
      is_unresolved,
      reason: String(reason),
    }))

  /** The decisions that standings ask for, of each of their lines. */
  const asked = async (path: string) =>
    (await linesOf(path)).filter(({ is_unresolved }) => is_unresolved).length
  const reasons = async (path: string) => (await linesOf(path)).map(({ reason }) => reason).join('\n')

  test('are nobody’s to decide in a season before its last game', async () => {
    const { season } = await makeSeason(office)
    const [one, two] = await makeTeams(office, season, ['Lions', 'Bears'])
    const games: number[] = []
    for (const day of [1, 2])
      games.push(
        (
          await office.make('games', {
            ...{ season_id: season, team_1_id: one, team_2_id: two },
            start_time: `2026-06-0${day}T10:00:00Z`,
          })
        ).id,
      )
    const report = (index: number) =>
      office.make('game_scores', { game_id: games[index], is_final: true, ...draw })
    const table = `/seasons/${season}/standings/`
    await report(0)
    expect(await asked(table)).toBe(0)
    expect(await reasons(table)).toContain('level with Bears so far')
    expect(await reasons(table)).not.toMatch(/needed/)
    await report(1)
    expect(await asked(table)).toBe(2)
    expect(await reasons(table)).toMatch(/needed/)
    expect(await asked(`${table}?date=2026-06-01`)).toBe(0)
  })

  test('are nobody’s to decide in a pool before its last game', async () => {
    const field = await FieldOfTeams.make(office, 3)
    const { id } = await office.make('pools', {
      ...{ tournament_id: field.tournament, name: 'A', team_ids: field.teams },
      ...{ start_time: '2026-06-13T09:00:00', generate_matchups: true },
    })
    const games = await field.games()
    for (const [index, game] of games.entries()) {
      expect(await asked(`/pools/${id}/`)).toBe(0)
      expect(await reasons(`/pools/${id}/`)).not.toMatch(/needed/)
      expect(await field.openDecisions()).toEqual([])
      if (index === 0) expect(await reasons(`/pools/${id}/`)).toContain('so far')
      await field.report(game, draw)
    }
    expect(await asked(`/pools/${id}/`)).toBe(3)
    expect(await field.openDecisions()).toMatchObject([{ kind: 'tie', pool_id: id }])
  })

  test('are nobody’s to decide in a pool that is drawn round by round, before its last round', async () => {
    const field = await FieldOfTeams.make(office, 3)
    const { id } = await office.make('pools', {
      ...{ tournament_id: field.tournament, name: 'A', team_ids: field.teams },
    })
    const rounds: number[] = []
    for (const round_number of [1, 2, 3])
      rounds.push((await office.make('pool_rounds', { pool_id: id, round_number })).id)
    const pairs = [
      [1, 2],
      [2, 3],
      [3, 1],
    ] as const
    for (const [index, [one, two]] of pairs.entries()) {
      expect([await asked(`/pools/${id}/`), await field.openDecisions()]).toEqual([0, []])
      const game = await office.make('games', {
        ...{ tournament_id: field.tournament, pool_id: id, pool_round_id: rounds[index] },
        ...{ team_1_id: field.team(one), team_2_id: field.team(two) },
        start_time: `2026-06-13T${10 + index}:00:00`,
      })
      await field.report({ id: game.id }, draw)
    }
    expect(await asked(`/pools/${id}/`)).toBe(3)
    expect(await field.openDecisions()).toMatchObject([{ kind: 'tie', pool_id: id }])
  })

  /** Draws a swiss round of a tournament of four, and ends its games 10–10. */
  async function playRound(field: FieldOfTeams, round: number): Promise<string> {
    const { id } = await office.make('swiss_rounds', {
      tournament_id: field.tournament,
      start_time: `2026-06-13T${9 + round}:00:00`,
    })
    for (const game of await field.games(`&swiss_round_id=${id}`)) await field.report(game, draw)
    return `/swiss_rounds/${id}/`
  }

  test('are nobody’s to decide before the last of the planned swiss rounds', async () => {
    const field = await FieldOfTeams.make(office, 4)
    const format = `/tournaments/${field.tournament}/formats/`
    const { status, body } = await office.post(format, {
      ...{ stages: [{ kind: 'swiss', rounds: 2 }], start_time: '2026-06-13T09:00:00' },
    })
    expect(status).toBe(201)
    expect((await office.get(`/tournaments/${field.tournament}/`)).body.number_of_swiss_rounds).toBe(2)
    const [first] = objectsIn(body.swiss_rounds)
    for (const game of await field.games()) await field.report(game, draw)
    const path = `/swiss_rounds/${String(first?.id)}/`
    expect(await asked(path)).toBe(0)
    expect(await reasons(path)).not.toMatch(/needed/)
    expect(await field.openDecisions()).toEqual([])
    expect((await field.standings()).map(({ is_decided }) => is_decided)).toEqual([
      false,
      false,
      false,
      false,
    ])
    const last = await playRound(field, 2)
    expect(await asked(last)).toBe(4)
    expect(await reasons(last)).toMatch(/coin toss needed/)
    expect(await field.openDecisions()).toMatchObject([{ kind: 'tie', pool_id: null }])
  })

  test('are decided, if nobody planned the rounds, once the organizer ends them or teams go on', async () => {
    const field = await FieldOfTeams.make(office, 4)
    const path = await playRound(field, 1)
    expect([await asked(path), await field.openDecisions()]).toEqual([0, []])
    // Writing the places or drawing the cut is refused until the decision is made.
    const places = await office.send('POST', `/tournaments/${field.tournament}/standings/`, {})
    expect([places.status, places.body.code]).toEqual([409, 'places_undecided'])
    const cut = await office.post('/brackets/', {
      ...{ tournament_id: field.tournament, swiss_round_id: Number(path.split('/')[2]) },
      ...{ to_place: 2, start_time: '2026-06-14T09:00:00' },
    })
    expect(cut.status).toBe(409)
    await office.put(`/tournaments/${field.tournament}/`, { number_of_swiss_rounds: 1 })
    expect([await asked(path), await field.openDecisions()]).toMatchObject([4, [{ kind: 'tie' }]])
  })
})
