import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('all that is stored about one person', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let own: Client
  let account: string
  let tablet: Device
  let player: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    const token = await server.signIn('scorekeeper', league.organization)
    own = new Client(server.url, token)
    tablet = new Device(server.url, tournamentScope(league.tournament), token)
    account = (
      await server.db
        .selectFrom('roles')
        .select('person_id')
        .where('role', '=', 'scorekeeper')
        .executeTakeFirstOrThrow()
    ).person_id
    const game = await makeGame(server.db, league)
    // By this person's own hand, a player with a rare name walks on and scores.
    const walkOn = {
      ...tablet.entry(game, 'walk_on', {
        team_id: league.teams[0],
        number: 9,
        first_name: 'Xanthippe',
        last_name: 'Quill',
        nickname: 'Xan',
      }),
      recorded_by: 'Xanthippe Quill',
    }
    await tablet.push([walkOn])
    player = Number((await office.list('/players/?name=quill')).objects[0]?.id)
    await office.post('/events/', {
      game_id: game,
      type: 22,
      player_2_id: player,
      player_2_team_id: league.teams[0],
    })
    // A height that no time of day contains by chance.
    await office.put(`/players/${player}/`, {
      birth_date: '1999-12-31',
      height: 1.2345678,
      licence_number: 'L-47114711',
    })
    // A profile of the same person, merged into the other.
    const twin = (
      await office.make('players', {
        first_name: 'Xanthi',
        last_name: 'Quill',
        organization_id: league.organization,
        licence_number: 'L-8888',
        guardian_name: 'Gala Guardgate',
        guardian_contact: 'gala@guardgate.example',
      })
    ).id
    await office.send('POST', `/players/merge/${player}/${twin}/`)
    await server.db.updateTable('players').set({ person_id: null }).where('person_id', '=', account).execute()
    await server.db.updateTable('players').set({ person_id: account }).where('id', '=', player).execute()
    await sql`update people set name = 'Xanthippe Quill' where id = ${account}`.execute(server.db)
    await sql`update audit set person_name = 'Xanthippe Quill' where person_id = ${account}`.execute(
      server.db,
    )
  })
  afterAll(() => server.stop())

  /** All rows of all tables that hold the name, the account's own aside. */
  async function placesOf(name: RegExp): Promise<string[]> {
    const tables = [
      'players',
      'entries',
      'unreadable_entries',
      'feed',
      'audit',
      'events',
      'stat_lines',
      'idempotency_keys',
      'former_players',
    ]
    const found = await Promise.all(
      tables.map(async table => {
        const { rows } = await sql<{
          content: string
        }>`select to_jsonb(one)::text as content from ${sql.table(table)} as one`.execute(server.db)
        return rows.filter(({ content }) => name.test(content)).map(({ content }) => `${table}: ${content}`)
      }),
    )
    return found.flat()
  }

  test('is exported for the office and for themself', async () => {
    for (const reader of [office, own]) {
      const { status, body } = await reader.get(`/players/${player}/export/`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        // The profile that was merged into this one had the guardian.
        player: {
          first_name: 'Xanthippe',
          birth_date: '1999-12-31',
          licence_number: 'L-47114711',
          guardian_name: 'Gala Guardgate',
        },
        rosters: [{ team_id: league.teams[0], number: 9 }],
        plays: [{ player_2_id: player }],
        entries: [{ document: { kind: 'walk_on' } }, { document: { kind: 'play' } }],
        account: {
          name: 'Xanthippe Quill',
          roles: [{ role: 'scorekeeper' }],
          recorded: [{ document: { kind: 'walk_on' } }],
        },
      })
      expect(JSON.stringify(body.changes)).toContain('1999-12-31')
      expect(JSON.stringify(body.statistics)).toContain('goals_caught')
    }
  })

  test('is for nobody else, neither to read nor to erase', async () => {
    const others = [
      new Client(server.url, await server.signIn('viewer', league.organization)),
      new Client(
        server.url,
        await server.signIn('captain', league.organization, { kind: 'team', id: league.teams[0] }),
      ),
    ]
    for (const other of others) {
      expect((await other.get(`/players/${player}/export/`)).status).toBe(403)
      expect((await other.send('POST', `/players/${player}/erasure/`)).status).toBe(403)
    }
    expect((await own.send('POST', `/players/${player}/erasure/`)).status).toBe(403)
    expect((await new Client(server.url).get(`/players/${player}/export/`)).status).toBe(401)
    expect((await new Client(server.url).send('POST', `/players/${player}/erasure/`)).status).toBe(401)
    expect((await office.get('/players/999999/export/')).status).toBe(404)
  })

  describe('is erased', () => {
    const erase = (query = '') => office.send('POST', `/players/${player}/erasure/${query}`)

    test('in a preview, without being so', async () => {
      const { status, body } = await erase('?preview=true')
      expect(status).toBe(200)
      expect(body).toMatchObject({ player_id: player, name: `Former player ${player}`, records: 1 })
      expect((await office.get(`/players/${player}/`)).body.first_name).toBe('Xanthippe')
    })

    test('from records, entries, tablets and history, while what was played stays', async () => {
      const before = await tablet.pull('catalog')
      const statistics = await office.list(`/stats/ultimate/player_stats_per_sport/?player_ids=[${player}]`)
      expect((await placesOf(/Xanthi|Quill/)).length).toBeGreaterThan(4)
      expect(await placesOf(/1\.2345678/)).not.toEqual([])
      expect((await erase()).status).toBe(200)
      expect(await placesOf(/Xanthi|Quill|1999-12-31|1\.2345678|L-47114711|L-8888|[Gg]uardgate/)).toEqual([])
      expect((await office.get(`/players/${player}/`)).body).toMatchObject({
        first_name: 'Former player',
        last_name: String(player),
        birth_date: null,
        licence_number: '',
        guardian_name: '',
        guardian_contact: '',
        is_claimed: false,
      })
      const counted = await office.list(`/stats/ultimate/player_stats_per_sport/?player_ids=[${player}]`)
      expect(counted.objects.map(line => line.goals_caught)).toEqual(
        statistics.objects.map(line => line.goals_caught),
      )
      expect(counted.objects[0]?.goals_caught).toBe(1)
      const news = await tablet.pull('catalog', before.checkpoint.lwt, 1000, before.checkpoint.id)
      expect(news.documents).toMatchObject([
        { id: `players/${player}`, record: { first_name: 'Former player' } },
      ])
      expect(JSON.stringify(await tablet.pull('entries'))).toContain(`Former player ${player}`)
    })

    test('with a line in the history that says so, and not what', async () => {
      const [latest] = (await office.list(`/audit/?family=players&record=${player}`)).objects
      expect(latest).toMatchObject({
        operation: 'update',
        person: { name: 'Test admin' },
        changes: { first_name: { before: '(erased)' }, birth_date: { before: '(erased)', after: null } },
      })
    })

    test('once: again it changes nothing', async () => {
      const { count } = await server.db
        .selectFrom('audit')
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
      expect((await erase()).body).toMatchObject({ records: 0, entries: 0, changes: 0 })
      expect(
        await server.db
          .selectFrom('audit')
          .select(sql<number>`count(*)`.as('count'))
          .executeTakeFirstOrThrow(),
      ).toEqual({ count })
    })

    test('after the player was deleted, too', async () => {
      const gone = (await office.make('players', { first_name: 'Ottokar', last_name: 'Gone' })).id
      await office.delete(`/players/${gone}/`)
      expect((await placesOf(/Ottokar/)).length).toBeGreaterThan(0)
      expect((await office.send('POST', `/players/${gone}/erasure/`)).status).toBe(200)
      expect(await placesOf(/Ottokar/)).toEqual([])
    })
  })
})
