import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ultimatePlays } from '../../shared-schema/sports/ultimate-plays.ts'
import { eachDatabase, postgresDatabases } from '../support/database.ts'
import { wrongLines } from '../support/recount.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Client, objectsIn, type Body } from './client.ts'
import { enterTeams, makeSeason, makeTeams } from './replays/league.ts'

const start_time = '2026-06-13T10:00:00'

/** A tournament of four teams in Amsterdam with one pool round, and everything above it. */
class Event {
  readonly organization: number
  private constructor(
    readonly office: Client, readonly league: Awaited<ReturnType<typeof makeSeason>>, readonly tournament: number,
    readonly teams: readonly number[], readonly pool: number, readonly poolRound: number,
  ) {
    this.organization = league.organization
  }

  static async make(office: Client, values: Body = {}): Promise<Event> {
    const league = await makeSeason(office)
    const tournament = (await office.make('tournaments', { name: 'Cup', season_id: league.season, timezone: 'Europe/Amsterdam', ...values })).id
    const teams = await makeTeams(office, league.season, ['One', 'Two', 'Three', 'Four'])
    await enterTeams(office, tournament, teams)
    const pool = (await office.make('pools', { name: 'A', tournament_id: tournament, team_ids: teams })).id
    return new Event(office, league, tournament, teams, pool, (await office.make('pool_rounds', { pool_id: pool })).id)
  }

  poolGame = (values: Body = {}) => this.office.make('games', { pool_round_id: this.poolRound, start_time, team_1_id: this.teams[0], team_2_id: this.teams[1], ...values })

  async bracketGame(): Promise<Body & { id: number }> {
    const bracket = await this.office.make('brackets', { tournament_id: this.tournament, start_time, number_of_rounds: 1 })
    const [game] = (await this.office.list(`/games/?bracket_id=${bracket.id}`)).objects
    return { ...game, id: Number(game?.id) }
  }

  async swissGame(): Promise<Body & { id: number }> {
    const { games: [game] } = await this.swissRound()
    return { ...game, id: Number(game?.id) }
  }

  async swissRound(values: Body = {}) {
    const round = await this.office.make('swiss_rounds', { tournament_id: this.tournament, start_time, ...values })
    return { round, games: objectsIn(round.games) }
  }
}

/** The fields that a refusal names. */
const wrongIn = ({ status, body }: { status: number; body: Body }): unknown => [status, body.errors instanceof Object ? Object.keys(body.errors) : []]

describe('what is played in a tournament belongs to it', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let event: Event

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  beforeEach(async () => { event = await Event.make(office) })
  afterAll(() => server.stop())

  describe('its season', () => {
    test('is that of the tournament, and need not be named', async () => {
      expect(await event.poolGame()).toMatchObject({ season_id: event.league.season, tournament_id: event.tournament })
      expect(await event.poolGame({ season_id: event.league.season })).toMatchObject({ season_id: event.league.season })
    })

    test('is no other one, of whatever organization', async () => {
      const elsewhere = await makeSeason(office)
      const next = await office.make('seasons', { name: '2013', league_id: event.league.league })
      for (const season_id of [elsewhere.season, next.id]) {
        expect(wrongIn(await office.post('/games/', { season_id, pool_round_id: event.poolRound, start_time }))).toEqual([400, ['season_id']])
        const game = await event.poolGame()
        expect(wrongIn(await office.put(`/games/${game.id}/`, { season_id }))).toEqual([400, ['season_id']])
      }
    })

    test('is needed where there is no tournament', async () => {
      expect(wrongIn(await office.post('/games/', { start_time }))).toEqual([400, ['season_id']])
    })

    test('follows when a game comes into a pool', async () => {
      const next = await office.make('seasons', { name: '2013', league_id: event.league.league })
      const single = await office.make('games', { season_id: next.id, start_time })
      expect((await office.put(`/games/${single.id}/`, { pool_round_id: event.poolRound })).body).toMatchObject({ season_id: event.league.season, timezone: 'Europe/Amsterdam' })
    })
  })

  test('somebody of another organization makes no game in it, and no score of theirs counts there', async () => {
    const other = await makeSeason(office)
    const stranger = new Client(server.url, await server.signIn('admin', other.organization))
    const [team_1_id, team_2_id] = event.teams
    const injected = await stranger.post('/games/', { season_id: other.season, pool_round_id: event.poolRound, team_1_id, team_2_id, start_time })
    expect(injected.status).toBe(400)
    const withoutSeason = await stranger.post('/games/', { pool_round_id: event.poolRound, team_1_id, team_2_id, start_time })
    expect([400, 403]).toContain(withoutSeason.status)
    expect((await office.list(`/games/?tournament_id=${event.tournament}`)).meta.total_count).toBe(0)
  })

  describe('for ever', () => {
    const kinds = ['poolGame', 'bracketGame', 'swissGame'] as const

    test.each(kinds)('a %s is not put into another tournament, nor into its pools', async kind => {
      const other = await Event.make(office)
      const game = await event[kind]()
      expect((await office.put(`/games/${game.id}/`, { tournament_id: other.tournament })).status).toBe(400)
      expect(wrongIn(await office.put(`/games/${game.id}/`, { pool_round_id: other.poolRound, tournament_id: other.tournament }))).toEqual([400, ['pool_round_id']])
      expect((await office.get(`/games/${game.id}/`)).body).toMatchObject({ tournament_id: event.tournament, pool_round_id: game.pool_round_id })
    })

    test.each(kinds)('a %s is not taken out of its tournament', async kind => {
      const game = await event[kind]()
      expect(wrongIn(await office.put(`/games/${game.id}/`, { tournament_id: null, pool_round_id: null }))).toEqual([400, ['tournament_id']])
      expect((await office.get(`/games/${game.id}/`)).body).toMatchObject({ tournament_id: event.tournament })
    })

    test.each(['bracketGame', 'swissGame'] as const)('a %s does not become a pool game', async kind => {
      const game = await event[kind]()
      const refused = await office.put(`/games/${game.id}/`, { pool_round_id: event.poolRound })
      expect(wrongIn(refused)).toEqual([400, ['pool_round_id']])
      expect(refused.body.error_message).toMatch(/was made with its (bracket|swiss round) and stays there/)
    })

    test('a pool game may come into another round or pool of the same tournament', async () => {
      const second = await office.make('pools', { name: 'B', tournament_id: event.tournament, team_ids: event.teams })
      const round = await office.make('pool_rounds', { pool_id: second.id })
      const game = await event.poolGame()
      expect((await office.put(`/games/${game.id}/`, { pool_round_id: round.id })).body).toMatchObject({ pool_id: second.id, pool_round_id: round.id, tournament_id: event.tournament })
    })

    test('a whole game that was read can be sent back', async () => {
      for (const kind of kinds) {
        const { body } = await office.get(`/games/${(await event[kind]()).id}/`)
        expect((await office.put(`/games/${String(body.id)}/`, body)).status).toBe(202)
      }
    })
  })

  describe('its zone', () => {
    test('is that of the tournament, whatever the offset says', async () => {
      for (const sent of ['2026-06-13T08:00:00.000Z', '2026-06-13T03:00:00-05:00', '2026-06-13T10:00']) {
        const game = await event.poolGame({ start_time: sent })
        expect(game).toMatchObject({ start_time: '2026-06-13T10:00:00+02:00', timezone: 'Europe/Amsterdam' })
        expect((await office.put(`/games/${game.id}/`, { start_time: '2026-06-13T12:00:00Z' })).body).toMatchObject({ start_time: '2026-06-13T14:00:00+02:00', timezone: 'Europe/Amsterdam' })
      }
      const bracket = await office.make('brackets', { tournament_id: event.tournament, start_time: '2026-06-13T12:00:00Z', number_of_rounds: 1 })
      expect(bracket.start_time).toBe('2026-06-13T14:00:00+02:00')
      expect(await office.column(`/games/?bracket_id=${bracket.id}`, 'start_time')).toEqual(['2026-06-13T14:00:00+02:00'])
      expect((await office.put(`/brackets/${bracket.id}/`, { start_time: '2026-06-13T13:00:00Z' })).body.start_time).toBe('2026-06-13T15:00:00+02:00')
    })

    test('changes with that of the tournament; the moments stay', async () => {
      const game = await event.poolGame()
      await office.make('game_scores', { game_id: game.id, team_1_score: 1, team_2_score: 0 })
      const { round } = await event.swissRound()
      await office.put(`/tournaments/${event.tournament}/`, { timezone: 'America/New_York' })
      expect((await office.get(`/games/${game.id}/`)).body).toMatchObject({ timezone: 'America/New_York', start_time: '2026-06-13T04:00:00-04:00' })
      expect((await office.get(`/swiss_rounds/${round.id}/`)).body.start_time).toBe('2026-06-13T04:00:00-04:00')
      const [score] = (await office.list(`/game_scores/?game_id=${game.id}`)).objects
      expect(score?.time).toMatch(/-0[45]:00$/)
    })
  })

  describe('a round has a number of its own', () => {
    test('which is the next one, and neither taken, nor before the first, nor beyond the next', async () => {
      expect((await event.swissRound()).round.round_number).toBe(1)
      for (const round_number of [1, 0, -5, 99]) {
        expect(wrongIn(await office.post('/swiss_rounds/', { tournament_id: event.tournament, start_time, round_number }))).toEqual([400, ['round_number']])
        expect(wrongIn(await office.post('/pool_rounds/', { pool_id: event.pool, round_number }))).toEqual([400, ['round_number']])
      }
      expect((await event.swissRound({ round_number: 2 })).round.round_number).toBe(2)
      const second = await office.make('pool_rounds', { pool_id: event.pool, round_number: 2 })
      expect(wrongIn(await office.put(`/pool_rounds/${second.id}/`, { round_number: 1 }))).toEqual([400, ['round_number']])
      expect((await office.put(`/pool_rounds/${second.id}/`, { round_number: 2 })).status).toBe(202)
    })

    test('takes none where there is nobody to pair', async () => {
      const empty = await office.make('tournaments', { name: 'Empty', season_id: event.league.season })
      await enterTeams(office, empty.id, event.teams.slice(0, 1))
      expect(wrongIn(await office.post('/swiss_rounds/', { tournament_id: empty.id, start_time }))).toEqual([400, ['tournament_id']])
      expect(wrongIn(await office.post('/swiss_rounds/', { tournament_id: event.tournament, start_time, team_ids: [event.teams[0]] }))).toEqual([400, ['team_ids']])
      await enterTeams(office, empty.id, event.teams.slice(1, 2))
      expect((await office.make('swiss_rounds', { tournament_id: empty.id, start_time })).round_number).toBe(1)
    })
  })

  describe('the teams of its parts', () => {
    test('are in the tournament', async () => {
      const [stranger] = await makeTeams(office, event.league.season, ['Stranger'])
      const at = { tournament_id: event.tournament, start_time, team_ids: [...event.teams, stranger] }
      for (const [family, values] of [['pools', { ...at, name: 'B' }], ['swiss_rounds', at], ['brackets', at]] as const) {
        const refused = await office.post(`/${family}/`, values)
        expect(wrongIn(refused), family).toEqual([400, ['team_ids']])
        expect(refused.body.error_message).toMatch(new RegExp(`not in the tournament: ${stranger}`))
      }
      expect(wrongIn(await office.put(`/pools/${event.pool}/`, { team_ids: at.team_ids }))).toEqual([400, ['team_ids']])
      expect(wrongIn(await office.post('/games/', { pool_round_id: event.poolRound, start_time, team_1_id: stranger }))).toEqual([400, ['team_1_id']])
      for (const game of [await event.poolGame(), await event.bracketGame(), await event.swissGame()]) {
        expect(wrongIn(await office.put(`/games/${game.id}/`, { team_2_id: stranger }))).toEqual([400, ['team_2_id']])
      }
    })

    test('are told where they are of another season', async () => {
      const last = await office.make('seasons', { name: '2011', league_id: event.league.league })
      const [old] = await makeTeams(office, last.id, ['Old'])
      await enterTeams(office, event.tournament, [old ?? 0])
      const game = await event.poolGame({ team_2_id: old })
      const { conflicts } = (await office.get(`/tournaments/${event.tournament}/conflicts/`)).body
      expect(conflicts).toEqual([{
        kind: 'other_season', text: 'Old are a team of the season 2011, and the tournament is one of 2012.', team_id: old, game_ids: [game.id], game_site_id: null,
      }])
    })

    test('are each named once', async () => {
      const at = { tournament_id: event.tournament, start_time, team_ids: [event.teams[0], event.teams[1], event.teams[0]] }
      for (const [family, values] of [['pools', { ...at, name: 'B' }], ['swiss_rounds', at], ['brackets', at]] as const) {
        const refused = await office.post(`/${family}/`, values)
        expect(wrongIn(refused), family).toEqual([400, ['team_ids']])
        expect(refused.body.error_message).toMatch(new RegExp(`names teams twice: ${event.teams[0]}`))
      }
    })
  })

  describe('the game that a team goes on to', () => {
    test('is one of the same tournament', async () => {
      const other = await Event.make(office)
      const [game, elsewhere] = [await event.poolGame(), await other.poolGame()]
      for (const name of ['next_game_for_winner_id', 'next_game_for_loser_id']) {
        expect(wrongIn(await office.put(`/games/${game.id}/`, { [name]: elsewhere.id }))).toEqual([400, [name]])
      }
    })

    test('is one of the same season where there is no tournament, and so of the same organization', async () => {
      const other = await makeSeason(office)
      const target = await office.make('games', { season_id: event.league.season, start_time, team_1_id: event.teams[0], team_2_id: event.teams[1] })
      const attacker = new Client(server.url, await server.signIn('admin', other.organization))
      const teams = await makeTeams(office, other.season, ['Q1', 'Q2'])
      const values = { season_id: other.season, start_time, team_1_id: teams[0], team_2_id: teams[1] }
      expect(wrongIn(await attacker.post('/games/', { ...values, next_game_for_winner_id: target.id }))).toEqual([400, ['next_game_for_winner_id']])
      const own = await attacker.make('games', values)
      expect(wrongIn(await attacker.put(`/games/${own.id}/`, { next_game_for_loser_id: target.id }))).toEqual([400, ['next_game_for_loser_id']])
    })

    test('keeps both of them in one place', async () => {
      const next = await office.make('seasons', { name: '2013', league_id: event.league.league })
      const values = { season_id: event.league.season, start_time }
      const final = await office.make('games', values)
      const semifinal = await office.make('games', { ...values, next_game_for_winner_id: final.id })
      expect(wrongIn(await office.put(`/games/${semifinal.id}/`, { season_id: next.id }))).toEqual([400, ['next_game_for_winner_id']])
      expect(wrongIn(await office.put(`/games/${final.id}/`, { season_id: next.id }))).toEqual([400, ['season_id']])
      expect(wrongIn(await office.put(`/games/${final.id}/`, { pool_round_id: event.poolRound }))).toEqual([400, ['tournament_id']])
    })
  })

  describe('what is recorded stays in its sport', () => {
    const soccer = async () => office.make('leagues', { name: 'Soccer', sport: 'soccer', gender: 'open', organization_id: event.organization })

    test('so a league, a season and a tournament change theirs only before', async () => {
      const league = await soccer()
      const season = await office.make('seasons', { name: '2026', league_id: league.id })
      await event.poolGame()
      expect((await office.put(`/leagues/${event.league.league}/`, { sport: 'soccer' })).status).toBe(202)
      expect((await office.put(`/leagues/${event.league.league}/`, { sport: 'ultimate' })).status).toBe(202)
      const game = await event.poolGame()
      await office.make('events', { game_id: game.id, type: ultimatePlays.goal })
      const refused = await office.put(`/leagues/${event.league.league}/`, { sport: 'soccer' })
      expect(wrongIn(refused)).toEqual([409, ['sport']])
      expect(refused.body.error_message).toBe(`sport must stay ultimate, because something is recorded at game ${game.id}: it was recorded as plays of that sport.`)
      expect(wrongIn(await office.put(`/seasons/${event.league.season}/`, { league_id: league.id }))).toEqual([409, ['league_id']])
      expect(wrongIn(await office.put(`/tournaments/${event.tournament}/`, { season_id: season.id }))).toEqual([409, ['season_id']])
      expect((await office.put(`/leagues/${event.league.league}/`, { name: 'Mixed' })).status).toBe(202)
    })

    test('and a game of no tournament too', async () => {
      const season = await office.make('seasons', { name: '2026', league_id: (await soccer()).id })
      const game = await office.make('games', { season_id: event.league.season, start_time, team_1_id: event.teams[0], team_2_id: event.teams[1] })
      await office.make('events', { game_id: game.id, type: ultimatePlays.goal })
      expect(wrongIn(await office.put(`/games/${game.id}/`, { season_id: season.id }))).toEqual([409, ['season_id']])
    })
  })
})

eachDatabase('two rounds made at once', freshDatabaseUrl => {
  let server: TestServer
  let office: Client
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  test('are the first and the second, and nobody meets twice', async () => {
    const event = await Event.make(office)
    const made = await Promise.all([1, 2, 3].map(() => event.swissRound()))
    expect(made.map(({ round }) => round.round_number).sort()).toEqual([1, 2, 3])
    const pairs = made.flatMap(({ games }) => games.map(({ team_1_id, team_2_id }) => [team_1_id, team_2_id].map(Number).sort((a, b) => a - b).join('–')))
    expect(new Set(pairs).size).toBe(6)
    const rounds = await Promise.all([1, 2, 3, 4, 5].map(() => office.make('pool_rounds', { pool_id: event.pool })))
    expect(rounds.map(({ round_number }) => Number(round_number)).sort()).toEqual([2, 3, 4, 5, 6])
  })
})

eachDatabase('a tournament that moves', freshDatabaseUrl => {
  let server: TestServer
  let office: Client
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  /** An event with a game of each kind, of which one has been played. */
  async function played() {
    const event = await Event.make(office)
    const games = [await event.poolGame(), await event.bracketGame(), await event.swissGame()]
    const site = await office.make('event_sites', { name: 'Park', tournament_id: event.tournament })
    const field = await office.make('game_sites', { name: 'Field 1', event_site_id: site.id })
    const game_id = games[0]?.id ?? 0
    await office.make('events', { game_id, type: ultimatePlays.goal, player_2_team_id: event.teams[0] })
    await office.make('game_scores', { game_id, team_1_score: 7, team_2_score: 3, is_final: true })
    return { event, games, field: field.id, game_id }
  }

  /** The organizations that something in a tournament belongs to. */
  async function ownersIn(tournament: number): Promise<number[]> {
    const { rows } = await sql<{ owner_id: number }>`
      select owner_id from tournaments where id = ${tournament}
      ${sql.join(['tournament_teams', 'event_sites', 'pools', 'pool_rounds', 'brackets', 'swiss_rounds', 'games'].map(family =>
    sql`union select owner_id from ${sql.table(family)} where tournament_id = ${tournament}`), sql` `)}
      union select game_scores.owner_id from game_scores join games on games.id = game_id where tournament_id = ${tournament}`.execute(server.db)
    return rows.map(({ owner_id }) => owner_id)
  }

  /** The season that a tablet has of each game of an event, and the seasons and leagues that it holds. */
  async function onTablets(tournament: number) {
    const rows = await server.db.selectFrom('feed').select(['id', 'document'])
      .where('scope', '=', `tournament:${tournament}`).where('collection', '=', 'catalog').where('deleted', '=', false).orderBy('id').execute()
    return {
      seasons: rows.filter(({ id }) => /^(seasons|leagues)\//.test(id)).map(({ id }) => id),
      ofGames: [...new Set(rows.filter(({ id }) => id.startsWith('games/')).map(({ document }) => z.object({ record: z.object({ season_id: z.int() }) }).parse(document).record.season_id))],
    }
  }

  test('into another season takes its games and their statistics along', async () => {
    const { event, games, game_id } = await played()
    const season = await office.make('seasons', { name: '2013', league_id: event.league.league })
    expect((await office.put(`/tournaments/${event.tournament}/`, { season_id: season.id })).status).toBe(202)
    for (const { id } of games) expect((await office.get(`/games/${id}/`)).body.season_id).toBe(season.id)
    expect(await onTablets(event.tournament)).toEqual({ seasons: [`leagues/${event.league.league}`, `seasons/${season.id}`], ofGames: [season.id] })
    const lines = async (level: string, query: string) => (await office.list(`/stats/ultimate/team_stats_per_${level}/?team_ids=[${event.teams[0]}]&${query}`)).objects
    expect(await lines('season', `season_ids=[${event.league.season}]`)).toEqual([])
    expect(await lines('season', `season_ids=[${season.id}]`)).toMatchObject([{ wins: 1 }])
    expect(await lines('tournament', `tournament_ids=[${event.tournament}]`)).toHaveLength(1)
    await office.make('game_scores', { game_id, team_1_score: 8, team_2_score: 3, is_final: true })
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('to another organization belongs to that with all that is in it', async () => {
    const { event, field, game_id } = await played()
    const other = await makeSeason(office)
    const [before, after] = await Promise.all([event.organization, other.organization].map(async id => new Client(server.url, await server.signIn('admin', id))))
    expect((await office.put(`/tournaments/${event.tournament}/`, { season_id: other.season })).status).toBe(202)
    expect(await ownersIn(event.tournament)).toEqual([other.organization])
    for (const [path, values] of [[`/games/${game_id}/`, { number_of_sets: 3 }], [`/pools/${event.pool}/`, { name: 'New' }], [`/game_sites/${field}/`, { name: 'Field 2' }]] as const) {
      expect((await before?.put(path, values))?.status, path).toBe(403)
      expect((await after?.put(path, values))?.status, path).toBe(202)
    }
    expect((await after?.post('/game_scores/', { game_id, team_1_score: 9, team_2_score: 3, is_final: true }))?.status).toBe(201)
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('and a season that moves, or a league, takes its tournaments along', async () => {
    const { event, game_id } = await played()
    const league = await office.make('leagues', { name: 'Other', sport: 'ultimate', gender: 'mixed', organization_id: event.organization })
    expect((await office.put(`/seasons/${event.league.season}/`, { league_id: league.id })).status).toBe(202)
    expect((await office.list(`/stats/ultimate/team_stats_per_league/?team_ids=[${event.teams[0]}]`)).objects).toMatchObject([{ league_id: league.id, wins: 1 }])
    expect(await wrongLines(server.db)).toEqual([])
    const other = await office.make('organizations', { name: 'Other', is_public: true })
    expect((await office.put(`/leagues/${league.id}/`, { organization_id: other.id })).status).toBe(202)
    expect(await ownersIn(event.tournament)).toEqual([other.id])
    const admin = new Client(server.url, await server.signIn('admin', other.id))
    expect((await admin.put(`/games/${game_id}/`, { number_of_sets: 3 })).status).toBe(202)
    expect((await admin.put(`/teams/${event.teams[0]}/`, { name: 'Renamed' })).status).toBe(202)
    expect(await wrongLines(server.db)).toEqual([])
  })
})
