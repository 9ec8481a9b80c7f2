import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leadersAnswers, type Leader, type LeaderList } from '../../../shared-schema/api/leaders.ts'
import { basketballPlays as p } from '../../../shared-schema/sports/basketball/plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { objectWith, someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

const made = p.twoPointer
const missed = p.twoPointerMissed

describe('leaders', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let games: number[]
  let anybody: Client
  let office: Client
  let ann: number
  let bob: number
  let dan: number
  let eve: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    anybody = new Client(server.url)
    league = await makeLeague(server.db, 'basketball')
    games = [
      await makeGame(server.db, league),
      await makeGame(server.db, league),
      await makeGame(server.db, league),
    ]
    const token = await server.signIn('admin', league.organization)
    office = new Client(server.url, token)
    ;[ann = 0, bob = 0] = league.players[0]
    ;[dan = 0, eve = 0] = league.players[1]
    const tablet = new Device(server.url, `tournament:${league.tournament}`, token)
    const shots: Record<number, number[]>[] = [
      {
        [ann]: [made, made, made, missed],
        [bob]: [made],
        [dan]: [made, made, made, missed, missed, missed],
        [eve]: [made],
      },
      { [ann]: [made], [bob]: [made, made], [dan]: [p.personalFoul] },
      { [ann]: [made], [dan]: [made] },
    ]
    for (const [index, ofPlayers] of shots.entries()) {
      const game = games[index] ?? 0
      const plays = Object.entries(ofPlayers).flatMap(([player, types]) =>
        types.map(type =>
          tablet.entry(
            game,
            'play',
            playOf(type, {
              player_1_id: Number(player),
              player_1_team_id: league.teams[league.players[0].includes(Number(player)) ? 0 : 1],
            }),
          ),
        ),
      )
      await tablet.push([...plays, tablet.entry(game, 'status', { status: 'final' })])
    }
  })
  afterAll(() => server.stop())

  async function lists(query: string, client = anybody, sport = 'basketball'): Promise<LeaderList[]> {
    const { status, body } = await client.get(`/stats/${sport}/leaders/?${query}`)
    expect([status, body.errors]).toEqual([200, undefined])
    return leadersAnswers.Leaders.parse(body).lists
  }
  const one = async (query: string, client = anybody, sport = 'basketball') => {
    const [list] = await lists(query, client, sport)
    if (!list) throw new Error('There is no list')
    return list
  }
  const inShort = ({ rank, is_shared, value, player_id }: Leader) =>
    `${rank}${is_shared ? '=' : ''} ${[ann, bob, dan, eve].indexOf(player_id ?? 0)}: ${value}`
  const ranked = async (query: string, client = anybody) => (await one(query, client)).leaders.map(inShort)

  test.each(['', 'game', 'tournament', 'season', 'league'])(
    'are of all that was counted in a %s',
    async place => {
      const ids: Record<string, number | undefined> = {
        game: games[0],
        tournament: league.tournament,
        season: league.season,
        league: league.league,
      }
      const query = `columns=[field_goals_made]${place === '' ? '' : `&${place}_id=${ids[place]}`}`
      expect(await ranked(query)).toEqual(
        place === 'game'
          ? ['1= 0: 3', '1= 2: 3', '3= 1: 1', '3= 3: 1']
          : ['1 0: 5', '2 2: 4', '3 1: 3', '4 3: 1'],
      )
      expect(await ranked(query.replace(/\d+$/, '4711'))).toEqual(
        place === '' ? ['1 0: 5', '2 2: 4', '3 1: 3', '4 3: 1'] : [],
      )
    },
  )

  test('are who they are, with the address of the line that says it', async () => {
    const { leaders } = await one(`columns=[points]&season_id=${league.season}&limit=1`)
    expect(leaders).toEqual([
      {
        rank: 1,
        is_shared: false,
        value: 10,
        attempts: null,
        player_id: ann,
        player: objectWith({ first_name: 'Ann', last_name: 'Sexy Legs' }),
        team_id: null,
        team: null,
        first_game_id: null,
        first_game: null,
        game_id: null,
        game: null,
        is_running: null,
        resource_uri: `${server.url}/v1/stats/basketball/player_stats_per_season/${ann}/${league.season}/`,
      },
    ])
    expect((await anybody.get(String(leaders[0]?.resource_uri))).body).toMatchObject({ points: 10 })
  })

  test('are of the columns by which the box score ranks where none is asked for, and of those that are', async () => {
    expect((await lists('')).map(({ column }) => column)).toEqual(['points'])
    expect(
      (await lists('columns=[blocks,points,blocks]')).map(({ column, leaders }) => [column, leaders.length]),
    ).toEqual([
      ['blocks', 0],
      ['points', 4],
    ])
    const batting = await lists('', anybody, 'baseball')
    expect(batting.map(({ column }) => column)).toEqual(['hits', 'innings_pitched', 'putouts'])
  })

  test('of teams are by their wins', async () => {
    const { column, leaders } = await one('subject=team')
    expect([
      column,
      ...leaders.map(({ rank, team_id, value, player_id }) => [rank, team_id, value, player_id]),
    ]).toEqual(['wins', [1, league.teams[0], 1, null]])
  })

  describe('in a share or an average', () => {
    const percent = (query = '') => one(`columns=[field_goal_percent]&${query}`)

    test('need a quarter of the most attempts that anybody has, or as many as are asked for', async () => {
      const usual = await percent()
      expect([usual.minimum, usual.leaders.map(inShort)]).toEqual([
        2,
        ['1 1: 100', '2 0: 83.33', '3 2: 57.14'],
      ])
      expect(usual.leaders.map(({ attempts }) => attempts)).toEqual([3, 6, 7])
      const all = await percent('minimum=1')
      expect([all.minimum, all.leaders.map(inShort)]).toEqual([
        1,
        ['1= 1: 100', '1= 3: 100', '3 0: 83.33', '4 2: 57.14'],
      ])
      expect((await percent('minimum=7')).leaders.map(inShort)).toEqual(['1 2: 57.14'])
      expect((await percent('minimum=8')).leaders).toEqual([])
    })

    test('are the least where less is better, and where it is asked for', async () => {
      const orders = async (sport: string, column: string, query = '') =>
        (await one(`columns=[${column}]${query}`, anybody, sport)).order
      expect(await orders('baseball', 'earned_run_average')).toBe('least')
      expect(await orders('baseball', 'batting_average')).toBe('most')
      expect(await orders('baseball', 'earned_run_average', '&order=most')).toBe('most')
      expect((await percent('order=least')).leaders.map(inShort)).toEqual([
        '1 2: 57.14',
        '2 0: 83.33',
        '3 1: 100',
      ])
    })
  })

  describe('in one game', () => {
    test('are as often in the list as they were that good, with the game', async () => {
      const { leaders } = await one(`of=games&columns=[field_goals_made]&league_id=${league.league}&limit=3`)
      expect(leaders.map(inShort)).toEqual(['1= 0: 3', '1= 2: 3', '3 1: 2'])
      expect(leaders[2]).toMatchObject({
        game_id: games[1],
        game: { id: games[1] },
        team_id: league.teams[0],
      })
    })

    test('come along if they are level with the last one, and are counted where they are too many', async () => {
      const level = await one('of=games&columns=[field_goals_made]&limit=4')
      expect([level.leaders.length, level.left_out, level.leaders.at(-1)?.rank]).toEqual([8, 0, 4])
      await sql`insert into players (id, owner_id, last_name) select id, ${league.organization}, 'Many' from generate_series(100001, 100250) as id`.execute(
        server.db,
      )
      await sql`insert into stat_lines (sport, subject, level, player_id, owner_id, counters)
        select 'foosball', 'player', 'sport', id, ${league.organization}, case when id < 100003 then '{"goals": 2}' else '{"goals": 1}' end::jsonb from generate_series(100001, 100250) as id`.execute(
        server.db,
      )
      const many = await one('columns=[goals]&limit=5', anybody, 'foosball')
      expect([many.leaders.length, many.left_out, many.leaders.at(-1)]).toMatchObject([
        200,
        50,
        { rank: 3, is_shared: true },
      ])
      const few = await one('columns=[goals]&limit=2', anybody, 'foosball')
      expect([few.leaders.length, few.left_out]).toEqual([2, 0])
    })
  })

  describe('by games in a row', () => {
    const streaks = async (query = '') =>
      (await one(`of=streaks&columns=[field_goals_made]&${query}`)).leaders.map(leader => [
        inShort(leader),
        leader.first_game_id,
        leader.game_id,
        leader.is_running,
      ])

    test('have enough of the column in each game that they played', async () => {
      expect(await streaks(`season_id=${league.season}`)).toEqual([
        ['1 0: 3', games[0], games[2], true],
        ['2 1: 2', games[0], games[1], true],
      ])
      expect(await streaks('at_least=2')).toEqual([])
    })

    test('are ended by a game without it, not by one that is still played', async () => {
      const token = await server.signIn('scorekeeper', league.organization)
      const tablet = new Device(server.url, `tournament:${league.tournament}`, token)
      const game = await makeGame(server.db, league)
      await tablet.push([
        tablet.entry(game, 'play', playOf(missed, { player_1_id: ann, player_1_team_id: league.teams[0] })),
      ])
      expect((await streaks())[0]).toEqual(['1 0: 3', games[0], games[2], true])
      await tablet.push([tablet.entry(game, 'status', { status: 'final' })])
      expect((await streaks())[0]).toEqual(['1 0: 3', games[0], games[2], false])
      await office.delete(`/games/${game}/?cascade=true`)
    })

    test('are wins of teams, too', async () => {
      const { leaders } = await one('subject=team&of=streaks&columns=[wins]')
      expect(leaders.map(({ team_id, value }) => [team_id, value])).toEqual([])
      const games = await one('subject=team&of=streaks&columns=[points_scored]')
      expect(games.leaders.map(({ team_id, value }) => [team_id, value])).toEqual([[league.teams[0], 3]])
    })
  })

  test('are rows for a spreadsheet as well', async () => {
    const response = await fetch(
      `${server.url}/v1/stats/basketball/leaders/?columns=[points]&league_id=${league.league}&format=csv&limit=1`,
    )
    const [head, row] = (await response.text()).replace('\uFEFF', '').split('\r\n')
    expect(head).toBe(
      'column,rank,is_shared,value,attempts,player_id,player.last_name,player.first_name,team_id,team.name,first_game_id,game_id,is_running,resource_uri',
    )
    expect(row).toMatch(new RegExp(`^points,1,false,10,,${ann},Sexy Legs,Ann,,,,,,http`))
  })

  test('are refused for a column that the sport does not have, for two places, and for what is no number', async () => {
    const errors = async (query: string) => {
      const { status, body } = await anybody.get(`/stats/basketball/leaders/?${query}`)
      return [status, body.errors]
    }
    expect(await errors('columns=[home_runs]')).toEqual([
      400,
      { columns: [someText(/no column of basketball.*points/)] },
    ])
    expect(await errors('game_id=1&season_id=2')).toEqual([400, { season_id: [someText()] }])
    expect(await errors('strict=true&limit=101')).toEqual([400, { limit: [someText()] }])
    expect(await errors('limit=101')).toEqual([200, undefined])
    expect(await errors('of=everything')).toEqual([400, { of: [someText()] }])
    expect((await errors('strict=true&collumns=[points]'))[0]).toBe(400)
    expect((await errors('columns=&season_id='))[0]).toBe(200)
    const unknown = await anybody.get('/stats/quidditch/leaders/')
    expect([unknown.status, unknown.body.error_message]).toEqual([404, someText(/quidditch.*basketball/)])
    expect((await anybody.send('POST', '/stats/basketball/leaders/', {})).status).toBe(405)
  })

  test('are named by their initials if they are children, and are shown to people who may see their lines', async () => {
    await office.put(`/players/${bob}/`, { birth_date: '2018-01-01', show_initials: true })
    const { leaders } = await one('of=games&columns=[field_goals_made]&limit=3')
    expect(leaders[2]?.player).toMatchObject({ first_name: 'B.', last_name: 'S.' })

    await office.put(`/tournaments/${league.tournament}/`, { visibility: 'hidden' })
    const inGame = `columns=[points]&game_id=${games[0]}&limit=1`
    const everywhere = ['columns=[points]', 'columns=[points]&of=games', 'columns=[points]&of=streaks']
    for (const query of [inGame, ...everywhere]) expect(await ranked(query), query).toEqual([])
    expect(await ranked(inGame, office)).toEqual(['1= 0: 6', '1= 2: 6'])
    for (const query of everywhere) expect(await ranked(query, office), query).toEqual([])

    await office.put(`/tournaments/${league.tournament}/`, { visibility: 'live' })
    await office.put(`/organizations/${league.organization}/`, { is_public: false })
    for (const query of [inGame, ...everywhere]) expect(await ranked(query), query).toEqual([])
    const stranger = new Client(
      server.url,
      await server.signIn('admin', (await makeLeague(server.db)).organization),
    )
    for (const query of everywhere) {
      expect(await ranked(query, stranger), query).toEqual([])
      expect((await ranked(query, office)).length, query).toBeGreaterThan(0)
    }
  })
})
