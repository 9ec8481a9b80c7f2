import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { families } from '../../../shared-schema/resources/index.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { wrongLines } from '../../support/recount.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('L9, L13: deleting what others hang on', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let owner: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    owner = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  /** A league whose game was played: a goal, a final score and a spirit score. */
  async function playedLeague(): Promise<{ league: SmallLeague; game: number }> {
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    const [team] = league.teams
    const [[assist, scorer]] = league.players
    await owner.make('events', {
      game_id: game,
      type: 22,
      player_1_id: assist,
      player_1_team_id: team,
      player_2_id: scorer,
      player_2_team_id: team,
    })
    await owner.make('game_scores', { game_id: game, team_1_score: 15, team_2_score: 9, is_final: true })
    await owner.make('game_sportsmanship_scores', { game_id: game, team_1_score: [2, 2, 2, 2, 2] })
    return { league, game }
  }

  const status = async (path: string): Promise<number> => (await owner.get(path)).status
  const linesOf = async (league: SmallLeague): Promise<number> =>
    (await owner.list(`/stats/ultimate/player_stats_per_season/?season_ids=[${league.season}]`)).meta
      .total_count

  test('is refused and says what hangs on it', async () => {
    const { league, game } = await playedLeague()
    const reply = await owner.delete(`/games/${game}/`)
    expect(reply.status).toBe(409)
    expect(reply.body.error_message).toBe(
      'This game still has 2 game scores, 1 game sportsmanship score and 1 event. ' +
        'Delete those first, or delete all of it together: the history stays.',
    )
    expect((await owner.delete(`/seasons/${league.season}/`)).body.error_message).toMatch(
      /2 teams, 6 team players, 1 tournament, 2 tournament teams/,
    )
    expect(await status(`/games/${game}/`)).toBe(200)
  })

  test('is shown before it is done, for organizations, leagues, seasons and tournaments too', async () => {
    const { league, game } = await playedLeague()
    const before = await linesOf(league)
    for (const path of [
      `/organizations/${league.organization}/`,
      `/leagues/${String((await owner.get(`/seasons/${league.season}/`)).body.league_id)}/`,
      `/seasons/${league.season}/`,
      `/tournaments/${league.tournament}/`,
    ]) {
      const reply = await owner.send('DELETE', `${path}?cascade=true&preview=true`)
      expect(reply.status, path).toBe(200)
      expect(reply.body.consequences).toEqual([])
      expect(reply.body.dependents).toContainEqual({
        family: 'games',
        count: 1,
        is_deleted: true,
        text: '1 game',
      })
      expect((await owner.send('DELETE', `${path}?preview=true`)).status).toBe(409)
    }
    expect(await status(`/games/${game}/`)).toBe(200)
    expect(await linesOf(league)).toBe(before)
  })

  test('is shown only to those who may do it, in words to others', async () => {
    const { league } = await playedLeague()
    const organization = `/organizations/${league.organization}/?cascade=true&preview=true`
    const season = `/seasons/${league.season}/?cascade=true&preview=true`
    const as = async (...signIn: Parameters<TestServer['signIn']>) =>
      new Client(server.url, await server.signIn(...signIn))
    const admin = await as('admin', league.organization)
    expect((await admin.send('DELETE', season)).status).toBe(200)
    expect(await admin.send('DELETE', organization)).toMatchObject({
      status: 403,
      body: { error_message: someText(/only an owner of its organization may/) },
    })
    const foreign = await makeLeague(server.db)
    for (const client of [
      await as('viewer', league.organization),
      await as('scorekeeper', league.organization),
      await as('owner', foreign.organization),
    ])
      expect([403, 404]).toContain((await client.send('DELETE', season)).status)
    expect((await new Client(server.url).send('DELETE', season)).status).toBe(401)
  })

  test('with ?cascade=true takes all of it along, and the statistics follow', async () => {
    const { league, game } = await playedLeague()
    expect(await linesOf(league)).toBe(2)
    expect((await owner.delete(`/games/${game}/?cascade=true`)).status).toBe(204)
    expect(await status(`/games/${game}/`)).toBe(404)
    for (const family of ['events', 'game_scores', 'game_sportsmanship_scores']) {
      expect((await owner.list(`/${family}/?game_id=${game}`)).meta.total_count, family).toBe(0)
    }
    expect(await linesOf(league)).toBe(0)
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('leaves the history: every entry, and what was deleted in the audit', async () => {
    const { game } = await playedLeague()
    const entries = () => server.db.selectFrom('entries').select('id').where('game_id', '=', game).execute()
    const before = await entries()
    await owner.delete(`/games/${game}/?cascade=true`)
    expect(await entries()).toEqual(before)
    expect((await owner.list(`/audit/?family=games&record=${game}`)).objects[0]).toMatchObject({
      operation: 'delete',
    })
  })

  test('empties what tablets hold', async () => {
    const { league, game } = await playedLeague()
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    const held = async () => {
      const pages = [await device.pull('catalog'), await device.pull('entries'), await device.pull('results')]
      return pages.flatMap(page => page.documents.filter(document => !document._deleted).map(({ id }) => id))
    }
    expect(await held()).toContain(`games/${game}`)
    await owner.delete(`/games/${game}/?cascade=true`)
    expect((await held()).filter(id => /^(games|game)\//.test(id))).toEqual([])
    await owner.delete(`/tournaments/${league.tournament}/?cascade=true`)
    expect(
      await server.db
        .selectFrom('feed')
        .select('id')
        .where('scope', '=', `tournament:${league.tournament}`)
        .where('deleted', '=', false)
        .execute(),
    ).toEqual([])
  })

  test('a late entry for a deleted game is kept, with a verdict', async () => {
    const { league, game } = await playedLeague()
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    await owner.delete(`/games/${game}/?cascade=true`)
    const score = { team_1_score: 1, team_2_score: 0, is_final: false, game_sets: [], what_happened: '' }
    expect((await device.push([device.entry(game, 'score', score)])).status).toBe(200)
    expect(await device.verdicts()).toEqual(['unknown_game'])
  })

  test('a whole organization goes with everything below it', async () => {
    const { league } = await playedLeague()
    expect((await owner.delete(`/organizations/${league.organization}/`)).status).toBe(409)
    expect((await owner.delete(`/organizations/${league.organization}/?cascade=true`)).status).toBe(204)
    for (const family of families) {
      const rows = await server.db
        .selectFrom(family)
        .select('owner_id')
        .where('owner_id', '=', league.organization)
        .execute()
      expect(rows, family).toEqual([])
    }
  })

  test("a player goes out of rosters and plays; the goals stay the team's", async () => {
    const { league, game } = await playedLeague()
    const [[, scorer]] = league.players
    const reply = await owner.delete(`/players/${scorer}/`)
    expect(reply.status).toBe(409)
    expect(reply.body.error_message).toMatch(/1 team player and 1 event that would stay without it/)
    expect((await owner.delete(`/players/${scorer}/?cascade=true`)).status).toBe(204)
    expect((await owner.list(`/events/?game_id=${game}`)).objects).toMatchObject([
      { player_2_id: null, player_2_team_id: league.teams[0] },
    ])
    expect(await linesOf(league)).toBe(1)
  })

  test('a field, and a game that others lead to, go out of those that name them', async () => {
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    const before = await makeGame(server.db, league)
    const site = (await owner.make('event_sites', { name: 'Park', tournament_id: league.tournament })).id
    const field = (await owner.make('game_sites', { name: 'Field 1', event_site_id: site })).id
    await owner.put(`/games/${before}/`, { game_site_id: field, next_game_for_winner_id: game })
    expect((await owner.delete(`/game_sites/${field}/`)).body.error_message).toMatch(
      /1 game that would stay without it/,
    )
    expect((await owner.delete(`/event_sites/${site}/?cascade=true`)).status).toBe(204)
    expect((await owner.delete(`/games/${game}/?cascade=true`)).status).toBe(204)
    expect((await owner.get(`/games/${before}/`)).body).toMatchObject({
      game_site_id: null,
      next_game_for_winner_id: null,
    })
  })

  test('a team goes out of the lists of pools and of its sister teams', async () => {
    const league = await makeLeague(server.db)
    const [gone, stays] = league.teams
    await owner.put(`/teams/${stays}/`, { related_team_ids: [gone] })
    expect((await owner.delete(`/teams/${gone}/?cascade=true`)).status).toBe(204)
    expect((await owner.get(`/teams/${stays}/`)).body.related_team_ids).toEqual([])
    expect(await owner.column(`/pools/?tournament_id=${league.tournament}`, 'team_ids')).toEqual([[stays]])
  })

  test('a team is deleted by its owner, whatever other organizations hang on it: their games stay without it', async () => {
    const { league } = await playedLeague()
    const guest = await makeLeague(server.db)
    const [team, stranger] = [league.teams[0], league.players[0][2]]
    await owner.make('tournament_teams', { tournament_id: guest.tournament, team_id: team })
    await owner.make('team_players', { team_id: guest.teams[0], player_id: stranger })
    const planned = await owner.make('games', {
      season_id: guest.season,
      tournament_id: guest.tournament,
      pool_round_id: guest.poolRound,
      team_1_id: team,
      team_2_id: guest.teams[1],
      start_time: '2026-06-01T10:00:00',
    })
    const admin = new Client(server.url, await server.signIn('admin', league.organization))
    expect((await admin.delete(`/teams/${team}/?cascade=true`)).status).toBe(204)
    expect((await admin.delete(`/players/${stranger}/?cascade=true`)).status).toBe(204)
    expect((await owner.get(`/games/${planned.id}/`)).body).toMatchObject({
      team_1_id: null,
      team_2_id: guest.teams[1],
    })
    expect(await status(`/tournament_teams/${guest.tournament}/${team}/`)).toBe(404)
    expect(await owner.column(`/team_players/?team_id=${guest.teams[0]}`, 'player_id')).not.toContain(
      stranger,
    )
  })

  test('a team that agreed to play elsewhere and has played there stays: nothing of it goes', async () => {
    const { league } = await playedLeague()
    const guest = await makeLeague(server.db)
    const [team] = league.teams
    await owner.make('tournament_teams', { tournament_id: guest.tournament, team_id: team })
    const game = await owner.make('games', {
      season_id: guest.season,
      tournament_id: guest.tournament,
      pool_round_id: guest.poolRound,
      team_1_id: team,
      team_2_id: guest.teams[1],
      start_time: '2026-06-01T10:00:00',
    })
    await owner.make('game_scores', { game_id: game.id, team_1_score: 1, team_2_score: 0 })
    const admin = new Client(server.url, await server.signIn('admin', league.organization))
    const reply = await admin.delete(`/teams/${team}/?cascade=true`)
    expect([reply.status, reply.body.error_message]).toEqual([409, expect.stringContaining('Test Cup')])
    expect(await status(`/teams/${team}/`)).toBe(200)
    expect(await linesOf(league)).toBe(2)
  })

  test('a bracket and a swiss round take the games that they made along, until something was recorded', async () => {
    const league = await makeLeague(server.db)
    const bracket = await owner.make('brackets', {
      name: 'playoff',
      tournament_id: league.tournament,
      number_of_rounds: 2,
      start_time: '2026-06-01T10:00:00Z',
    })
    expect((await owner.delete(`/brackets/${bracket.id}/`)).status).toBe(204)
    const round = await owner.make('swiss_rounds', {
      tournament_id: league.tournament,
      start_time: '2026-06-01T10:00:00Z',
    })
    const [game] = (await owner.list(`/games/?swiss_round_id=${round.id}`)).objects
    await owner.make('game_scores', { game_id: game?.id, team_1_score: 1, team_2_score: 0 })
    expect((await owner.delete(`/swiss_rounds/${round.id}/`)).body.error_message).toMatch(
      /1 game and 1 game score/,
    )
    expect((await owner.delete(`/swiss_rounds/${round.id}/?cascade=true`)).status).toBe(204)
    expect(await status(`/games/${String(game?.id)}/`)).toBe(404)
  })

  test('deleting a deleted record is answered with 410 to people who could read it, and an unknown record with 404', async () => {
    const league = await makeLeague(server.db)
    const game = await makeGame(server.db, league)
    expect((await owner.delete(`/games/${game}/`)).status).toBe(204)
    const again = await owner.delete(`/games/${game}/`)
    expect(again.status).toBe(410)
    expect(again.body.error_message).toMatch(/^The game \d+ was deleted at 20/)
    expect((await owner.delete('/games/4711000/')).status).toBe(404)
    expect(await status(`/games/${game}/`)).toBe(404)
  })

  test('of several deletions of one record at the same moment one has done it', async () => {
    const { league, game } = await playedLeague()
    const [score] = await owner.column(`/game_scores/?game_id=${game}`, 'id')
    const made = {
      organizations: (await owner.make('organizations', { name: 'Twice' })).id,
      leagues: (await owner.make('leagues', { name: 'Twice', organization_id: league.organization })).id,
      players: (await owner.make('players', { first_name: 'Twice' })).id,
      tournaments: (await owner.make('tournaments', { name: 'Twice', season_id: league.season })).id,
      game_scores: score,
      games: game,
    }
    for (const [family, id] of Object.entries(made)) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => owner.delete(`/${family}/${String(id)}/?cascade=true`)),
      )
      const [first, ...others] = answers.map(reply => reply.status).sort()
      expect([family, first]).toEqual([family, 204])
      for (const other of others) expect([404, 410], family).toContain(other)
    }
  })
})
