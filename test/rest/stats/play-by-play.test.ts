import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basketballPlays as p } from '../../../shared-schema/sports/basketball/plays.ts'
import { rulesOf, sports, type Sport } from '../../../shared-schema/sports/index.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { inLeague } from '../../sports/in-league.ts'
import { gameOfSense } from '../../sports/random-game.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { objectWith, someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { spread } from '../../support/spread.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { bodyOf, Client, objectsIn, type Body } from '../client.ts'

describe('a game play by play', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let anybody: Client
  let league: SmallLeague
  let token: string
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    anybody = new Client(server.url)
    league = await makeLeague(server.db, 'basketball')
    token = await server.signIn('admin', league.organization)
    office = new Client(server.url, token)
  })
  afterAll(() => server.stop())

  const read = async (game: number, client = anybody): Promise<Body[]> => {
    const { status, body } = await client.get(`/games/${game}/plays/`)
    expect([status, body.errors]).toEqual([200, undefined])
    return objectsIn(body.plays)
  }
  const readTable = async (game: number): Promise<string> =>
    (await fetch(`${server.url}/v1/games/${game}/plays/?format=csv`)).text()
  const post = (game: number, plays: unknown, query = '', headers = {}) =>
    office.send('POST', `/games/${game}/plays/${query}`, { plays }, headers)
  const postTable = async (game: number, table: string, by = token) => {
    const response = await fetch(`${server.url}/v1/games/${game}/plays/`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv', Authorization: `Bearer ${by}` },
      body: table,
    })
    return { status: response.status, body: bodyOf(await response.json()) }
  }
  /** The outcome of a game: its score, its lines, its plays as they are read. */
  async function outcomeOf(game: number, sport: Sport, own: SmallLeague) {
    const { body } = await anybody.get(`/games/${game}/`)
    const lines = async (subject: string) =>
      (
        await anybody.list(
          `/stats/${encodeURIComponent(sport)}/${subject}_stats_per_game/?game_id=${game}&limit=100&order_by=[${subject}_id]`,
        )
      ).objects.map(({ resource_uri: _, time_last_updated: __, game: ___, game_id: ____, ...line }) => line)
    return {
      score: [body.team_1_score, body.team_2_score],
      players: await lines('player'),
      teams: (await lines('team')).map(line => [own.teams.indexOf(Number(line.team_id)), line]),
    }
  }

  spread(3, sports, some => {
    test.each(some)('of %s comes in as it went out, as JSON and as a table', async sport => {
      const own = await makeLeague(server.db, sport)
      const scope = `tournament:${own.tournament}` as const
      const ofOwn = await server.signIn('scorekeeper', own.organization)
      await fc.assert(
        fc.asyncProperty(gameOfSense(rulesOf(sport)), fc.boolean(), async (game, isTable) => {
          const [from, to] = [await makeGame(server.db, own), await makeGame(server.db, own)]
          const scorer = new Device(server.url, scope, ofOwn)
          const entries = game.map(({ play }) => scorer.entry(from, 'play', inLeague(sport, play, own)))
          if (entries.length > 0) await scorer.push(entries)
          const plays = await read(from)
          expect(plays.length).toBe(game.length)
          if (plays.length === 0) return
          const { status, body } = isTable
            ? await postTable(to, await readTable(from), ofOwn)
            : await new Client(server.url, ofOwn).post(
                `/games/${to}/plays/`,
                (await anybody.get(`/games/${from}/plays/`)).body,
              )
          expect([status, body.errors]).toEqual([201, undefined])
          expect(body.plays).toEqual(plays)
          expect(await outcomeOf(to, sport, own)).toEqual(await outcomeOf(from, sport, own))
        }),
        { numRuns: 3 },
      )
    })
  })

  test('has a row for each play: what it was, when, of whom, and the score after it', async () => {
    const game = await makeGame(server.db, league)
    const tablet = new Device(server.url, `tournament:${league.tournament}`, token)
    const [ann, bob] = league.players[0]
    await tablet.push([
      tablet.entry(
        game,
        'play',
        playOf(p.threePointer, {
          player_1_id: ann,
          player_1_team_id: league.teams[0],
          player_2_id: bob,
          player_2_team_id: league.teams[0],
          int_4: 725,
        }),
      ),
      tablet.entry(game, 'play', playOf(p.endOfPeriod, {})),
      tablet.entry(
        game,
        'play',
        playOf(p.freeThrow, { player_1_id: league.players[1][0], player_1_team_id: league.teams[1] }),
      ),
    ])
    const { body } = await anybody.get(`/games/${game}/plays/`)
    expect(body).toMatchObject({
      game_id: game,
      sport: 'basketball',
      team_1: 'Sexy Legs',
      team_2: 'Rusty Bikes',
    })
    const [first, second, third] = objectsIn(body.plays)
    expect(first).toMatchObject({
      ordinal_number: 1,
      time: '2026-06-01T10:00:00+02:00',
      period: 1,
      clock: '12:05',
      type: p.threePointer,
      play: 'three-pointer',
      team_id: league.teams[0],
      team: 'Sexy Legs',
      player_1_role: 'scorer',
      player_1_id: ann,
      player_1_number: 1,
      player_1_name: 'Ann Sexy Legs',
      player_2_role: 'assist',
      player_2_id: bob,
      team_1_score: 3,
      team_2_score: 0,
      after_final: false,
    })
    expect(second).toMatchObject({ period: 1, team: '', clock: '', player_1_name: '' })
    expect(third).toMatchObject({ period: 2, team: 'Rusty Bikes', team_1_score: 3, team_2_score: 1 })
    const [head, row] = (await readTable(game)).replace('\uFEFF', '').split('\r\n')
    expect(head?.split(',').slice(0, 8)).toEqual([
      'ordinal_number',
      'time',
      'period',
      'clock',
      'type',
      'play',
      'team_id',
      'team',
    ])
    expect(row).toContain(',12:05,181,three-pointer,')
  })

  describe('that somebody has written', () => {
    test('names plays, teams and players as people do', async () => {
      const game = await makeGame(server.db, league)
      const { status, body } = await postTable(
        game,
        'play;team;player_1_number;player_1_name;player_2_name;clock\r\ntwo-pointer;sexy legs;1;;bob sexy legs;0:30\r\n\r\nRebound;Rusty Bikes;;Ann;;95\r\n',
      )
      expect([status, body.errors]).toEqual([400, { '4.player_1_name': [someText(/nobody/)] }])
      const mended = await postTable(
        game,
        'play;team;player_1_number;player_1_name;player_2_name;clock\r\ntwo-pointer;sexy legs;1;;bob sexy legs;0:30\r\nRebound;Rusty Bikes;;Ann Rusty Bikes;;95\r\n',
      )
      expect([mended.status, mended.body.errors]).toEqual([201, undefined])
      const [ann, bob] = league.players[0]
      expect(mended.body.plays).toEqual([
        objectWith({
          type: p.twoPointer,
          player_1_id: ann,
          player_2_id: bob,
          player_2_team_id: league.teams[0],
          clock: '0:30',
        }),
        objectWith({ type: p.rebound, player_1_id: league.players[1][0], player_2_id: null, clock: '1:35' }),
      ])
    })

    test('is told what is wrong, row by row and column by column, and then nothing is recorded', async () => {
      const game = await makeGame(server.db, league)
      const [ann] = league.players[0]
      const twin = await make(server.db, 'players', {
        first_name: 'Dan',
        last_name: 'One',
        organization_id: league.organization,
      })
      await make(server.db, 'team_players', { team_id: league.teams[0], player_id: twin, number: 1 })
      const { status, body } = await post(game, [
        { type: p.twoPointer, team_id: league.teams[0], player_1_id: ann },
        { play: 'touchdown' },
        { type: p.rebound, team: 'Nobodies' },
        { type: p.rebound, team_id: league.teams[0], player_1_number: 1 },
        { type: p.rebound, player_1_id: 4711 },
        { type: p.rebound, clock: 'noon' },
        { type: p.rebound, int_1: 'two' },
      ])
      expect(status).toBe(400)
      expect(body.errors).toEqual({
        '1.play': [someText(/basketball/)],
        '2.team': [someText(/two teams/)],
        '3.player_1_number': [someText(new RegExp(`several players.*${ann}, ${twin}`))],
        '4.player_1_id': [someText(/player of this game/)],
        '5.clock': [someText(/12:05/)],
        '6.int_1': [someText(/whole number/)],
      })
      expect(body.error_message).toMatch(/^Record 1 of the list .* 5 more/)
      expect(await read(game)).toEqual([])
      await office.delete(`/team_players/${league.teams[0]}/${twin}/`)
    })

    test('is a table of columns that can be read', async () => {
      const game = await makeGame(server.db, league)
      const torn = await postTable(game, 'type,play\r\n180,"two')
      expect([torn.status, torn.body.errors]).toEqual([400, { body: [someText(/comma-separated/)] }])
      const none = await postTable(game, 'type,play\r\n')
      expect([none.status, none.body.errors]).toEqual([400, { plays: [someText(/1 to 2000/)] }])
      expect(
        (
          await post(
            game,
            Array.from({ length: 2001 }, () => ({ type: p.rebound })),
          )
        ).status,
      ).toBe(400)
      const strange = await post(game, [{ type: p.rebound, plaer_1_id: 5 }], '?strict=true')
      expect([strange.status, strange.body.errors]).toEqual([
        400,
        { '0.plaer_1_id': [someText(/player_1_id/)] },
      ])
      expect((await office.send('PUT', `/games/${game}/plays/`, {})).status).toBe(405)
    })
  })

  test('is recorded once, and only by people who may record at the game', async () => {
    const game = await makeGame(server.db, league)
    const plays = [{ type: p.twoPointer, team_id: league.teams[0], player_1_id: league.players[0][0] }]
    const once = { 'Idempotency-Key': `plays of ${game}`.replaceAll(' ', '-') }
    const first = await post(game, plays, '', once)
    const again = await post(game, plays, '', once)
    expect([first.status, again.status, again.headers.get('Idempotency-Replayed')]).toEqual([
      201,
      201,
      'true',
    ])
    expect(again.body).toEqual(first.body)
    expect((await read(game)).length).toBe(1)
    expect((await anybody.send('POST', `/games/${game}/plays/`, { plays })).status).toBe(401)
    const elsewhere = await makeLeague(server.db, 'basketball')
    for (const role of ['viewer', 'scorekeeper'] as const) {
      const organization = role === 'viewer' ? league.organization : elsewhere.organization
      const client = new Client(server.url, await server.signIn(role, organization))
      expect((await client.post(`/games/${game}/plays/`, { plays })).status).toBe(403)
    }
    const scorer = new Client(server.url, await server.signIn('scorekeeper', league.organization))
    expect((await scorer.post(`/games/${game}/plays/`, { plays })).status).toBe(201)
    expect((await read(game)).length).toBe(2)
  })

  test('is read like the game, and calls children by their initials', async () => {
    const game = await makeGame(server.db, league)
    const [, , cas] = league.players[1]
    await post(game, [{ type: p.rebound, team_id: league.teams[1], player_1_id: cas }])
    await office.put(`/players/${cas}/`, { show_initials: true })
    expect((await read(game))[0]).toMatchObject({ player_1_name: 'C. R.' })
    expect((await read(game, office))[0]).toMatchObject({ player_1_name: 'Cas Rusty Bikes' })
    await office.put(`/tournaments/${league.tournament}/`, { visibility: 'hidden' })
    expect((await anybody.get(`/games/${game}/plays/`)).status).toBe(401)
    expect((await read(game, office)).length).toBe(1)
    await office.put(`/tournaments/${league.tournament}/`, { visibility: 'live' })
  })

  test('is safe to open in a spreadsheet', async () => {
    const game = await makeGame(server.db, league)
    const [ann] = league.players[0]
    await office.put(`/players/${ann}/`, { first_name: '=HYPERLINK("x")' })
    await post(game, [{ type: p.rebound, team_id: league.teams[0], player_1_id: ann }])
    expect(await readTable(game)).toContain(`"'=HYPERLINK(""x"") Sexy Legs"`)
    const { status } = await postTable(game, (await readTable(game)).replace(`,${ann},1,`, ',,1,'))
    expect(status).toBe(201)
  })
})
