import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from '../tournament/field-of-teams.ts'

/**
 * Four teams, two fields: pinned games stay in place when anybody places the rest.
 */
describe('games that are pinned to their fields and times', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let fields: unknown[]
  let games: Body[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 4, {
      game_minutes: 60,
    })
    fields = await field.makeFields(2)
    await field.office.make('pools', {
      ...{ name: 'A', tournament_id: field.tournament, team_ids: field.teams, generate_matchups: true },
      ...{ start_time: '2026-06-13T09:00:00', time_between_rounds: 60 },
    })
  })
  afterAll(() => server.stop())

  const path = (name: string) => `/tournaments/${field.tournament}/${name}/`
  const place = (game: Body | undefined, time: string, more: Body = {}) =>
    field.office.post(path('slots'), {
      slots: [{ game_id: game?.id, game_site_id: fields[1], start_time: `2026-06-13T${time}`, ...more }],
    })
  const schedule = (wishes: Body = {}) =>
    field.office.post(path('schedule'), { start_time: '2026-06-13T09:00', ...wishes })
  const timeOf = async (game: Body | undefined) =>
    String((await field.game(game?.id)).start_time).slice(11, 16)

  beforeEach(async () => {
    for (const { id } of await field.games())
      await field.office.send('PATCH', `/games/${Number(id)}/`, { is_pinned: false })
    await schedule()
    games = await field.games()
  })

  test('are not pinned before somebody says so, by moving them or by changing the game', async () => {
    const [first, second] = games
    expect(first?.is_pinned).toBe(false)
    await place(first, '15:00')
    expect((await field.game(first?.id)).is_pinned).toBe(false)
    await place(first, '15:00', { is_pinned: true })
    expect((await field.game(first?.id)).is_pinned).toBe(true)
    await place(first, '16:00')
    expect((await field.game(first?.id)).is_pinned).toBe(true)
    await field.office.send('PATCH', `/games/${Number(second?.id)}/`, { is_pinned: true })
    expect((await field.game(second?.id)).is_pinned).toBe(true)
  })

  test('stay where they are when all that have not begun are placed', async () => {
    const [first] = games
    await place(first, '15:00', { is_pinned: true })
    const { body } = await schedule()
    expect(objectsIn(body.placed).map(({ game_id }) => game_id)).not.toContain(first?.id)
    expect(objectsIn(body.placed)).toHaveLength(games.length - 1)
    expect([body.unplaced, await timeOf(first)]).toEqual([[], '15:00'])
  })

  test('stay also if they are named, and that is said in words', async () => {
    const [first, second] = games
    await place(first, '15:00', { is_pinned: true })
    const { body } = await schedule({ game_ids: [first?.id, second?.id] })
    expect(objectsIn(body.placed).map(({ game_id }) => game_id)).toEqual([second?.id])
    const [left, ...others] = objectsIn(body.unplaced)
    expect([left?.game_id, left?.reason, others]).toEqual([first?.id, 'is_pinned', []])
    expect(left?.text).toMatch(/ stays where and when it is: it is pinned\.$/)
    expect(await timeOf(first)).toBe('15:00')
  })

  test('find a place like others while they have no field', async () => {
    const [first] = games
    await place(first, '15:00', { is_pinned: true, game_site_id: null })
    const { body } = await schedule()
    expect(objectsIn(body.placed).map(({ game_id }) => game_id)).toContain(first?.id)
  })

  test('move with their day after rain', async () => {
    const [first] = games
    await place(first, '15:00', { is_pinned: true })
    await field.office.post(path('shift'), { date: '2026-06-13', minutes: 30 })
    expect(await timeOf(first)).toBe('15:30')
  })

  test('are pinned only by people who may change the games, and tablets do not learn of it', async () => {
    const [first] = games
    const nobody = new Client(server.url, await server.signIn('scorekeeper'))
    const slots = [{ game_id: first?.id, game_site_id: fields[0], start_time: '2026-06-13T09:00' }]
    const refused = await nobody.post(path('slots'), {
      slots: slots.map(one => ({ ...one, is_pinned: true })),
    })
    expect([401, 403, 404]).toContain(refused.status)
    const refusedGame = await nobody.send('PATCH', `/games/${Number(first?.id)}/`, { is_pinned: true })
    expect([401, 403, 404]).toContain(refusedGame.status)

    await field.office.send('PATCH', `/games/${Number(first?.id)}/`, { is_pinned: true })
    expect((await field.game(first?.id)).is_pinned).toBe(true)
    const told = await server.db
      .selectFrom('feed')
      .select('document')
      .where('id', '=', `games/${Number(first?.id)}`)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(told)).toContain('start_time')
    expect(JSON.stringify(told)).not.toContain('is_pinned')
  })
})
