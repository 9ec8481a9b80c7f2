import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from '../tournament/field-of-teams.ts'

/** Four teams, two fields; all that the office drags on its board comes here. */
describe('moving games to chosen fields and times', () => {
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
    games = await field.games()
  })
  afterAll(() => server.stop())

  const post = (slots: readonly Body[], query = '') =>
    field.office.post(`/tournaments/${field.tournament}/slots/${query}`, { slots })
  const slot = (game: Body | undefined, game_site_id: unknown, time: string): Body => ({
    game_id: game?.id,
    game_site_id,
    start_time: `2026-06-13T${time}`,
    time_last_updated: game?.time_last_updated,
  })
  const placeOf = async (game: Body | undefined) => {
    const { game_site_id, start_time } = await field.game(game?.id)
    return [game_site_id, String(start_time).slice(11, 16)]
  }

  test('is previewed with what would clash, in words', async () => {
    const [first, second] = games
    const { status, body } = await post([slot(first, second?.game_site_id, '09:30')], '?preview=true')
    expect([status, objectsIn(body.conflicts).map(({ kind }) => kind)]).toEqual([
      200,
      expect.arrayContaining(['site_taken']),
    ])
    expect(await placeOf(first)).toEqual([first?.game_site_id, '09:00'])
  })

  test('swaps two games at once', async () => {
    const [first, second] = games
    const { status, body } = await post([
      slot(first, second?.game_site_id, '09:00'),
      slot(second, first?.game_site_id, '09:00'),
    ])
    expect([status, objectsIn(body.moved).length]).toEqual([200, 2])
    expect([await placeOf(first), await placeOf(second)]).toEqual([
      [second?.game_site_id, '09:00'],
      [first?.game_site_id, '09:00'],
    ])
  })

  test('moves none if one of them has changed since it was read', async () => {
    const [stale, , other] = games
    const before = await placeOf(other)
    const { status, body } = await post([slot(other, null, '15:00'), slot(stale, null, '15:00')])
    expect([status, body.code]).toEqual([412, 'changed_since'])
    expect(await placeOf(other)).toEqual(before)
  })

  test('is refused if it names a game twice', async () => {
    const [first] = games
    const before = await placeOf(first)
    const { time_last_updated: _, ...place } = slot(first, fields[0], '15:00')
    const { status, body } = await post([place, { ...place, start_time: '2026-06-13T16:00' }])
    expect([status, body.code, body.errors]).toEqual([
      400,
      'named_twice',
      { slots: [`names games twice: ${String(first?.id)}. Say once where each game is to go`] },
    ])
    expect(await placeOf(first)).toEqual(before)
  })

  test('of two who shift the same day by what they saw, one does, and the other is told', async () => {
    const shown = await field.games()
    const seen = shown.map(({ id, time_last_updated }) => ({ game_id: id, time_last_updated }))
    const shift = (more: Body) =>
      field.office.post(`/tournaments/${field.tournament}/shift/`, {
        ...{ date: '2026-06-13', minutes: 30, ...more },
      })
    const both = await Promise.all([shift({ seen }), shift({ seen })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(both.find(({ status }) => status === 412)?.body.code).toBe('changed_since')
    const late = await field.games()
    expect(late.map(({ start_time }) => Date.parse(String(start_time)))).toEqual(
      shown.map(({ start_time }) => Date.parse(String(start_time)) + 30 * 60_000),
    )
    const all = late.map(({ id, time_last_updated }) => ({ game_id: id, time_last_updated }))
    expect((await shift({ seen: all.slice(1) })).status).toBe(412)
    expect((await shift({ seen: all, minutes: -30 })).status).toBe(200)
    games = await field.games()
  })

  test('takes a game off its field', async () => {
    const other = games[2]
    const { body } = await post([slot(other, null, '11:00')])
    expect(body.unscheduled_game_ids).toEqual([other?.id])
  })

  test('refuses unknown games and fields, an empty list, games that have been played, and people without the right', async () => {
    const [first] = games
    const { time_last_updated: _, ...place } = slot(first, fields[0], '12:00')
    expect((await post([{ ...place, game_id: 99_999 }])).status).toBe(400)
    expect((await post([{ ...place, game_site_id: 99_999 }])).status).toBe(400)
    expect((await post([])).status).toBe(400)
    const nobody = new Client(server.url, await server.signIn('scorekeeper'))
    const refused = await nobody.post(`/tournaments/${field.tournament}/slots/`, { slots: [place] })
    expect([401, 403, 404]).toContain(refused.status)
    await field.report(first ?? {})
    expect((await post([place])).status).toBe(400)
  })

  test('is told of games without teams by the names that these have on the board', async () => {
    await field.office.make('brackets', {
      ...{ name: 'Cup', tournament_id: field.tournament, kind: 'full placement', team_ids: field.teams },
      ...{ start_time: '2026-06-14T09:00', time_between_rounds: 60 },
    })
    const late = (await field.games()).filter(({ team_1_id }) => team_1_id === null)
    const slots = late.map(game => slot(game, fields[0], '20:00'))
    const clash = async (language: string) => {
      const path = `/tournaments/${field.tournament}/slots/?preview=true`
      const { body } = await field.office.send('POST', path, { slots }, { 'Accept-Language': language })
      return objectsIn(body.conflicts).map(({ text }) => text)
    }
    expect(await clash('en')).toContainEqual(
      'Saturday 13 June: Field 1 has Third place · Game 3 at 20:00 and Cup · Final at 20:00.',
    )
    expect(await clash('de')).toContainEqual(expect.stringMatching(/· Spiel 3 .* Cup · Finale/))
  })
})
