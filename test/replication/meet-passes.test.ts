import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { Account } from '../accounts/account.ts'
import { PassWorld, type Arrived } from '../accounts/pass-world.ts'
import { Client } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** A division with one game. */
interface Division {
  readonly id: number
  readonly game: number
}

describe('a pass for an event with divisions', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: PassWorld
  let office: Client
  let meet: number
  let open: Division
  let women: Division
  /** Of the same organization, on the same days, and of no event. */
  let outside: Division

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    world = await PassWorld.make(server)
    const { league } = world
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', league.organization)
      .execute()
    meet = await make(server.db, 'meets', { name: 'Windmill', organization_id: league.organization })
    office = new Client(server.url, await server.signIn('admin', league.organization))
    open = { id: league.tournament, game: world.game }
    await office.send('PATCH', `/tournaments/${open.id}/`, { name: 'Open', meet_id: meet })
    women = await makeDivision('Women', { meet_id: meet })
    outside = await makeDivision('Beach', {})
  })

  async function makeDivision(name: string, more: object): Promise<Division> {
    const { season, teams } = world.league
    const id = await make(server.db, 'tournaments', { name, season_id: season, ...more })
    for (const team_id of teams) await make(server.db, 'tournament_teams', { tournament_id: id, team_id })
    const [team_1_id, team_2_id] = teams
    const sides = { team_1_id, team_2_id, is_single: true, start_time: '2026-06-01T10:00:00' }
    return { id, game: await make(server.db, 'games', { season_id: season, tournament_id: id, ...sides }) }
  }

  const makePass = (more: object = {}) => world.makePass({ kind: 'meet', id: meet, ...more })
  const arrive = async (name = 'Sam') => world.arrive((await makePass()).code, name)
  const tabletOf = ({ token }: Pick<Arrived, 'token'>, division: Division) =>
    new Device(server.url, `tournament:${division.id}`, token)
  /** The status of the answer to a goal of team 1 in a division. */
  const score = async (who: Pick<Arrived, 'token'>, { id, game }: Division) => {
    const tablet = tabletOf(who, { id, game })
    const goal = goalOf(world.league.teams[0], null, null)
    return (await tablet.push([tablet.entry(game, 'play', goal)])).status
  }
  const shown = async ({ game }: Division) => (await office.get(`/games/${game}/`)).body.team_1_score
  const move = async ({ id }: Division, meet_id: number | null) =>
    expect((await office.send('PATCH', `/tournaments/${id}/`, { meet_id })).status).toBe(202)
  const scopeOf = ({ id }: Division) => `tournament:${id}`

  test('says before anybody comes in which event it is for, and which divisions that has', async () => {
    await make(server.db, 'tournaments', {
      name: 'Secret',
      season_id: world.league.season,
      meet_id: meet,
      visibility: 'hidden',
    })
    const { code } = await makePass()
    const { body } = await new Account(server.url).post('/accounts/passes/look', { code })
    expect(body).toMatchObject({
      role: 'scorekeeper',
      place: { kind: 'meet', id: meet, name: 'Windmill' },
      event: { name: someText(/Open|Women/) },
    })
    expect(body.events).toHaveLength(1)
    const date = new Date().toISOString().slice(0, 10)
    for (const { id } of [open, women])
      await office.send('PATCH', `/tournaments/${id}/`, { start_date: date })
    const again = await new Account(server.url).post('/accounts/passes/look', { code })
    expect(new Set(z.array(z.unknown()).parse(again.body.events))).toEqual(
      new Set([
        { scope: scopeOf(open), name: 'Open' },
        { scope: scopeOf(women), name: 'Women' },
      ]),
    )
  })

  test('counts in each division, also in one that is added later, and in no other tournament', async () => {
    const sam = await arrive()
    for (const division of [open, women]) expect(await score(sam, division)).toBe(200)
    expect(await score(sam, outside)).toBe(403)
    expect([await shown(open), await shown(women), await shown(outside)]).toEqual([1, 1, 0])
    const juniors = await makeDivision('Juniors', { meet_id: meet })
    expect(await score(sam, juniors)).toBe(200)
    expect(await shown(juniors)).toBe(1)
  })

  test('counts by REST as well', async () => {
    const holder = new Client(server.url, (await arrive()).token)
    const result = { team_1_score: 15, team_2_score: 9, is_final: true, game_sets: [], what_happened: '' }
    const post = async ({ game }: Division) =>
      (await holder.post('/game_scores/', { game_id: game, ...result })).status
    expect([await post(open), await post(women), await post(outside)]).toEqual([201, 201, 400])
    expect(await holder.column('/tournaments/?order_by=[id]', 'id')).toEqual([open.id, women.id])
    expect((await holder.get(`/meets/${meet}/`)).body).toMatchObject({ name: 'Windmill' })
  })

  test('counts no more in a division that left the event; what counted stays', async () => {
    const sam = await arrive()
    await score(sam, women)
    await move(women, null)
    expect(await score(sam, women)).toBe(403)
    expect(await shown(women)).toBe(1)
    expect(await score(sam, open)).toBe(200)
  })

  test('lets entries count that came before the tournament joined the event', async () => {
    // With a place in the organization they may read the other tournament, too.
    await office.send('PATCH', `/tournaments/${outside.id}/`, { is_public: true })
    const keeper = await joinedAt({ kind: 'meet', id: meet })
    const tablet = tabletOf(keeper, outside)
    const goal = tablet.entry(outside.game, 'play', goalOf(world.league.teams[0], null, null))
    expect((await tablet.push([goal])).status).toBe(200)
    expect([await shown(outside), await tablet.verdicts()]).toEqual([0, ['not_allowed']])
    await move(outside, meet)
    expect([await shown(outside), await tablet.verdicts()]).toEqual([1, []])
  })

  /** An account with the role of a scorekeeper at a place. */
  async function joinedAt(place: { kind: 'meet'; id: number }): Promise<Pick<Arrived, 'token'>> {
    const token = await server.signIn('viewer', world.league.organization)
    const person = await new Account(server.url, token).id()
    await server.db
      .insertInto('roles')
      .values({
        person_id: person,
        organization_id: world.league.organization,
        role: 'scorekeeper',
        place_kind: place.kind,
        place_id: place.id,
      })
      .execute()
    return { token }
  }

  test('ends with the event, and counts again once that is restored', async () => {
    const { code } = await makePass()
    const sam = await world.arrive(code)
    const keeper = await joinedAt({ kind: 'meet', id: meet })
    expect((await office.delete(`/meets/${meet}/?cascade=true`)).status).toBeLessThan(300)
    expect(await world.show(code, { name: 'Kim' })).toMatchObject({
      status: 400,
      body: { code: 'link_expired' },
    })
    expect(await score(sam, open)).toBe(403)
    expect(await score(keeper, women)).toBe(200)
    expect([await shown(open), await shown(women)]).toEqual([0, 0])
    await takeBackDeletion()
    expect(await shown(women)).toBe(1)
    expect(await score(sam, open)).toBe(200)
  })

  async function takeBackDeletion() {
    const { objects } = await office.list(`/audit/?family=meets&record=${meet}&limit=1`)
    const reply = await office.post('/audit/take_back/', { changes: [objects[0]?.id] })
    expect(reply.status).toBeLessThan(300)
  }

  test('is no longer of use in the divisions when it is revoked', async () => {
    const { code, id } = await makePass()
    const sam = await world.arrive(code)
    await world.admin.delete(`/accounts/passes/${id}`)
    for (const division of [open, women]) expect(await score(sam, division)).toBe(403)
    expect([await shown(open), await shown(women)]).toEqual([0, 0])
  })

  test('of one day counts in the games of that day', async () => {
    const sam = await world.arrive((await makePass({ day: '2026-06-02' })).code)
    const tablet = tabletOf(sam, women)
    await tablet.push([tablet.entry(women.game, 'play', goalOf(world.league.teams[0], null, null))])
    expect(await tablet.verdicts()).toEqual(['not_allowed'])
    expect(await score(await world.arrive((await makePass({ day: '2026-06-01' })).code), women)).toBe(200)
    expect(await shown(women)).toBe(1)
  })

  test('is made by the organization of the event alone, and holds in its divisions alone', async () => {
    const other = await makeLeague(server.db)
    const stranger = new Account(server.url, await server.signIn('owner', other.organization))
    const place = { kind: 'meet', id: meet }
    expect((await world.ask(place, {}, stranger)).status).toBe(403)
    expect(await world.ask(place, { organization_id: other.organization }, stranger)).toMatchObject({
      status: 400,
      body: { errors: { place: [someText(/no event with divisions/)] } },
    })
    // A division of that organization in the event, by somebody who manages both.
    await sql`update tournaments set meet_id = ${meet} where id = ${other.tournament}`.execute(server.db)
    const { body } = await new Account(server.url).post('/accounts/passes/look', {
      code: (await makePass()).code,
    })
    expect(JSON.stringify(body)).not.toContain('Test Cup')
    const sam = await arrive()
    const tablet = new Device(server.url, `tournament:${other.tournament}`, sam.token)
    const game = await make(server.db, 'games', {
      season_id: other.season,
      tournament_id: other.tournament,
      pool_round_id: other.poolRound,
      team_1_id: other.teams[0],
      team_2_id: other.teams[1],
      start_time: '2026-06-01T10:00:00',
    })
    expect((await tablet.push([tablet.entry(game, 'play', goalOf(other.teams[0], null, null))])).status).toBe(
      403,
    )
  })

  test('lets nobody in after the event went to another organization, nor holds in divisions of that', async () => {
    const { code } = await makePass()
    const sam = await world.arrive(code)
    const other = await make(server.db, 'organizations', { name: 'Another' })
    const root = new Client(server.url, await server.signIn('owner'))
    expect((await root.send('PATCH', `/meets/${meet}/`, { organization_id: other })).status).toBe(202)
    expect((await world.show(code, { name: 'Kim' })).status).toBe(400)
    const league = await root.make('leagues', { name: 'L', organization_id: other, sport: 'ultimate' })
    const season = await root.make('seasons', { name: '2026', league_id: league.id })
    await root.send('PATCH', `/tournaments/${women.id}/`, { season_id: season.id })
    expect(await score(sam, women)).toBe(403)
    expect(await shown(open)).toBe(0)
  })

  test('is listed with each division, and with the event among those for one division or field', async () => {
    const ids: Record<string, number> = {}
    for (const [name, place] of Object.entries({
      meet: { kind: 'meet', id: meet },
      women: { kind: 'tournament', id: women.id },
      field: { kind: 'game_site', id: world.field },
      outside: { kind: 'tournament', id: outside.id },
    }))
      ids[name] = (await world.makePass(place)).id
    const listed = async (more: string) =>
      (await world.listedAll(more)).map(({ id }) => Object.keys(ids).find(name => ids[name] === id))
    expect(await listed(`&meet_id=${meet}`)).toEqual(['field', 'women', 'meet'])
    expect(await listed(`&tournament_id=${women.id}`)).toEqual(['women', 'meet'])
    expect(await listed(`&tournament_id=${open.id}`)).toEqual(['field', 'meet'])
    expect(await listed(`&tournament_id=${outside.id}`)).toEqual(['outside'])
  })

  test('lets two come in at once who record in two divisions at once, while a third one leaves', async () => {
    const { code } = await makePass()
    const juniors = await makeDivision('Juniors', { meet_id: meet })
    const [sam, kim] = await Promise.all([world.arrive(code, 'Sam'), world.arrive(code, 'Kim')])
    const answers = await Promise.all([
      score(sam, open),
      score(kim, women),
      move(juniors, null),
      score(sam, juniors),
    ])
    expect(answers.slice(0, 2)).toEqual([200, 200])
    expect([await shown(open), await shown(women)]).toEqual([1, 1])
    expect(await score(kim, juniors)).toBe(403)
  })
})
