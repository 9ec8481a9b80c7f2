import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileOf } from '../../../shared-schema/handover/file.ts'
import { pack } from '../../../shared-schema/handover/packed.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { invite } from '../../../server/accounts/links/invitations.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { spread } from '../../support/spread.ts'
import { withClient } from '../../support/with-client.ts'
import { Client, type Reply } from '../client.ts'

describe('L15: while others write where a record is', () => {
  const freshDatabaseUrl = postgresDatabases()
  let databaseUrl: string
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let game: number
  let tablet: Device
  let site: number

  beforeAll(async () => {
    databaseUrl = await freshDatabaseUrl()
    server = await startTestServer({ databaseUrl })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    tablet = new Device(server.url, scope(), await server.signIn('scorekeeper', league.organization))
    const park = await make(server.db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    site = await make(server.db, 'game_sites', { name: 'Field 1', event_site_id: park })
  })

  const scope = () => `tournament:${league.tournament}`
  const goal = () => tablet.entry(game, 'play', goalOf(league.teams[0], null, null))
  const score = { team_1_score: 3, team_2_score: 1 }
  const tournament = (rest: string) => `/tournaments/${league.tournament}/${rest}`
  const entered = () => `/tournament_teams/${league.tournament}/${league.teams[0]}/`
  const player = () => league.players[0][0] ?? 0
  const newTeam = () => make(server.db, 'teams', { name: 'Late', season_id: league.season })

  /** Each makes what the write needs, and gives the write itself. */
  const writes: Record<string, () => Promise<() => Promise<Reply | Response>>> = {
    'recording a score': async () => () => office.post('/game_scores/', { game_id: game, ...score }),
    'correcting a play': async () => {
      const { id } = await office.make('events', {
        game_id: game,
        type: 22,
        player_2_id: player(),
        player_2_team_id: league.teams[0],
      })
      return () => office.put(`/events/${id}/`, { player_2_id: league.players[0][1] ?? 0 })
    },
    'taking a score back': async () => {
      const { id } = await office.make('game_scores', { game_id: game, ...score })
      return () => office.delete(`/game_scores/${id}/`)
    },
    'recording a play': async () => () =>
      office.post('/events/', {
        game_id: game,
        type: 22,
        player_2_id: player(),
        player_2_team_id: league.teams[0],
      }),
    'recording spirit': async () => () =>
      office.post('/game_sportsmanship_scores/', { game_id: game, team_1_score: { rules: 2 } }),
    'a push of a tablet': async () => () => tablet.push([goal()]),
    'a walk-on': async () => () =>
      tablet.push([
        tablet.entry(game, 'walk_on', {
          team_id: league.teams[0],
          first_name: 'New',
          last_name: '',
          nickname: '',
          number: 77,
        }),
        goal(),
      ]),
    'a hand-over': async () => {
      const file = fileOf(await pack({ scope: scope(), entries: [goal()] }))
      return () => office.post('/handovers/', file)
    },
    'making a game': async () => () =>
      office.post('/games/', {
        season_id: league.season,
        pool_round_id: league.poolRound,
        start_time: '2026-06-01T12:00',
        team_1_id: league.teams[0],
      }),
    'moving a game to a site and time': async () => () =>
      office.put(`/games/${game}/`, { game_site_id: site, start_time: '2026-06-01T15:00' }),
    'changing the teams of a game': async () => {
      const team = await newTeam()
      await make(server.db, 'tournament_teams', { tournament_id: league.tournament, team_id: team })
      return () => office.put(`/games/${game}/`, { team_2_id: team })
    },
    'deleting a game': async () => () => office.delete(`/games/${game}/?cascade=true`),
    'withdrawing a team': async () => () => office.put(entered(), { status: 'withdrawn' }),
    'entering a team': async () => {
      const team_id = await newTeam()
      return () => office.post('/tournament_teams/', { tournament_id: league.tournament, team_id })
    },
    'taking a team out': async () => {
      const team_id = await newTeam()
      await make(server.db, 'tournament_teams', { tournament_id: league.tournament, team_id })
      return () => office.delete(`/tournament_teams/${league.tournament}/${team_id}/`)
    },
    'renaming a team': async () => () => office.put(`/teams/${league.teams[0]}/`, { name: 'Renamed' }),
    'deleting a team': async () => () => office.delete(`/teams/${league.teams[0]}/?cascade=true`),
    'putting a player on a roster': async () => {
      const player_id = await make(server.db, 'players', { first_name: 'Dee' })
      return () => office.post('/team_players/', { team_id: league.teams[0], player_id })
    },
    'taking a player off a roster': async () => () =>
      office.delete(`/team_players/${league.teams[0]}/${player()}/`),
    'renaming a player': async () => () => office.put(`/players/${player()}/`, { first_name: 'Anne' }),
    'merging players': async () => () =>
      office.post(`/players/merge/${player()}/${league.players[0][1] ?? 0}/`, {}),
    'making a pool with its games': async () => () =>
      office.post('/pools/', {
        name: 'B',
        tournament_id: league.tournament,
        team_ids: league.teams,
        generate_matchups: true,
        start_time: '2026-06-01T12:00',
        time_between_rounds: 60,
      }),
    'drawing pools': async () => () =>
      office.post(tournament('pools/'), { number_of_pools: 1, start_time: '2026-06-01T12:00' }),
    'making a pool round': async () => {
      const pool = await make(server.db, 'pools', {
        name: 'B',
        tournament_id: league.tournament,
        team_ids: league.teams,
      })
      return () => office.post('/pool_rounds/', { pool_id: pool })
    },
    'making a swiss round': async () => () =>
      office.post('/swiss_rounds/', { tournament_id: league.tournament, start_time: '2026-06-01T12:00' }),
    'showing a swiss round': async () => {
      const { id } = await office.make('swiss_rounds', {
        tournament_id: league.tournament,
        start_time: '2026-06-01T12:00',
        visibility: 'hidden',
      })
      return () => office.put(`/swiss_rounds/${id}/`, { visibility: 'live' })
    },
    'making a bracket': async () => () =>
      office.post('/brackets/', {
        tournament_id: league.tournament,
        team_ids: league.teams,
        start_time: '2026-06-01T12:00',
        time_between_rounds: 60,
      }),
    'scheduling games': async () => {
      await office.put(`/games/${game}/`, { game_site_id: site })
      return () => office.post(tournament('schedule/'), { start_time: '2026-06-02T09:00' })
    },
    'shifting a day': async () => () =>
      office.post(tournament('shift/'), { date: '2026-06-01', minutes: 30 }),
    'keeping the final standings': async () => {
      await office.make('game_scores', { game_id: game, ...score, is_final: true })
      return () => office.post(tournament('standings/'), {})
    },
    'renaming a tournament': async () => () =>
      office.put(`/tournaments/${league.tournament}/`, { name: 'Renamed' }),
    'deleting a tournament': async () => () =>
      office.delete(`/tournaments/${league.tournament}/?cascade=true`),
    'renaming a season': async () => () => office.put(`/seasons/${league.season}/`, { name: '2027' }),
    'judging entries again': async () => {
      const viewer = new Device(server.url, scope(), await server.signIn('viewer', league.organization))
      await viewer.push([viewer.entry(game, 'play', goalOf(league.teams[0], null, null))])
      return () => office.post('/verdicts/', { tournament_id: league.tournament })
    },
    'getting a role for which entries wait': async () => {
      const join = async (role: 'viewer' | 'scorekeeper') =>
        fetch(`${server.url}/accounts/join`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            code: await invite(server.db, { organization_id: league.organization, role, place: null }, null),
            name: 'Late',
            email: `late-${league.organization}@example.org`,
            password: 'correct horse battery',
          }),
        })
      const viewer = new Device(server.url, scope(), (await join('viewer')).headers.get('set-auth-token'))
      await viewer.push([viewer.entry(game, 'play', goalOf(league.teams[0], null, null))])
      return () => join('scorekeeper')
    },
    'a write that names the version it read': async () => {
      const { headers } = await office.get(`/games/${game}/`)
      return () =>
        office.send(
          'PUT',
          `/games/${game}/`,
          { game_site_id: site },
          { 'If-Match': headers.get('etag') ?? '' },
        )
    },
    'a write with an Idempotency-Key': async () => () =>
      office.send('POST', '/game_scores/', { game_id: game, ...score }, { 'Idempotency-Key': `key-${game}` }),
  }

  spread(4, Object.entries(writes), some => {
    test.each(some)(
      '%s waits its turn before it holds anything that others may wait for',
      async (_name, prepare) => {
        const write = await prepare()
        const { held, answered } = await withClient(databaseUrl, async client => {
          await client.query('begin')
          await client.query('select from scopes for update')
          const answered = write()
          try {
            return { held: await lockedByWhoWaits(client), answered }
          } finally {
            await client.query('rollback')
          }
        })
        expect(held).toEqual([])
        expect((await answered).status).toBeLessThan(300)
      },
    )
  })

  /**
   * The tables, except that of the scopes, in which the waiting transaction has locked rows: a lock on a row
   * also locks its table.
   */
  async function lockedByWhoWaits(
    client: Parameters<Parameters<typeof withClient>[1]>[0],
  ): Promise<string[]> {
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
      // Within a transaction PostgreSQL lists the connections that were there at its first look.
      await client.query('select pg_stat_clear_snapshot()')
      const { rows: waiting } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      if (waiting.length === 0) continue
      expect(waiting).toHaveLength(1)
      const { rows } = await client.query<{ relname: string }>(
        `
        select distinct relname from pg_locks join pg_class on pg_class.oid = relation
        where pid = $1 and relkind = 'r' and mode <> 'AccessShareLock' and relname <> 'scopes'`,
        [waiting[0]?.pid],
      )
      return rows.map(({ relname }) => relname)
    }
    throw new Error('The write did not wait')
  }
})
