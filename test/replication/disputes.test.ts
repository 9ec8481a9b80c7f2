import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { invite } from '../../server/accounts/links/invitations.ts'
import { transaction } from '../../server/database/transaction.ts'
import { lockScopes } from '../../server/database/lock-scopes.ts'
import { Client, objectsIn } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const lists = z.object({
  decided: z.array(
    z.object({
      decision: z.object({
        entry_id: z.string(),
        recorded_by: z.string(),
        recorded_at: z.iso.datetime(),
        is_merged: z.boolean(),
      }),
      sheets: z.array(z.object({ device_id: z.string(), team_1_score: z.int(), team_2_score: z.int() })),
    }),
  ),
})
const listed = z.object({
  disputes: z.array(
    z.object({
      game_id: z.int(),
      text: z.string(),
      version: z.string(),
      decision: z.object({ entry_id: z.string() }).nullable(),
      sheets: z.array(
        z.object({
          sheet_id: z.string(),
          counts: z.boolean(),
          device_id: z.string(),
          recorded_by: z.string(),
          team_1_score: z.int(),
          team_2_score: z.int(),
          lines: z.array(
            z.object({
              entry_id: z.string(),
              kind: z.string(),
              differs: z.boolean(),
              team_1_score: z.int().nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
})

describe('two devices at one game', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let scope: Scope
  let game: number
  let one: Device
  let two: Device
  let office: Client
  let token: string
  const goal = (side: 0 | 1) => goalOf(league.teams[side], league.players[side][0] ?? null, null)

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
    office = new Client(server.url, await server.signIn('admin', league.organization))
    token = await server.signIn('scorekeeper', league.organization)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    game = await makeGame(server.db, league)
    one = new Device(server.url, scope, token)
    two = new Device(server.url, scope, token)
  })

  const disputes = async (client = office) =>
    listed.parse((await client.get(`/disputes/?game_id=${game}`)).body).disputes
  /** Decides on what the office sees at that moment, unless the body names what it saw. */
  const decide = async (body: object, query = '') =>
    office.post(`/games/${game}/decision/${query}`, { version: await version(), ...body })
  const version = async () => (await disputes())[0]?.version ?? ''
  const decided = async () => lists.parse((await office.get(`/disputes/?game_id=${game}`)).body).decided
  const sheetOf = async (device: Device) => {
    const sheet = (await disputes())[0]?.sheets.find(({ device_id }) => device_id === device.id)
    if (!sheet) throw new Error('this device has no sheet in dispute')
    return sheet
  }
  const told = async () =>
    (await one.results()).find(result => result.kind === 'dispute' && result.game_id === game)
  const verdictsOf = async (device: Device) =>
    (await device.results()).flatMap(result =>
      result.kind === 'verdict' && result.data.device_id === device.id ? [result.data.reason] : [],
    )

  /** Gives a role to the person with an e-mail address. @returns their token */
  async function join(role: 'viewer' | 'scorekeeper', email: string): Promise<string> {
    const code = await invite(server.db, { organization_id: league.organization, role, place: null }, null)
    const response = await fetch(`${server.url}/accounts/join`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, name: 'Sam', email, password: 'correct horse battery' }),
    })
    return response.headers.get('set-auth-token') ?? ''
  }

  /** Both kept the game by themselves: 2-1 on the first, 1-1 on the second, which counts. */
  async function keptApart(): Promise<void> {
    await one.push([
      one.entry(game, 'claim', { term: 1 }),
      one.entry(game, 'play', goal(0)),
      one.entry(game, 'play', goal(0)),
      one.entry(game, 'play', goal(1)),
    ])
    await two.push([
      two.entry(game, 'claim', { term: 2 }),
      two.entry(game, 'play', goal(0)),
      two.entry(game, 'play', goal(1)),
    ])
  }

  test('disagree about a shoot-out alone: the office sees both, and may decide', async () => {
    const final = (device: Device, term: number, one_goals: number, two_goals: number) =>
      device.push([
        device.entry(game, 'claim', { term }),
        device.entry(game, 'score', {
          ...{ team_1_score: 2, team_2_score: 2, is_final: true, game_sets: [], what_happened: '' },
          ...{ team_1_shootout_score: one_goals, team_2_shootout_score: two_goals },
        }),
      ])
    await final(one, 1, 4, 3)
    await final(two, 2, 3, 4)
    const [open] = objectsIn((await office.get(`/disputes/?game_id=${game}`)).body.disputes)
    expect(open?.text).toContain('2–2 (4–3)')
    expect(open?.sheets).toMatchObject([
      { team_1_shootout_score: 3, team_2_shootout_score: 4 },
      { team_1_shootout_score: 4, team_2_shootout_score: 3 },
    ])
    expect((await told())?.data).toMatchObject({ sheets: [{ shootout: [3, 4] }, { shootout: [4, 3] }] })
    const { sheet_id } = await sheetOf(one)
    expect((await decide({ sheet_id }, '?preview=true')).body).toMatchObject({ team_1_shootout_score: 4 })
    expect((await decide({ sheet_id })).status).toBe(200)
    expect((await office.get(`/games/${game}/`)).body).toMatchObject({ team_1_shootout_score: 4 })
  })

  test('to look at a dispute makes nobody: not the player of a walk-on whose team had not entered when it was recorded', async () => {
    const [team] = league.teams
    const walkOn = { team_id: team, number: 77, first_name: 'Wim', last_name: 'Walk', nickname: '' }
    const walkOns = () =>
      sql`select from players where entry_id is not null and last_name = 'Walk'`.execute(server.db)
    const belongsTo = (organization: number | null) =>
      server.db.updateTable('teams').set({ owner_id: organization }).where('id', '=', team).execute()
    await server.db.deleteFrom('tournament_teams').where('team_id', '=', team).execute()
    await belongsTo(null)
    await keptApart()
    await two.push([two.entry(game, 'walk_on', walkOn)])
    await server.db
      .insertInto('tournament_teams')
      .values({ tournament_id: league.tournament, team_id: team, owner_id: league.organization })
      .execute()
    await belongsTo(league.organization)

    expect((await disputes()).length).toBe(1)
    expect((await walkOns()).rows.length).toBe(0)
    await two.push([two.entry(game, 'play', goal(0))])
    expect((await walkOns()).rows.length).toBe(1)
  })

  describe('that keep it by themselves', () => {
    test('are a dispute: the office sees both sheets with the differences marked, and the tablets are told', async () => {
      await keptApart()
      const [dispute] = await disputes()
      expect(dispute?.text).toBe(`Game ${game}, Sexy Legs – Rusty Bikes: 1–1 by Test, 2–1 by Test.`)
      expect(
        dispute?.sheets.map(({ counts, device_id, team_1_score, team_2_score, lines }) => [
          counts,
          device_id,
          team_1_score,
          team_2_score,
          lines.map(({ differs }) => differs),
        ]),
      ).toEqual([
        [true, two.id, 1, 1, [false, false]],
        [false, one.id, 2, 1, [false, true, false]],
      ])
      expect(await told()).toMatchObject({
        data: {
          sheets: [
            { device_id: two.id, team_1_score: 1 },
            { device_id: one.id, team_1_score: 2 },
          ],
        },
      })
      expect(await verdictsOf(one)).toEqual(['other_sheet', 'other_sheet', 'other_sheet'])
    })

    test('are seen by those who may score the game, and decided by the office alone', async () => {
      await keptApart()
      const { sheet_id } = await sheetOf(one)
      const captain = new Client(
        server.url,
        await server.signIn('captain', league.organization, { kind: 'team', id: league.teams[0] }),
      )
      const viewer = new Client(server.url, await server.signIn('viewer', league.organization))
      const scorekeeper = new Client(server.url, token)
      expect(await disputes(scorekeeper)).toHaveLength(1)
      expect(await disputes(captain)).toHaveLength(1)
      expect(await disputes(viewer)).toEqual([])
      expect((await new Client(server.url).get('/disputes/')).status).toBe(401)
      const body = { sheet_id, version: await version() }
      for (const client of [scorekeeper, captain, viewer]) {
        expect((await client.post(`/games/${game}/decision/`, body)).status).toBe(403)
        expect((await client.post(`/games/${game}/decision/?preview=true`, body)).status).toBe(403)
        expect((await client.delete(`/games/${game}/decision/`)).status).toBe(403)
      }
      expect((await new Client(server.url).post(`/games/${game}/decision/`, body)).status).toBe(401)
    })
  })

  describe('the office', () => {
    test('chooses a sheet, which counts from then on, and takes that back', async () => {
      await keptApart()
      const reply = await decide({ sheet_id: (await sheetOf(one)).sheet_id })
      expect([reply.status, reply.body.team_1_score]).toEqual([200, 2])
      expect([await one.score(game), await told(), await disputes()]).toEqual(['2-1 live', undefined, []])
      expect([await verdictsOf(one), await verdictsOf(two)]).toEqual([[], ['decided', 'decided']])
      await one.push([one.entry(game, 'play', goal(0))])
      expect(await one.score(game)).toBe('3-1 live')

      expect((await office.delete(`/games/${game}/decision/`)).status).toBe(204)
      expect(await one.score(game)).toBe('1-1 live')
      expect(await disputes()).toHaveLength(1)
      expect((await office.delete(`/games/${game}/decision/`)).status).toBe(404)
      const kinds = await server.db
        .selectFrom('entries')
        .select('kind')
        .where('game_id', '=', game)
        .where('kind', 'in', ['decision', 'withdrawal'])
        .execute()
      expect(kinds.map(({ kind }) => kind).sort()).toEqual(['decision', 'withdrawal'])
    })

    test('merges play by play', async () => {
      await keptApart()
      const [first, second] = [await sheetOf(one), await sheetOf(two)]
      const lines = [first.lines[0], first.lines[1]].map(line => line?.entry_id)
      expect((await decide({ sheet_id: second.sheet_id, entry_ids: lines })).status).toBe(200)
      expect(await one.score(game)).toBe('2-0 live')
      expect(await disputes()).toEqual([])
      await two.push([two.entry(game, 'play', goal(1))])
      expect(await one.score(game)).toBe('2-1 live')
    })

    test('sees before it decides what the score would be, and nothing is changed by that', async () => {
      await keptApart()
      const [first, second] = [await sheetOf(one), await sheetOf(two)]
      const body = {
        sheet_id: second.sheet_id,
        entry_ids: [first.lines[0], first.lines[1]].map(line => line?.entry_id),
      }
      expect((await decide(body, '?preview=true')).body).toEqual({
        status: 'live',
        team_1_score: 2,
        team_2_score: 0,
      })
      expect([await one.score(game), (await disputes()).length]).toEqual(['1-1 live', 1])
    })

    test('never decides over what it has not seen', async () => {
      await keptApart()
      const body = { sheet_id: (await sheetOf(one)).sheet_id, version: await version() }
      await two.push([two.entry(game, 'play', goal(1))])
      const reply = await decide(body)
      expect([reply.status, reply.body.error_message]).toEqual([
        409,
        expect.stringContaining('Something was recorded at this game since you looked at it'),
      ])
      expect([await one.score(game), (await disputes()).length]).toEqual(['1-2 live', 1])
      expect((await decide({ ...body, version: await version() })).status).toBe(200)
      expect(await one.score(game)).toBe('2-1 live')
    })

    test('sees what was decided, by whom, when and against what, until it is taken back', async () => {
      await keptApart()
      await decide({ sheet_id: (await sheetOf(one)).sheet_id })
      expect(await decided()).toMatchObject([
        {
          decision: { recorded_by: 'Test admin', is_merged: false },
          sheets: [
            { device_id: one.id, team_1_score: 2 },
            { device_id: two.id, team_1_score: 1 },
          ],
        },
      ])
      await office.delete(`/games/${game}/decision/`)
      expect(await decided()).toEqual([])
    })

    test('is asked again only when a sheet that it was against says something else', async () => {
      await keptApart()
      await decide({ sheet_id: (await sheetOf(one)).sheet_id })
      await two.push([two.entry(game, 'status', { status: 'live' })])
      expect(await disputes()).toEqual([])
      await two.push([two.entry(game, 'play', goal(1))])
      expect(await disputes()).toMatchObject([{ sheets: [{ device_id: one.id }, { device_id: two.id }] }])
      expect((await disputes())[0]?.decision).not.toBeNull()
    })

    test('is told what cannot be decided', async () => {
      const elsewhere = '01890000-0000-7000-8000-000000000000'
      expect((await decide({ sheet_id: elsewhere })).status).toBe(409)
      await keptApart()
      expect((await decide({ sheet_id: elsewhere })).body.errors).toHaveProperty('sheet_id')
      expect(
        (await decide({ sheet_id: (await sheetOf(one)).sheet_id, entry_ids: [elsewhere] })).body.errors,
      ).toHaveProperty('entry_ids')
      expect((await decide({})).status).toBe(400)
    })

    test('decides alone: a decision that a tablet sends does not count, nor one in the name of the office', async () => {
      await keptApart()
      const { sheet_id } = await sheetOf(one)
      const data = { sheet: sheet_id, entry_ids: null, left_out: [], against: [] }
      await one.push([
        one.entry(game, 'decision', data),
        one.entry(game, 'decision', data, { device_id: '00000000-0000-7000-8000-000000000000' }),
      ])
      expect(await one.score(game)).toBe('1-1 live')
      expect(await verdictsOf(one)).toContain('not_allowed')
    })
  })

  describe('what was refused at the door', () => {
    test('counts when its sender gets the role for it, and says until then what to do', async () => {
      const email = `${randomUUID()}@example.org`
      const tablet = new Device(server.url, scope, await join('viewer', email))
      await tablet.push([tablet.entry(game, 'claim', { term: 1 }), tablet.entry(game, 'play', goal(0))])
      const [verdict] = (await tablet.results()).flatMap(result =>
        result.kind === 'verdict' && result.game_id === game ? [result.data] : [],
      )
      expect(verdict).toMatchObject({
        reason: 'not_allowed',
        game: { id: game, teams: ['Sexy Legs', 'Rusty Bikes'] },
      })
      expect(await tablet.score(game)).toBeUndefined()

      await join('scorekeeper', email)
      expect([await tablet.score(game), await verdictsOf(tablet)]).toEqual(['1-0 live', []])
      const change = (await office.list(`/audit/?family=events&limit=1`)).objects[0]
      expect(change).toMatchObject({ device_id: tablet.id })
    })

    test('counts too where the role comes while it is on its way', async () => {
      const email = `${randomUUID()}@example.org`
      const tablet = new Device(server.url, scope, await join('viewer', email))
      const waiting = await transaction(server.db, async tx => {
        await lockScopes(tx, [scope])
        const pushed = tablet.push([
          tablet.entry(game, 'claim', { term: 1 }),
          tablet.entry(game, 'play', goal(0)),
        ])
        await vi.waitFor(
          async () => {
            const { rows } = await sql`select from pg_locks where not granted`.execute(server.db)
            expect(rows).not.toEqual([])
          },
          { timeout: 60_000 },
        )
        await join('scorekeeper', email)
        return { pushed }
      })
      expect((await waiting.pushed).status).toBe(200)
      expect([await tablet.score(game), await verdictsOf(tablet)]).toEqual(['1-0 live', []])
    })

    test('counts when its game comes to the event in whose name it was sent', async () => {
      const { id: season } = await office.make('games', {
        season_id: league.season,
        team_1_id: league.teams[0],
        team_2_id: league.teams[1],
        start_time: '2026-06-01T10:00:00',
      })
      await one.push([one.entry(season, 'claim', { term: 1 }), one.entry(season, 'play', goal(0))])
      expect(await verdictsOf(one)).toEqual(['unknown_game', 'unknown_game'])
      expect(
        (
          await office.put(`/games/${season}/`, {
            tournament_id: league.tournament,
            pool_round_id: league.poolRound,
          })
        ).status,
      ).toBe(202)
      expect([await one.score(season), await verdictsOf(one)]).toEqual(['1-0 live', []])
    })

    test('stays refused where the reason stays', async () => {
      const stranger = new Device(server.url, scope, await server.signIn('viewer', league.organization))
      await stranger.push([stranger.entry(game, 'play', goal(0))])
      await office.put(`/games/${game}/`, { team_1_id: league.teams[1], team_2_id: league.teams[0] })
      expect(await verdictsOf(stranger)).toEqual(['not_allowed'])
    })
  })

  test('a play of somebody who is no longer on the roster counts', async () => {
    const gone = league.players[1][2] ?? 0
    expect((await office.delete(`/team_players/${league.teams[1]}/${gone}/?cascade=true`)).status).toBe(204)
    await one.push([
      one.entry(game, 'claim', { term: 1 }),
      one.entry(game, 'play', goalOf(league.teams[1], gone, null)),
    ])
    expect([await one.score(game), await verdictsOf(one)]).toEqual(['0-1 live', []])
  })
})
