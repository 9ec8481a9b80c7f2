import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goalOf, ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { wrongLines } from '../../support/recount.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('L12: a play at a game', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let host: SmallLeague
  let guest: SmallLeague
  let game: number
  let hostOffice: Client
  let guestOffice: Client
  let tablet: Device
  const anybody = () => new Client(server.url)

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    host = await makeLeague(server.db)
    guest = await makeLeague(server.db)
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', guest.organization)
      .execute()
    game = await makeGame(server.db, host)
    hostOffice = new Client(server.url, await server.signIn('admin', host.organization))
    guestOffice = new Client(server.url, await server.signIn('admin', guest.organization))
    tablet = new Device(
      server.url,
      `tournament:${host.tournament}`,
      await server.signIn('scorekeeper', host.organization),
    )
  })

  const counts = async (office: Client, path: string, name = 'goals_caught') => {
    const { status, body } = await office.get(`/stats/ultimate/${path}/`)
    return status === 200 ? body[name] : status
  }
  const wrong = () => wrongLines(server.db)
  const guestPlayer = () => Number(guest.players[0][0])

  test('gives nobody of another organization statistics, tells no name of theirs, and says so to the scorekeeper', async () => {
    const [own] = host.players[0]
    await tablet.push([tablet.entry(game, 'play', goalOf(host.teams[0], guestPlayer(), own ?? null))])
    expect(await tablet.score(game)).toBe('1-0 live')
    expect(await counts(hostOffice, `player_stats_per_game/${guestPlayer()}/${game}`)).toBe(404)
    expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(404)
    expect(await counts(anybody(), `player_stats_per_game/${own}/${game}`, 'goals_thrown')).toBe(1)
    const [play] = (await hostOffice.list(`/events/?game_id=${game}`)).objects
    expect(play).toMatchObject({ player_1_id: own, player_2_id: null })
    const verdict = (await tablet.results()).find(({ kind }) => kind === 'verdict')
    expect(verdict?.data).toMatchObject({ reason: 'unknown_player' })
    expect(await wrong()).toEqual([])
  })

  test('gives an id that no player has the same answer, so that nobody finds out who there is', async () => {
    for (const id of [guestPlayer(), 1_999_999])
      await tablet.push([tablet.entry(game, 'play', goalOf(host.teams[0], id, null))])
    const told = (await tablet.results()).flatMap(result =>
      result.kind === 'verdict' ? [JSON.stringify({ ...result.data, entry_id: '' })] : [],
    )
    expect([told.length, new Set(told).size]).toEqual([2, 1])
  })

  test('through REST is refused for somebody who is not of the game', async () => {
    const player = await make(server.db, 'players', {
      first_name: 'Zoe',
      organization_id: guest.organization,
    })
    const everywhere = new Client(server.url, await server.signIn('owner'))
    const reply = await everywhere.post('/events/', {
      game_id: game,
      type: 22,
      player_2_id: player,
      player_2_team_id: host.teams[0],
    })
    expect([reply.status, reply.body.errors]).toEqual([
      400,
      { player_2_id: [someText(/player of this game/)] },
    ])
  })

  test('counts for a player who joins the roster later, and still counts for one who leaves it', async () => {
    await tablet.push([tablet.entry(game, 'play', goalOf(host.teams[0], guestPlayer(), null))])
    await make(server.db, 'team_players', { team_id: host.teams[0], player_id: guestPlayer() })
    expect(await tablet.verdicts()).toEqual([])
    expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(1)
    await new Client(server.url, await server.signIn('owner')).delete(
      `/team_players/${host.teams[0]}/${guestPlayer()}/`,
    )
    await tablet.push([tablet.entry(game, 'play', goalOf(host.teams[0], guestPlayer(), null))])
    expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(2)
    expect(await wrong()).toEqual([])
  })

  test("counts for a guest team's players: their organization has the lines, and the host those of its tournament", async () => {
    const [team] = guest.teams
    await make(server.db, 'tournament_teams', { tournament_id: host.tournament, team_id: team })
    const match = await make(server.db, 'games', {
      tournament_id: host.tournament,
      season_id: host.season,
      pool_round_id: host.poolRound,
      team_1_id: host.teams[0],
      team_2_id: team,
      start_time: '2026-06-01T10:00:00',
    })
    await tablet.push([tablet.entry(match, 'play', goalOf(team, guestPlayer(), null))])
    expect(await tablet.verdicts()).toEqual([])
    expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(1)
    expect(await counts(guestOffice, `player_stats_per_tournament/${guestPlayer()}/${host.tournament}`)).toBe(
      1,
    )
    for (const reader of [hostOffice, anybody()]) {
      expect(await counts(reader, `player_stats_per_game/${guestPlayer()}/${match}`)).toBe(1)
      expect(await counts(reader, `player_stats_per_tournament/${guestPlayer()}/${host.tournament}`)).toBe(1)
    }
    expect(await counts(hostOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(404)
    expect(await counts(anybody(), `player_stats_per_sport/${guestPlayer()}`)).toBe(401)

    const walkOn = tablet.entry(match, 'walk_on', {
      team_id: team,
      first_name: 'Wim',
      last_name: '',
      nickname: '',
      number: 9,
    })
    await tablet.push([walkOn])
    const {
      objects: [row],
    } = await guestOffice.list(`/team_players/?team_id=${team}&order_by=[-player_id]`)
    expect(
      (await guestOffice.put(`/players/${Number(row?.player_id)}/`, { last_name: 'Walker' })).status,
    ).toBe(202)
    expect(await wrong()).toEqual([])
  })

  test('of a team that goes to another organization counts for it where it is entered alone, and its roster goes with it', async () => {
    const [team] = host.teams
    const single = await make(server.db, 'games', {
      season_id: host.season,
      start_time: '2026-06-01T10:00:00',
      team_1_id: team,
      team_2_id: host.teams[1],
    })
    for (const game_id of [game, single])
      await hostOffice.make('game_scores', { game_id, team_1_score: 1, team_2_score: 0, is_final: true })
    expect(await counts(hostOffice, `team_stats_per_sport/${team}`, 'wins')).toBe(2)
    const everywhere = new Client(server.url, await server.signIn('owner'))
    expect((await everywhere.put(`/teams/${team}/`, { season_id: guest.season })).status).toBe(202)
    expect(await counts(guestOffice, `team_stats_per_sport/${team}`, 'wins')).toBe(1)
    const row = `/team_players/${team}/${host.players[0][0]}/`
    expect([
      (await guestOffice.put(row, { number: 7 })).status,
      (await hostOffice.put(row, { number: 8 })).status,
    ]).toEqual([202, 404])
    expect(await wrong()).toEqual([])
  })

  describe('of a guest team', () => {
    let team: number
    let match: number
    const entry = () => `/tournament_teams/${host.tournament}/${team}/`
    const walkOn = () =>
      tablet.entry(match, 'walk_on', {
        team_id: team,
        first_name: 'Wim',
        last_name: '',
        nickname: '',
        number: 9,
      })
    const final = () =>
      tablet.entry(match, 'score', {
        team_1_score: 3,
        team_2_score: 7,
        is_final: true,
        game_sets: [],
        what_happened: '',
      })

    /** A game as there are some of before teams were asked: the guest plays there, and has not agreed. */
    beforeEach(async () => {
      team = guest.teams[0]
      await hostOffice.make('tournament_teams', {
        tournament_id: host.tournament,
        team_id: await shownTo(team),
      })
      match = await makeGame(server.db, host)
      await server.db.updateTable('games').set({ team_2_id: team }).where('id', '=', match).execute()
    })

    /** The team, once the host may read it: else nobody there could enter it. */
    async function shownTo(id: number): Promise<number> {
      await server.db
        .updateTable('organizations')
        .set({ is_public: true })
        .where('id', '=', guest.organization)
        .execute()
      return id
    }

    test('counts for it once its organization agrees, walk-ons included, and does not before', async () => {
      await tablet.push([walkOn(), tablet.entry(match, 'play', goalOf(team, guestPlayer(), null)), final()])
      expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(404)
      expect((await guestOffice.get(`/teams/${team}/`)).body).toMatchObject({ wins: 0 })
      expect(await tablet.verdicts()).toEqual(['unknown_player'])
      expect(await wrong()).toEqual([])

      await guestOffice.put(entry(), { consent: 'given' })
      expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(1)
      expect(await counts(anybody(), `team_stats_per_season/${team}/${host.season}`, 'wins')).toBe(1)
      expect((await guestOffice.get(`/teams/${team}/`)).body).toMatchObject({ wins: 1 })
      expect(await tablet.verdicts()).toEqual([])
      expect((await guestOffice.list(`/team_players/?team_id=${team}`)).meta.total_count).toBe(4)
      expect(await wrong()).toEqual([])
    })

    test('does not count where its organization refuses', async () => {
      await tablet.push([tablet.entry(match, 'play', goalOf(team, guestPlayer(), null)), final()])
      await guestOffice.put(entry(), { consent: 'refused' })
      expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(404)
      expect(await wrong()).toEqual([])
    })

    test('stays counted once it has agreed and played: neither side takes it back', async () => {
      await guestOffice.put(entry(), { consent: 'given' })
      await tablet.push([tablet.entry(match, 'play', goalOf(team, guestPlayer(), null)), final()])
      expect((await guestOffice.put(entry(), { consent: 'refused' })).status).toBe(409)
      for (const client of [guestOffice, hostOffice])
        expect((await client.delete(`${entry()}?cascade=true`)).status).toBe(409)
      expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(1)
      expect(await wrong()).toEqual([])
    })

    test('counts for it when somebody who manages both enters it at last', async () => {
      await hostOffice.delete(`${entry()}?cascade=true`)
      await server.db.updateTable('games').set({ team_2_id: team }).where('id', '=', match).execute()
      await tablet.push([tablet.entry(match, 'play', goalOf(team, guestPlayer(), null)), final()])
      expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(404)
      await new Client(server.url, await server.signIn('owner')).make('tournament_teams', {
        tournament_id: host.tournament,
        team_id: team,
      })
      expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(1)
      expect(await wrong()).toEqual([])
    })
  })

  test('of a team that nobody entered makes no player of it, and changes nothing in its record', async () => {
    const [team] = guest.teams
    const match = await make(server.db, 'games', {
      season_id: host.season,
      start_time: '2026-06-01T10:00:00',
    })
    await server.db
      .updateTable('games')
      .set({ team_1_id: host.teams[0], team_2_id: team })
      .where('id', '=', match)
      .execute()
    const seasonal = new Device(server.url, `season:${host.season}`, tablet.token)
    const walkOn = seasonal.entry(match, 'walk_on', {
      team_id: team,
      first_name: 'Evil',
      last_name: 'Walker',
      nickname: '',
      number: 9,
    })
    await seasonal.push([
      walkOn,
      seasonal.entry(match, 'play', goalOf(team, String(Reflect.get(walkOn, 'id')), null)),
      seasonal.entry(match, 'play', goalOf(team, guestPlayer(), null)),
      seasonal.entry(match, 'score', {
        team_1_score: 15,
        team_2_score: 1,
        is_final: true,
        game_sets: [],
        what_happened: '',
      }),
    ])
    expect(await seasonal.score(match)).toBe('15-1 final')
    expect(await seasonal.verdicts()).toEqual(['unknown_player', 'unknown_player'])
    expect((await guestOffice.list(`/team_players/?team_id=${team}`)).meta.total_count).toBe(3)
    expect((await guestOffice.get(`/teams/${team}/`)).body).toMatchObject({ wins: 0, losses: 0 })
    expect((await hostOffice.get(`/teams/${host.teams[0]}/`)).body).toMatchObject({ wins: 1, losses: 0 })
    expect(await counts(guestOffice, `team_stats_per_sport/${team}`, 'losses')).toBe(404)
    expect(await counts(guestOffice, `player_stats_per_sport/${guestPlayer()}`)).toBe(404)
    expect(await wrong()).toEqual([])
  })

  test('that names another team for a timeout or a walk-on does not count', async () => {
    await tablet.push([
      tablet.entry(game, 'play', playOf(ultimatePlays.timeout, { int_1: guest.teams[0] })),
      tablet.entry(game, 'walk_on', {
        team_id: guest.teams[0],
        first_name: 'Wim',
        last_name: '',
        nickname: '',
        number: 9,
      }),
    ])
    expect(await tablet.verdicts()).toEqual(['unknown_team', 'unknown_team'])
  })

  test('makes one line for a player whom plays name for both teams', async () => {
    const [player] = host.players[0]
    await tablet.push([
      tablet.entry(game, 'play', goalOf(host.teams[0], player ?? null, null)),
      tablet.entry(game, 'play', goalOf(host.teams[1], player ?? null, null)),
    ])
    const { objects } = await hostOffice.list(
      `/stats/ultimate/player_stats_per_game/?game_id=${game}&player_id=${player}`,
    )
    expect(objects).toMatchObject([{ goals_caught: 2, games_played: 1, team_id: host.teams[0] }])
    expect(await counts(hostOffice, `player_stats_per_season/${player}/${host.season}`, 'games_played')).toBe(
      1,
    )
    expect(await wrong()).toEqual([])
  })

  test.each(['a hidden tournament', 'a hidden swiss round'])(
    'of %s counts in statistics and records once that is shown',
    async where => {
      const score = { team_1_score: 3, team_2_score: 2, is_final: true }
      let path = `/tournaments/${host.tournament}/`
      if (where === 'a hidden swiss round') {
        const { id } = await hostOffice.make('swiss_rounds', {
          tournament_id: host.tournament,
          start_time: '2026-06-01T10:00:00Z',
          visibility: 'hidden',
        })
        path = `/swiss_rounds/${id}/`
        game = Number((await hostOffice.list(`/games/?swiss_round_id=${id}`)).objects[0]?.id)
      } else await hostOffice.put(path, { visibility: 'hidden' })
      await hostOffice.make('game_scores', { game_id: game, ...score })
      const {
        body: { team_1_id },
      } = await hostOffice.get(`/games/${game}/`)
      const seen = async (reader: Client) => {
        const { body } = await reader.get(`/teams/${Number(team_1_id)}/`)
        const lines = ['game', 'tournament', 'season', 'league', 'sport'].map(level =>
          reader.list(`/stats/ultimate/team_stats_per_${level}/?team_id=${Number(team_1_id)}`),
        )
        return [body.wins, (await Promise.all(lines)).map(({ meta }) => meta.total_count)]
      }
      expect(await seen(anybody())).toEqual([0, [0, 0, 0, 0, 0]])
      expect(await seen(hostOffice)).toEqual([0, [1, 0, 0, 0, 0]])
      expect(await wrong()).toEqual([])
      await hostOffice.put(path, { visibility: 'live' })
      expect(await seen(anybody())).toEqual([1, [1, 1, 1, 1, 1]])
      expect(await wrong()).toEqual([])
      await hostOffice.put(path, { visibility: 'hidden' })
      expect(await seen(anybody())).toEqual([0, [0, 0, 0, 0, 0]])
      expect(await wrong()).toEqual([])
    },
  )
})
