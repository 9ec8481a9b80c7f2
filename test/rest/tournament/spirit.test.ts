import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { DescribedClient } from '../described-client.ts'

describe('L12: spirit scores', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  /** The captains of the league's two teams. */
  let one: Client
  let two: Client
  let scorekeeper: Client
  let viewer: Client
  let anyone: Client
  let league: SmallLeague
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    anyone = new Client(server.url)
    league = await makeLeague(server.db)
    const captain = async (id: number) =>
      new Client(server.url, await server.signIn('captain', league.organization, { kind: 'team', id }))
    one = await captain(league.teams[0])
    two = await captain(league.teams[1])
    scorekeeper = new Client(server.url, await server.signIn('scorekeeper', league.organization))
    viewer = new Client(server.url, await server.signIn('viewer', league.organization))
  })
  afterAll(() => server.stop())

  /** A tournament of its own for each test, with one game of the two teams. */
  beforeEach(async () => {
    const tournament = await make(server.db, 'tournaments', { name: 'Spirit Cup', season_id: league.season })
    for (const team_id of league.teams)
      await make(server.db, 'tournament_teams', { tournament_id: tournament, team_id })
    const pool = await make(server.db, 'pools', {
      name: 'A',
      tournament_id: tournament,
      team_ids: [...league.teams],
    })
    league = { ...league, tournament, poolRound: await make(server.db, 'pool_rounds', { pool_id: pool }) }
    game = await makeGame(server.db, league)
  })

  const give = (by: Client, score: Body) => by.make('game_sportsmanship_scores', { game_id: game, ...score })
  const ofTwo = { team_2_score: [2, 2, 3, 2, 2], team_2_comment: 'Calm all day.' }
  const ofOne = { team_1_score: [2, 1, 2, 2, 2], team_1_comment: 'Two hard fouls.' }
  const seenBy = async (reader: Client) =>
    (await reader.list(`/game_sportsmanship_scores/?game_id=${game}`)).meta.total_count
  const table = async (reader: Client) => {
    const { status, body } = await reader.get(`/tournaments/${league.tournament}/spirit/`)
    expect(status).toBe(200)
    return { ranking: objectsIn(body.ranking), missing: objectsIn(body.missing) }
  }
  const places = async (reader: Client) =>
    (await table(reader)).ranking.map(({ place, team_id, games, mean }) => [place, team_id, games, mean])
  const end = () =>
    office.make('game_scores', { game_id: game, team_1_score: 15, team_2_score: 9, is_final: true })

  test('of one side, score and comment, are seen only by the office and their author until the other side has given its own', async () => {
    const given = await give(one, ofTwo)
    expect(given).toMatchObject({ team_2_score: '[2,2,3,2,2]', team_2_comment: 'Calm all day.' })
    const path = `/game_sportsmanship_scores/${given.id}/`
    for (const reader of [office, one])
      expect([await seenBy(reader), (await reader.get(path)).status]).toEqual([1, 200])
    for (const reader of [two, scorekeeper, viewer])
      expect([await seenBy(reader), (await reader.get(path)).status]).toEqual([0, 404])
    expect([await seenBy(anyone), (await anyone.get(path)).status]).toEqual([0, 401])
    expect((await two.put(path, {})).status).toBe(404)

    await give(two, ofOne)
    for (const reader of [office, one, two, scorekeeper, viewer, anyone]) {
      expect(await seenBy(reader)).toBe(2)
      expect((await reader.get(path)).body.team_2_comment).toBe('Calm all day.')
    }
  })

  test('are for everybody at once where the office enters both sides in one', async () => {
    await give(office, { ...ofOne, ...ofTwo })
    expect(await seenBy(anyone)).toBe(1)
  })

  test('are closed again when one side takes its own back', async () => {
    await give(one, ofTwo)
    const { id } = await give(two, ofOne)
    await two.delete(`/game_sportsmanship_scores/${id}/`)
    expect(await Promise.all([office, one, two, anyone].map(seenBy))).toEqual([1, 1, 0, 0])
  })

  test('are shown one by one where the tournament says so', async () => {
    await give(one, ofTwo)
    await office.put(`/tournaments/${league.tournament}/`, { spirit_reveal: 'at once' })
    expect(await seenBy(two)).toBe(1)
  })

  test('of games outside of tournaments wait for both sides too', async () => {
    const [team_1_id, team_2_id] = league.teams
    game = (
      await office.make('games', {
        season_id: league.season,
        start_time: '2026-06-01T10:00:00Z',
        team_1_id,
        team_2_id,
      })
    ).id
    await give(one, ofTwo)
    expect(await seenBy(two)).toBe(0)
    await give(two, ofOne)
    expect(await seenBy(anyone)).toBe(2)
  })

  test('that captains give to their own team neither reveal nor count; the office may enter what it has on paper', async () => {
    await give(one, { ...ofTwo, team_1_score: [4, 4, 4, 4, 4] })
    expect(await seenBy(two)).toBe(0)
    await give(two, ofOne)
    await give(one, { team_1_score: [4, 4, 4, 4, 4] })
    expect(await places(anyone)).toEqual([
      [1, league.teams[1], 1, 11],
      [2, league.teams[0], 1, 9],
    ])
    await give(office, { team_1_score: [3, 3, 3, 3, 3] })
    expect((await places(anyone))[0]).toEqual([1, league.teams[0], 1, 15])
  })

  test('are not repeated in the audit when they are given, and what the audit shows of changes is for the office alone', async () => {
    const { id } = await give(one, ofTwo)
    await one.put(`/game_sportsmanship_scores/${id}/`, { team_2_comment: 'Calm.' })
    const audit = `/audit/?family=game_sportsmanship_scores&record=${id}`
    const changes = JSON.stringify(await office.column(audit, 'changes'))
    expect(changes).toContain('Calm all day.')
    expect(changes).not.toContain('[2,2,3,2,2]')
    for (const reader of [one, two, scorekeeper]) expect((await reader.get(audit)).status).toBe(403)
  })

  describe('make a ranking', () => {
    test('of the games whose scores the reader may see, with all teams in it', async () => {
      await give(one, ofTwo)
      const nothing = [
        [1, league.teams[0], 0, null],
        [1, league.teams[1], 0, null],
      ]
      for (const reader of [one, two, anyone]) expect(await places(reader)).toEqual(nothing)
      expect(await places(office)).toEqual([
        [1, league.teams[1], 1, 11],
        [2, league.teams[0], 0, null],
      ])
      await give(two, ofOne)
      const {
        ranking: [first],
      } = await table(anyone)
      expect(first).toMatchObject({
        place: 1,
        team: { id: league.teams[1], name: 'Rusty Bikes' },
        mean: 11,
        categories: { fair_mindedness: 3, rules: 2 },
      })
      expect(await places(anyone)).toEqual([
        [1, league.teams[1], 1, 11],
        [2, league.teams[0], 1, 9],
      ])
    })

    test('from which forfeits are left out', async () => {
      await give(office, { ...ofOne, ...ofTwo })
      await office.make('game_scores', {
        game_id: game,
        team_1_score: 15,
        team_2_score: 0,
        is_final: true,
        forfeit_team_ids: [league.teams[1]],
      })
      expect((await places(anyone)).map(([, , games]) => games)).toEqual([0, 0])
      expect((await table(anyone)).missing).toEqual([])
    })

    test('from which other formats are left out, though they are kept and shown', async () => {
      await give(one, { team_2_score: 'very good', team_2_comment: '' })
      await give(two, { team_1_score: 17 })
      expect(
        await anyone.column(`/game_sportsmanship_scores/?game_id=${game}&order_by=[id]`, 'team_2_score'),
      ).toEqual(['very good', ''])
      expect((await places(anyone)).map(([, , games]) => games)).toEqual([0, 0])
      await end()
      expect((await table(anyone)).missing).toEqual([])
    })

    test('which takes the later of two, by when they were given and not by when they arrived', async () => {
      await give(two, { ...ofOne, time: '2026-06-01T14:00:00+02:00' })
      await give(two, { team_1_score: [4, 4, 4, 4, 4], time: '2026-06-01T13:00:00+02:00' })
      expect((await places(office))[0]).toEqual([1, league.teams[0], 1, 9])
    })
  })

  test('that are missing are named without their content, once the game is over', async () => {
    await give(one, ofTwo)
    expect((await table(anyone)).missing).toEqual([])
    await end()
    const [team_1, team_2] = league.teams
    expect((await table(anyone)).missing).toEqual([
      {
        game_id: game,
        team_id: team_2,
        opponent_id: team_1,
        text: 'Rusty Bikes has not given Sexy Legs a spirit score yet.',
      },
    ])
    await give(two, ofOne)
    expect((await table(anyone)).missing).toEqual([])
  })

  test('are owed by nobody in a sport whose teams do not score the spirit of each other', async () => {
    const soccer = await makeLeague(server.db, 'soccer')
    const played = await makeGame(server.db, soccer)
    await office.make('game_scores', { game_id: played, team_1_score: 2, team_2_score: 1, is_final: true })
    const { status, body } = await anyone.get(`/tournaments/${soccer.tournament}/spirit/`)
    expect([status, body.missing]).toEqual([200, []])
  })

  test('are owed as the tournament says, else as its season says, and else as is usual in the sport', async () => {
    const isOwed = async (of: SmallLeague) =>
      objectsIn((await anyone.get(`/tournaments/${of.tournament}/spirit/`)).body.missing).length > 0
    const say = async (path: string, spirit_scores: boolean | null) =>
      expect((await office.send('PATCH', path, { spirit_scores })).status).toBe(202)
    const soccer = await makeLeague(server.db, 'soccer')
    const played = await makeGame(server.db, soccer)
    await office.make('game_scores', { game_id: played, team_1_score: 2, team_2_score: 1, is_final: true })
    expect(await isOwed(soccer)).toBe(false)
    await say(`/seasons/${soccer.season}/`, true)
    expect(await isOwed(soccer)).toBe(true)
    await say(`/tournaments/${soccer.tournament}/`, false)
    expect(await isOwed(soccer)).toBe(false)
    await say(`/tournaments/${soccer.tournament}/`, null)
    expect(await isOwed(soccer)).toBe(true)
  })

  test('are ranked for those who may read the tournament, as the OpenAPI document says', async () => {
    const document: unknown = await (await fetch(`${server.url}/v1/openapi.json`)).json()
    await give(office, ofTwo)
    await end()
    const path = `/tournaments/${league.tournament}/spirit/`
    for (const reader of [office, anyone])
      expect((await new DescribedClient(reader, document).send('GET', path)).status).toBe(200)
    await office.put(`/tournaments/${league.tournament}/`, { visibility: 'hidden' })
    expect((await new DescribedClient(anyone, document).send('GET', path)).status).toBe(401)
    expect((await anyone.get('/tournaments/none/spirit/')).status).toBe(404)
    expect((await office.post(path, {})).status).toBe(405)
  })
})
