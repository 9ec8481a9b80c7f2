import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { eachDatabase } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { wrongLines } from '../../support/recount.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body, type Reply } from '../client.ts'

eachDatabase('taking changes back', { embedded: 'thorough' }, freshDatabaseUrl => {
  let server: TestServer
  let owner: Client
  let admin: Client
  let league: SmallLeague
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    owner = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    admin = new Client(server.url, await server.signIn('admin', league.organization))
  })

  /** The last change of a record. */
  const last = async (family: string, record: string | number): Promise<number> =>
    Number((await owner.list(`/audit/?family=${family}&record=${record}&limit=1`)).objects[0]?.id)
  const takeBack = (changes: readonly number[], query = '', who: Client = admin): Promise<Reply> =>
    who.post(`/audit/take_back/${query}`, { changes })
  const preview = async (changes: readonly number[]): Promise<Body> => {
    const { status, body } = await takeBack(changes, '?preview=true&cascade=true')
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const read = async (path: string): Promise<Body> => (await admin.get(path)).body
  const without = ({ time_last_updated: _, ...record }: Body): Body => record

  /** A goal, a final score and a spirit score of the game. */
  async function play(): Promise<void> {
    const [team] = league.teams
    const [[assist, scorer]] = league.players
    await admin.make('events', {
      game_id: game,
      type: 22,
      player_1_id: assist,
      player_1_team_id: team,
      player_2_id: scorer,
      player_2_team_id: team,
    })
    await admin.make('game_scores', { game_id: game, team_1_score: 15, team_2_score: 9, is_final: true })
    await admin.make('game_sportsmanship_scores', { game_id: game, team_1_score: [2, 2, 2, 2, 2] })
  }

  test('brings a deleted team back under its id, with its roster, its places and its game', async () => {
    const [team] = league.teams
    const { pool_id } = await read(`/games/${game}/`)
    const paths = [
      `/teams/${team}/`,
      `/tournament_teams/${league.tournament}/${team}/`,
      `/pools/${String(pool_id)}/`,
      `/games/${game}/`,
    ]
    const before = await Promise.all(paths.map(read))
    await admin.delete(`/teams/${team}/?cascade=true`)
    expect((await takeBack([await last('teams', team)])).status).toBe(200)
    // A second time: what came back was made when it was made first.
    await admin.delete(`/teams/${team}/?cascade=true`)
    const line = await last('teams', team)

    const would = await preview([line])
    expect(would).toMatchObject({
      comes_along: ['3 team players', '1 tournament team', '1 game'],
      goes_along: [],
      notes: [],
    })
    expect((await admin.get(`/teams/${team}/`)).status).toBe(404)

    expect((await takeBack([line])).status).toBe(200)
    expect((await Promise.all(paths.map(read))).map(without)).toEqual(before.map(without))
    expect((await admin.list(`/team_players/?team_id=${team}&order_by=[number]`)).objects).toMatchObject(
      league.players[0].map((player_id, place) => ({ player_id, number: place + 1 })),
    )
  })

  test('brings a played game back with all that was recorded, under the same ids, for tablets too', async () => {
    await play()
    const lists = ['events', 'game_scores', 'game_sportsmanship_scores'].map(
      family => `/${family}/?game_id=${game}`,
    )
    const stats = `/stats/ultimate/player_stats_per_season/?season_ids=[${league.season}]`
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    const held = async (): Promise<unknown> => {
      const fresh = new Device(
        server.url,
        `tournament:${league.tournament}`,
        await server.signIn('scorekeeper', league.organization),
      )
      const pages = [await fresh.pull('catalog'), await fresh.pull('entries'), await fresh.pull('results')]
      return pages.flatMap(page => page.documents.filter(one => !one._deleted).map(({ id }) => id)).sort()
    }
    const all = async () => ({
      lists: await Promise.all(
        lists.map(async list => (await admin.list(list)).objects.map(({ id, entry_id }) => [id, entry_id])),
      ),
      stats: (await admin.list(stats)).objects.map(({ goals, assists, player_id }) => ({
        goals,
        assists,
        player_id,
      })),
      held: await held(),
      score: await read(`/games/${game}/`).then(({ team_1_score, team_2_score, winner_id, status }) => ({
        team_1_score,
        team_2_score,
        winner_id,
        status,
      })),
    })
    const before = await all()
    await admin.delete(`/games/${game}/?cascade=true`)
    // A tablet that was away sends what it recorded meanwhile.
    const score = { team_1_score: 16, team_2_score: 9, is_final: true, game_sets: [], what_happened: '' }
    const id = uuid()
    await device.push([device.entry(game, 'score', score, { id })])

    expect((await takeBack([await last('games', game)])).body).toMatchObject({
      comes_along: ['2 game scores', '1 game sportsmanship score', '1 event'],
    })
    const after = await all()
    expect(after.score).toMatchObject({ team_1_score: 16, status: 'final' })
    expect(await wrongLines(server.db)).toEqual([])
    await device.push([device.entry(game, 'withdrawal', { entry_id: id })])
    const { held: heldThen, ...rest } = await all()
    const { held: heldBefore, ...expected } = before
    expect(rest).toEqual(expected)
    expect(heldThen).toEqual(expect.arrayContaining(heldBefore as unknown[]))
  })

  test('brings a whole tournament back', async () => {
    await play()
    const families = ['tournament_teams', 'pools', 'games', 'game_scores', 'events']
    const all = () =>
      Promise.all(
        families.map(async family =>
          (
            await admin.list(
              `/${family}/?${family === 'game_scores' || family === 'events' ? 'game' : 'tournament'}_id=${family === 'game_scores' || family === 'events' ? game : league.tournament}`,
            )
          ).objects.map(
            ({
              time_last_updated: _,
              tournament: _nested,
              game: _game,
              pool: _pool,
              pool_round: _round,
              final_at: _at,
              ...record
            }) => record,
          ),
        ),
      )
    const before = await all()
    await admin.delete(`/tournaments/${league.tournament}/?cascade=true`)
    expect((await takeBack([await last('tournaments', league.tournament)])).body).toMatchObject({ notes: [] })
    expect(await all()).toEqual(before)
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('gives a player back to rosters and plays', async () => {
    await play()
    const [[, scorer]] = league.players
    await admin.delete(`/players/${scorer}/?cascade=true`)
    expect((await takeBack([await last('players', String(scorer))])).status).toBe(200)
    expect((await admin.list(`/events/?game_id=${game}`)).objects).toMatchObject([{ player_2_id: scorer }])
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('has a walk-on be that walk-on again', async () => {
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    const walkOn = {
      team_id: league.teams[0],
      number: 77,
      first_name: 'Wanda',
      last_name: 'Walker',
      nickname: '',
    }
    await device.push([device.entry(game, 'walk_on', walkOn)])
    const find = async () =>
      server.db
        .selectFrom('players')
        .select(['id', 'entry_id'])
        .where('first_name', '=', 'Wanda')
        .where('owner_id', '=', league.organization)
        .executeTakeFirst()
    const before = await find()
    await admin.delete(`/players/${String(before?.id)}/?cascade=true`)
    expect(await find()).toBeUndefined()
    await takeBack([await last('players', String(before?.id))])
    expect(await find()).toEqual(before)
  })

  test('has a game of a bracket be led to again, and get its team', async () => {
    const bracket = await admin.make('brackets', {
      name: 'playoff',
      tournament_id: league.tournament,
      number_of_rounds: 2,
      start_time: '2026-06-01T10:00:00Z',
    })
    const [semi] = (await admin.list(`/games/?bracket_id=${bracket.id}&order_by=[-id]`)).objects
    const final = Number(semi?.next_game_for_winner_id)
    await admin.put(`/games/${String(semi?.id)}/`, { team_1_id: league.teams[0], team_2_id: league.teams[1] })
    await admin.make('game_scores', { game_id: semi?.id, team_1_score: 15, team_2_score: 3, is_final: true })
    const games = async () =>
      (await admin.list(`/games/?bracket_id=${bracket.id}&order_by=[id]`)).objects.map(
        ({ id, team_1_id, team_2_id, next_game_for_winner_id }) => ({
          id,
          team_1_id,
          team_2_id,
          next_game_for_winner_id,
        }),
      )
    const before = await games()
    await admin.delete(`/games/${final}/?cascade=true`)
    expect(await games()).not.toEqual(before)
    await takeBack([await last('games', final)])
    expect(await games()).toEqual(before)

    await admin.delete(`/brackets/${bracket.id}/?cascade=true`)
    await takeBack([await last('brackets', bracket.id)])
    expect(await games()).toEqual(before)
  })

  test('is refused in words if that to which it belonged is gone', async () => {
    const [team] = league.teams
    const player = league.players[0][0]
    await admin.delete(`/team_players/${team}/${String(player)}/`)
    const place = await last('team_players', `${team}/${String(player)}`)
    await admin.delete(`/teams/${team}/?cascade=true`)
    const reply = await takeBack([place])
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'cannot_take_back',
        error_message: 'The team “Sexy Legs” to which it belonged was deleted too. Bring that back first.',
      },
    })
    await takeBack([await last('teams', team)])
    expect((await takeBack([place])).status).toBe(200)
  })

  test('is refused in words if its place is taken, if it was merged, erased or recorded, and for an organization', async () => {
    const round = await admin.make('swiss_rounds', {
      tournament_id: league.tournament,
      start_time: '2026-06-01T12:00:00Z',
    })
    await admin.delete(`/swiss_rounds/${round.id}/?cascade=true`)
    const gone = await last('swiss_rounds', round.id)
    const other = await admin.make('swiss_rounds', {
      tournament_id: league.tournament,
      start_time: '2026-06-01T12:00:00Z',
    })
    const why = async (changes: number[]) => {
      const { status, body } = await takeBack(changes, '', owner)
      expect(status, JSON.stringify(body)).toBe(409)
      return body.error_message
    }
    expect(await why([gone])).toBe(
      'Another swiss round has its id, number or place by now. Change or delete that first.',
    )
    await admin.delete(`/swiss_rounds/${other.id}/?cascade=true`)
    expect((await takeBack([gone])).status).toBe(200)

    await play()
    const [score] = (await admin.list(`/game_scores/?game_id=${game}`)).objects
    await admin.delete(`/game_scores/${String(score?.id)}/`)
    expect(await why([await last('game_scores', String(score?.id))])).toBe(
      'This was recorded at a game and taken out there. Record it there again.',
    )

    const [[kept, merged, erased]] = league.players
    await admin.post(`/players/merge/${String(kept)}/${String(merged)}/`, undefined)
    expect(await why([await last('players', String(merged))])).toBe(
      'This player was merged into Ann Sexy Legs, who has everything of both now.',
    )
    await admin.put(`/players/${String(erased)}/`, { city: 'Utrecht', nickname: 'Cassie' })
    const named = await last('players', String(erased))
    expect((await admin.post(`/players/${String(erased)}/erasure/`, {})).status).toBe(200)
    expect(await why([named])).toMatch(/was erased/)

    await owner.delete(`/organizations/${league.organization}/?cascade=true`)
    expect(await why([await last('organizations', league.organization)])).toMatch(/backup/)
  })

  test('of two who bring the same back one does, and the other hears it', async () => {
    const [team] = league.teams
    await admin.delete(`/teams/${team}/?cascade=true`)
    const line = await last('teams', team)
    const replies = await Promise.all([takeBack([line]), takeBack([line], '', owner)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.error_message).toBe(
      'It is there again already: somebody took the deletion back.',
    )
  })

  test('is for owners and admins of the organization alone', async () => {
    const [team] = league.teams
    await admin.delete(`/teams/${team}/?cascade=true`)
    const line = await last('teams', team)
    const elsewhere = await make(server.db, 'organizations', { name: 'Elsewhere' })
    const statusOf = async (role: 'admin' | 'viewer' | 'scorekeeper', organization: number) =>
      (await takeBack([line], '', new Client(server.url, await server.signIn(role, organization)))).status
    expect(await statusOf('admin', elsewhere)).toBe(404)
    expect(await statusOf('viewer', league.organization)).toBe(403)
    expect(await statusOf('scorekeeper', league.organization)).toBe(403)
    expect((await takeBack([line], '', new Client(server.url))).status).toBe(401)
    expect((await takeBack([999_999_999])).status).toBe(404)
    expect((await takeBack([])).status).toBe(400)
    expect((await admin.get(`/teams/${team}/`)).status).toBe(404)
  })

  test('asks another organization again for its team', async () => {
    const elsewhere = await make(server.db, 'organizations', { name: 'Guests', is_public: true })
    const guests = await make(server.db, 'leagues', {
      name: 'Guests',
      organization_id: elsewhere,
      sport: 'ultimate',
    })
    const season = await make(server.db, 'seasons', { name: '2026', league_id: guests })
    const team = await make(server.db, 'teams', { name: 'Guests', season_id: season })
    const guest = new Client(server.url, await server.signIn('admin', elsewhere))
    const path = `/tournament_teams/${league.tournament}/${team}/`
    await admin.make('tournament_teams', { tournament_id: league.tournament, team_id: team })
    await guest.put(path, { consent: 'given' })
    await guest.delete(path)
    const { body } = await takeBack([await last('tournament_teams', `${league.tournament}/${team}`)])
    expect(body.notes).toEqual(['The organization of the team is asked again whether it takes part.'])
    expect(await read(path)).toMatchObject({ consent: 'requested' })
  })

  test('deletes what was made, says what would go with it, and does it for all or none', async () => {
    const team = await admin.make('teams', { name: 'Frizz', season_id: league.season })
    const player = await admin.make('players', { first_name: 'Fran', organization_id: league.organization })
    const made = await last('teams', team.id)
    await admin.make('team_players', { team_id: team.id, player_id: player.id })
    expect(await preview([made])).toMatchObject({ goes_along: ['1 team player'], notes: [] })
    expect((await takeBack([made])).status).toBe(409)
    const lines = [
      made,
      await last('players', player.id),
      await last('team_players', `${team.id}/${player.id}`),
    ]
    expect(await preview(lines)).toMatchObject({ goes_along: [] })
    // One of them cannot be taken back: then none is.
    expect((await takeBack([...lines, await last('games', game), 999_999_999])).status).toBe(404)
    expect((await admin.get(`/teams/${team.id}/`)).status).toBe(200)
    expect((await takeBack(lines)).status).toBe(200)
    expect((await admin.get(`/teams/${team.id}/`)).status).toBe(404)
    expect((await admin.get(`/players/${player.id}/`)).status).toBe(404)
    // A change that was taken back can be brought back.
    expect((await takeBack([await last('teams', team.id)])).status).toBe(200)
    expect((await takeBack([made])).status).toBe(200)
  })

  test('gives changed records what they had, with what moves said before, unless they were changed again', async () => {
    await admin.put(`/games/${game}/`, { start_time: '2026-06-02T10:00:00' })
    const moved = await last('games', game)
    await admin.put(`/games/${game}/`, { start_time: '2026-06-03T10:00:00' })
    expect((await takeBack([moved])).body).toMatchObject({
      error_message: 'It was changed again since. Take that back first, or enter what you want.',
    })
    const again = await last('games', game)
    expect(await preview([again, moved])).toMatchObject({ consequences: [] })
    expect((await takeBack([moved, again])).status).toBe(200)
    expect(await read(`/games/${game}/`)).toMatchObject({ start_time: '2026-06-01T10:00:00+02:00' })

    await admin.put(`/games/${game}/`, { team_2_id: null })
    const emptied = await last('games', game)
    expect((await preview([emptied])).consequences).toMatchObject([{ kind: 'team of a game', game_id: game }])
  })

  test('does it once for each key, however often it is sent', async () => {
    const team = await admin.make('teams', { name: 'Frizz', season_id: league.season })
    const line = await last('teams', team.id)
    const send = () =>
      admin.send('POST', '/audit/take_back/', { changes: [line] }, { 'idempotency-key': `once-${line}` })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
  })
})
