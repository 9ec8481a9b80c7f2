import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { rulesOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { countersOf } from '../../../server/rest/stats/counters.ts'
import { inLeague, type TwoTeams } from '../../sports/in-league.ts'
import { gameOfSense } from '../../sports/random-game.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeLeague, type SmallLeague } from '../../support/league.ts'
import { wrongLines } from '../../support/recount.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

const freshDatabaseUrl = postgresDatabases()
let server: TestServer
let office: Client
let token: string
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  token = await server.signIn('owner')
  office = new Client(server.url, token)
})
afterAll(() => server.stop())

/** A sport of each family. */
const sports: readonly Sport[] = ['soccer', 'volleyball', 'baseball', 'football']

describe.each(sports)('statistics of %s', sport => {
  const rules = rulesOf(sport)
  let league: SmallLeague
  let nextSeason: number
  let nextCup: number
  /** Two of the cup, one of the season alone. */
  let games: number[]

  beforeAll(async () => {
    league = await makeLeague(server.db, sport)
    nextSeason = await make(server.db, 'seasons', { name: '2027', league_id: league.league })
    nextCup = await make(server.db, 'tournaments', { name: 'Next', season_id: nextSeason, timezone: 'UTC' })
    games = [await played(1, ofCup()), await played(2, ofCup()), await played(3, {})]
  })
  const ofCup = () => ({ tournament_id: league.tournament, pool_round_id: league.poolRound })

  /** A game with many plays of all kinds, until it is final. */
  async function played(seed: number, where: Body, sides: TwoTeams = league): Promise<number> {
    const values = {
      season_id: league.season,
      team_1_id: at(sides.teams, 0),
      team_2_id: at(sides.teams, 1),
      start_time: '2026-06-01T10:00:00',
      ...where,
    }
    const game = await make(server.db, 'games', values)
    const scope: Scope =
      'tournament_id' in where ? `tournament:${Number(where.tournament_id)}` : `season:${values.season_id}`
    const tablet = new Device(server.url, scope, token)
    const plays = fc
      .sample(gameOfSense(rules), { seed, numRuns: 30 })
      .toSorted((one, other) => other.length - one.length)
      .slice(0, 3)
      .flat()
    await tablet.push([
      ...plays.map(({ play }) => tablet.entry(game, 'play', inLeague(sport, play, sides))),
      tablet.entry(game, 'status', { status: 'final' }),
    ])
    return game
  }

  const lines = async (family: string, query: string): Promise<Body[]> =>
    (await office.list(`/stats/${encodeURIComponent(sport)}/${family}/?limit=200&${query}`)).objects
  const gamesIn = async (family: string, query: string) =>
    Object.fromEntries(
      (await lines(family, query)).map(line => [
        String(line[family.startsWith('player') ? 'player_id' : 'team_id']),
        line.games_played,
      ]),
    )
  /** Every line at every level is what the games come to, counted from nothing. */
  const demandRight = async () => expect(await wrongLines(server.db)).toEqual([])

  test.each(['player', 'team'] as const)(
    'of each %s are sums of its games, and figures of these sums',
    async subject => {
      const narrowed = `league_id=${league.league}`
      const ofGames = await lines(`${subject}_stats_per_game`, narrowed)
      const levels =
        subject === 'player' ? ['team', 'tournament', 'season', 'league'] : ['tournament', 'season', 'league']
      for (const level of levels) {
        const above = await lines(`${subject}_stats_per_${level}`, narrowed)
        expect(above.length, level).toBeGreaterThan(1)
        for (const line of above) {
          const [who, where] = [`${subject}_id`, `${level}_id`]
          const own = ofGames.filter(game => game[who] === line[who] && game[where] === line[where])
          const sums = Object.fromEntries(
            countersOf(sport, subject).map(name => [
              name,
              own.reduce((sum, game) => sum + Number(game[name]), 0),
            ]),
          )
          expect(line, level).toMatchObject({ ...sums, ...rules.derived(sums) })
        }
      }
      await demandRight()
    },
  )

  test('follow a player to another team, and stay with the first one, too', async () => {
    const [[ann = 0, ...others], [dan, ...more]] = league.players
    await office.delete(`/team_players/${league.teams[0]}/${ann}/`)
    await office.make('team_players', { team_id: league.teams[1], player_id: ann, number: 9 })
    const before = Number((await gamesIn('player_stats_per_sport', `player_id=${ann}`))[ann])
    await played(4, ofCup(), {
      teams: league.teams,
      players: [
        [dan ?? 0, ...others],
        [ann, ...more],
      ],
    })
    const ofTeams = (await lines('player_stats_per_team', `player_id=${ann}&order_by=[team_id]`)).map(
      line => [line.team_id, line.games_played],
    )
    expect(ofTeams).toEqual([
      [league.teams[0], before],
      [league.teams[1], 1],
    ])
    expect(await gamesIn('player_stats_per_sport', `player_id=${ann}`)).toEqual({ [ann]: before + 1 })
    await demandRight()
  })

  test('are of each season for a team that is linked across seasons, and of both for its players', async () => {
    const teams = []
    for (const [name, related] of [
      ['Sexy Legs', [league.teams[0]]],
      ['New Ones', []],
    ] as const)
      teams.push(
        (await office.make('teams', { name, season_id: nextSeason, related_team_ids: [...related] })).id,
      )
    const [ann] = league.players[0]
    const before = Number((await gamesIn('player_stats_per_league', `player_id=${ann}`))[String(ann)])
    const old = await gamesIn('team_stats_per_season', `season_id=${league.season}`)
    await played(5, { season_id: nextSeason }, { teams, players: league.players })
    expect(await gamesIn('team_stats_per_season', `season_id=${league.season}`)).toEqual(old)
    expect(await gamesIn('team_stats_per_season', `season_id=${nextSeason}`)).toEqual(
      Object.fromEntries(teams.map(team => [team, 1])),
    )
    expect(await gamesIn('player_stats_per_league', `player_id=${ann}`)).toEqual({
      [String(ann)]: before + 1,
    })
    await demandRight()
  })

  test('go with a game into another season, and with a tournament', async () => {
    const alone = at(games, 2)
    const countIn = async (season: number) =>
      Number((await gamesIn('team_stats_per_season', `season_id=${season}`))[league.teams[0]] ?? 0)
    const before = await countIn(league.season)
    expect((await office.put(`/games/${alone}/`, { season_id: nextSeason })).status).toBe(202)
    expect([await countIn(league.season), await countIn(nextSeason)]).toEqual([before - 1, 1])
    await demandRight()
    expect((await office.put(`/tournaments/${league.tournament}/`, { season_id: nextSeason })).status).toBe(
      202,
    )
    expect([await countIn(league.season), await countIn(nextSeason)]).toEqual([0, before])
    await demandRight()
    expect(
      (await office.put(`/tournaments/${league.tournament}/`, { season_id: league.season })).status,
    ).toBe(202)
  })

  test('go with a game of the season that comes into a tournament of its teams; from there it goes into no other', async () => {
    const before = Number(
      (await gamesIn('team_stats_per_tournament', `tournament_id=${league.tournament}`))[league.teams[0]],
    )
    const moved = await office.put(`/games/${at(games, 2)}/`, ofCup())
    expect([moved.status, moved.body.errors]).toEqual([202, undefined])
    for (const team of league.teams)
      expect((await gamesIn('team_stats_per_tournament', `tournament_id=${league.tournament}`))[team]).toBe(
        before + 1,
      )
    await demandRight()
    for (const game of games)
      expect((await office.put(`/games/${game}/`, { tournament_id: nextCup })).status).toBe(400)
    expect(await lines('team_stats_per_tournament', `tournament_id=${nextCup}`)).toEqual([])
    await demandRight()
  })

  test('lose what is withdrawn', async () => {
    const [first] = games
    const ids = await office.column(`/events/?game_id=${first}&limit=200`, 'id')
    for (const id of ids.slice(0, 5)) expect((await office.delete(`/events/${String(id)}/`)).status).toBe(204)
    await demandRight()
  })

  test('of two players are those of one who was both', async () => {
    const [[, bob = 0], [, eve = 0]] = league.players
    const of = async (player: number) => (await lines('player_stats_per_game', `player_id=${player}`)).length
    expect(await of(eve)).toBeGreaterThan(0)
    expect((await office.send('POST', `/players/merge/${bob}/${eve}/`)).status).toBe(200)
    expect(await of(eve)).toBe(0)
    for (const level of ['team', 'tournament', 'season', 'league', 'sport'])
      expect(await lines(`player_stats_per_${level}`, `player_id=${eve}`), level).toEqual([])
    await demandRight()
  })

  test('lose a game that is deleted', async () => {
    for (const game of games) {
      expect((await office.delete(`/games/${game}/?cascade=true`)).status).toBe(204)
      for (const subject of ['player', 'team'])
        expect(await lines(`${subject}_stats_per_game`, `game_id=${game}`)).toEqual([])
      await demandRight()
    }
  })
})
